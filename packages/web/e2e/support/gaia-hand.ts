/** A hand at the board of Gaia Project, in English: it presses what has a name, and reads what lies on the table. */
import type { Locator, Page } from 'playwright-core';
import { said } from './words.ts';

const words = said.en;

type View = 'Map' | 'Research' | 'Me' | 'Others';

/** A space by its place, whatever stands on it: the words up to the closing bracket of its coordinates. */
export const placeIn = (name: string): string => /[^,]*\([^)]*\)/.exec(name)?.[0].trim() ?? name;

export class Hand {
  readonly page: Page;
  readonly bar: Locator;
  readonly map: Locator;
  /** The question that was confirmed last. */
  #confirmed = '';

  constructor(page: Page) {
    this.page = page;
    this.bar = page.getByRole('region', { name: words.question, exact: true });
    this.map = page.getByRole('region', { name: 'Map', exact: true });
  }

  /** The filled button. */
  get main(): Locator {
    return this.bar.locator('[aria-keyshortcuts="Enter"]');
  }

  title(): Promise<string | null> {
    return this.bar.getByRole('heading').first().textContent();
  }

  /** Waits for a question by the beginning of its title. */
  async asked(title: RegExp): Promise<void> {
    await this.bar.getByRole('heading', { name: title }).first().waitFor();
  }

  /** Shows a part of the table on a phone; elsewhere all of them show. */
  async show(view: View): Promise<void> {
    const tab = this.page.getByRole('tab', { name: view, exact: true });
    if ((await tab.count()) > 0 && (await tab.getAttribute('aria-selected')) !== 'true') await tab.click();
  }

  /** The cards below the question whose name begins so. */
  cards(name: RegExp): Locator {
    return this.bar.getByRole('group').getByRole('button', { name, disabled: false });
  }

  async press(name: RegExp): Promise<void> {
    await this.cards(name).first().click();
  }

  /** Begins a kind of action: on a phone its cards lie below the map. */
  async begin(action: RegExp): Promise<void> {
    await this.show('Map');
    await this.press(action);
  }

  /** Presses the filled button, which must be called so. */
  async confirm(name: RegExp): Promise<void> {
    this.#confirmed = (await this.title()) ?? '';
    await this.main.and(this.page.getByRole('button', { name })).click();
  }

  /** Goes through with the turn. Whoever has nothing to exchange is not asked whether they want to. */
  async endTurn(): Promise<void> {
    await this.bar.getByRole('heading').first().filter({ hasNotText: this.#confirmed }).waitFor();
    if ((await this.title()) !== 'Anything more?') return;
    await this.confirm(/^End the turn/);
    await this.asked(/^(?!Anything more)/);
  }

  /** Touches a space that the question offers, by a part of its name; gives its place. */
  async touch(name: RegExp | string): Promise<string> {
    await this.show('Map');
    const space = this.map.getByRole('button', { name }).first();
    const found = (await space.getAttribute('aria-label')) ?? '';
    await space.click();
    return placeIn(found);
  }

  /** The places of the spaces that are chosen. */
  async chosenSpaces(): Promise<string[]> {
    await this.show('Map');
    const names = await this.map
      .getByRole('button', { pressed: true })
      .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
    return names.map(placeIn);
  }

  /** All spaces of which there is something to tell, in words, as a screen reader hears them. */
  async spaces(having = ''): Promise<string[]> {
    await this.show('Map');
    const all = await this.map.getByRole('listitem').allTextContents();
    return all.filter((each) => each.includes(having));
  }

  /** What is told of one space. */
  async spaceAt(place: string): Promise<string> {
    return (await this.spaces(place))[0] ?? '';
  }

  /** What the pictures of one's own board are called: areas of power, structures, Gaiaformers. */
  async pictures(having: string): Promise<string> {
    await this.show('Me');
    const names = await this.page
      .getByRole('region', { name: 'Your board', exact: true })
      .getByRole('img')
      .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
    return names.find((each) => each.includes(having)) ?? '';
  }

  /** Tiles, booster, special actions and federation tokens on one's own board. */
  async things(having = ''): Promise<string[]> {
    await this.show('Me');
    const list = this.page
      .getByRole('region', { name: 'Tiles and booster', exact: true })
      .getByRole('listitem');
    const names = await list.evaluateAll((all) =>
      all.map(
        (each) =>
          each.querySelector('button')?.getAttribute('aria-label') ??
          each.querySelector('.hidden')?.textContent ??
          '',
      ),
    );
    return names.filter((each) => each.includes(having));
  }

  /** How much one has of something: "Ore", "Q.I.C.". */
  async amount(of: string): Promise<number> {
    await this.show('Me');
    const value = this.page
      .getByRole('region', { name: 'Your board', exact: true })
      .getByRole('term')
      .filter({ hasText: of })
      .locator('+ dd > span')
      .first();
    return Number.parseInt((await value.textContent()) ?? '', 10);
  }
}

/** Something that is done by hand, from a kept game up to the end of the turn. */
export interface Special {
  readonly name: string;
  /** The kept game; see `support/gaia-moments.ts`. */
  readonly table: string;
  readonly play: (hand: Hand) => Promise<void>;
  /** Belongs to every test run. */
  readonly quick?: true;
}
