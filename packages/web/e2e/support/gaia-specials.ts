/** What only some factions, or few games, come to in Gaia Project, done by hand on the board. */
import { expect } from 'vitest';
import { type Hand, placeIn, type Special } from './gaia-hand.ts';

/** Takes up a special action: where there is only one, the kind of action is enough. */
async function takeSpecial(hand: Hand, name: RegExp): Promise<void> {
  await hand.begin(/^Special/);
  if (/^Special actions/.test((await hand.title()) ?? '')) await hand.press(name);
}

/** A tile of the lower row, and a step. */
async function takeStandardTile(hand: Hand): Promise<void> {
  await hand.asked(/tile/i);
  await hand.show('Research');
  await hand.page
    .getByRole('button', { name: /standard tile/, pressed: false })
    .first()
    .click();
  if (!(await hand.main.isEnabled()))
    await hand.page
      .getByRole('button', { name: /, level \d/, pressed: false })
      .first()
      .click();
}

export const specials: readonly Special[] = [
  {
    name: 'a space station of the Ivits',
    table: 'gaia-may-station',
    quick: true,
    play: async (hand) => {
      const before = await hand.spaces('space station of Halley');
      await takeSpecial(hand, /space station/i);
      await hand.asked(/^Place a space station/);
      const place = await hand.touch(/^sector/);
      await hand.confirm(/^Place it here/);
      await hand.endTurn();
      expect(await hand.spaces('space station of Halley')).toHaveLength(before.length + 1);
      expect(await hand.spaceAt(place)).toContain('space station of Halley');
    },
  },
  {
    name: 'a guest mine of the Lantids',
    table: 'gaia-may-guest',
    play: async (hand) => {
      const place = await hand.touch(/ of Skilled bot.*: build a mine/);
      if (await hand.main.isDisabled()) await hand.press(/^As a guest/);
      await hand.confirm(/^Build as a guest/);
      await hand.endTurn();
      expect(await hand.spaceAt(place)).toMatch(/ of Skilled bot.*guest mine of Halley/);
    },
  },
  {
    name: 'power spent with the brainstone',
    table: 'gaia-may-spend',
    play: async (hand) => {
      const ore = await hand.amount('Ore');
      expect(await hand.pictures('Power:')).toContain('Brainstone in area III');
      await hand.begin(/^Power/);
      await hand.press(/2 ore/);
      await hand.asked(/^Spend 4 power with what/);
      await hand.press(/It counts as 3 power/);
      await hand.confirm(/./);
      await hand.endTurn();
      expect(await hand.amount('Ore')).toBe(ore + 2);
      expect(await hand.pictures('Power:')).toMatch(/Brainstone in area I$/);
    },
  },
  {
    name: 'a brainstone that stays behind when power is charged',
    table: 'gaia-stone',
    play: async (hand) => {
      const stone = async (): Promise<string> =>
        /Brainstone in area I+/.exec(await hand.pictures('Power:'))?.[0] ?? '';
      const before = await stone();
      await hand.press(/The stone stays behind/);
      await hand.main.click();
      await hand.bar
        .getByRole('heading', { name: /^Does the brainstone rise/ })
        .waitFor({ state: 'detached' });
      expect(await stone()).toBe(before);
    },
  },
  {
    name: 'the Gaia phase of the Terrans',
    table: 'gaia-convert',
    play: async (hand) => {
      const credits = await hand.amount('Credits');
      await hand.asked(/^Gaia phase/);
      const more = hand.bar.getByRole('button', { name: /credit.*: one more/i });
      const less = hand.bar.getByRole('button', { name: /: one less/, disabled: false });
      while ((await less.count()) > 0) await less.first().click();
      await more.click();
      await hand.confirm(/^Take 1 credit/);
      await hand.bar.getByRole('heading', { name: /^Gaia phase/ }).waitFor({ state: 'detached' });
      expect(await hand.amount('Credits')).toBe(credits + 1);
      expect(await hand.pictures('Power:')).toContain('0 in the Gaia area');
    },
  },
  {
    name: 'a tech tile for the Itars in the Gaia phase',
    table: 'gaia-gaia-tile',
    play: async (hand) => {
      const tiles = (await hand.things()).length;
      await hand.asked(/^A tech tile for 4 tokens/);
      await hand.press(/^A tile/);
      await hand.confirm(/^Give 4, choose a tile/);
      await takeStandardTile(hand);
      await hand.confirm(/^Take it/);
      await expect.poll(async () => (await hand.things()).length).toBe(tiles + 1);
    },
  },
  {
    name: 'a Gaiaformer of the Bal T’aks for a Q.I.C.',
    table: 'gaia-former-qic',
    play: async (hand) => {
      const qic = await hand.amount('Q.I.C.');
      await hand.bar.getByRole('button', { name: /^Free actions/ }).click();
      await hand.press(/Gaiaformer/);
      await hand.confirm(/^Exchange/);
      await expect.poll(() => hand.amount('Q.I.C.')).toBe(qic + 1);
      expect(await hand.pictures('Gaiaformers:')).toContain('1 in the Gaia area');
    },
  },
  {
    name: 'the institute of the Ambas changes places',
    table: 'gaia-may-swap',
    quick: true,
    play: async (hand) => {
      const [institute = ''] = await hand.spaces('planetary institute of Halley');
      await takeSpecial(hand, /swap|institute/i);
      await hand.asked(/^Swap with which mine/);
      const place = await hand.touch(/mine of Halley/);
      await hand.confirm(/^Swap with this mine/);
      await hand.endTurn();
      expect(await hand.spaceAt(place)).toContain('planetary institute of Halley');
      expect(await hand.spaceAt(placeIn(institute))).toContain('mine of Halley');
    },
  },
  {
    name: 'a lab of the Firaks steps back',
    table: 'gaia-may-downgrade',
    play: async (hand) => {
      const labs = await hand.spaces('research lab of Halley');
      await takeSpecial(hand, /lab/i);
      await hand.asked(/^Lab back to trading station/);
      const place = await hand.touch(/research lab of Halley/);
      if ((await hand.title())?.startsWith('Lab back') === true) await hand.confirm(/^Next/);
      await hand.asked(/^Advance/);
      await hand.press(/./);
      await hand.confirm(/^Advance/);
      await hand.endTurn();
      expect(await hand.spaceAt(place)).toContain('trading station of Halley');
      expect(await hand.spaces('research lab of Halley')).toHaveLength(labs.length - 1);
    },
  },
  {
    name: 'the Lost Planet',
    table: 'gaia-may-find',
    play: async (hand) => {
      expect(await hand.spaces('Lost Planet')).toEqual([]);
      await hand.begin(/^Research/);
      await hand.press(/^Navigation/);
      await hand.asked(/^Where is the Lost Planet/);
      const place = await hand.touch(/^sector/);
      await hand.confirm(/^Place it here/);
      await hand.endTurn();
      expect(await hand.spaceAt(place)).toMatch(/^Lost Planet.*mine of Halley/);
    },
  },
  {
    name: 'an advanced tile covers a standard one',
    table: 'gaia-may-cover',
    play: async (hand) => {
      const before = await hand.things();
      await hand.begin(/^Upgrade/);
      await hand.press(/→ research lab/);
      await hand.confirm(/^Next: the tile/);
      await hand.show('Research');
      await hand.page
        .getByRole('button', { name: /advanced tile of/, pressed: false })
        .first()
        .click();
      await hand.asked(/^Cover which tile/);
      await hand.page
        .getByRole('button', { name: /each round without/ })
        .first()
        .click();
      await hand.bar.getByRole('button', { name: /^No step/ }).click();
      await hand.confirm(/^Take it all/);
      await hand.endTurn();
      const after = await hand.things();
      expect(after).toHaveLength(before.length + 1);
      expect(after.filter((each) => each.endsWith('Covered'))).toHaveLength(1);
    },
  },
  {
    name: 'a map turned by the last player',
    table: 'gaia-first-sector',
    play: async (hand) => {
      const inSector = async (number: number): Promise<string[]> =>
        (await hand.spaces()).filter((each) => each.includes(`sector ${number} (`));
      const kept = new Map<number, string[]>();
      for (let title = await hand.title(); title?.startsWith('Turn sector'); title = await hand.title()) {
        const sector = Number(/\d+/.exec(title)?.[0]);
        const before = await inSector(sector);
        await hand.bar.getByRole('button', { name: /^Turn/ }).click();
        kept.set(sector, await inSector(sector));
        if (kept.size === 1) expect(kept.get(sector)).not.toEqual(before);
        await hand.confirm(/^Keep it so/);
        const turned = `sector ${String(sector).padStart(2, '0')}`;
        await expect.poll(() => hand.title()).toMatch(new RegExp(`^Turn (?!${turned})|^Place your first`));
      }
      // Where the others leave a sector only one position, nobody is asked about it.
      expect(kept.size).toBeGreaterThan(4);
      for (const [sector, spaces] of kept) expect(await inSector(sector)).toEqual(spaces);
      await hand.asked(/^Place your first/);
    },
  },
];
