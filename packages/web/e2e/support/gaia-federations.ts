/** Federations of Gaia Project, formed by hand on the board: by proposal, drawn, repaired, and one that grows. */
import { expect } from 'vitest';
import type { Hand, Special } from './gaia-hand.ts';

/** From the shape of a federation to the end of the turn. */
async function formFederation(hand: Hand): Promise<void> {
  await hand.confirm(/^Next/);
  if ((await hand.title()) === 'Tokens for the satellites') await hand.confirm(/^Next/);
  await takeToken(hand);
}

async function takeToken(hand: Hand): Promise<void> {
  await hand.asked(/^Take a federation token/);
  await hand.press(/left$/);
  await hand.confirm(/^Form it, take/);
  await hand.endTurn();
}

/** How many spaces lie in federations of the screen's owner, and how many tokens there are for it. */
const federated = async (hand: Hand): Promise<{ spaces: number; tokens: number }> => ({
  spaces: (await hand.spaces('in a federation')).filter((each) => each.includes('of Halley')).length,
  tokens: (await hand.things('Federation token')).length,
});

export const federations: readonly Special[] = [
  {
    name: 'a federation by proposal',
    table: 'gaia-may-federate',
    quick: true,
    play: async (hand) => {
      const before = await federated(hand);
      await hand.begin(/^Federate/);
      await hand.press(/^Proposal 1/);
      const shape = await hand.chosenSpaces();
      await formFederation(hand);
      const after = await federated(hand);
      expect(after.tokens).toBe(before.tokens + 1);
      expect(after.spaces).toBeGreaterThan(before.spaces);
      for (const place of shape)
        expect(await hand.spaceAt(place)).toMatch(/in a federation|satellite of Halley/);
    },
  },
  {
    name: 'a federation drawn by hand, wrong at first',
    table: 'gaia-may-federate',
    play: async (hand) => {
      const before = await federated(hand);
      await hand.begin(/^Federate/);
      const shape = await hand.chosenSpaces();
      await hand.press(/^Draw it/);
      expect(await hand.chosenSpaces()).toEqual([]);
      for (const place of shape.slice(1)) await hand.touch(place);
      expect(await hand.main.isDisabled()).toBe(true);
      await hand.touch(shape[0] ?? '');
      expect((await hand.chosenSpaces()).sort()).toEqual([...shape].sort());
      await formFederation(hand);
      expect((await federated(hand)).tokens).toBe(before.tokens + 1);
      for (const place of shape)
        expect(await hand.spaceAt(place)).toMatch(/in a federation|satellite of Halley/);
    },
  },
  {
    name: 'a federation drawn by hand and repaired',
    table: 'gaia-may-federate',
    play: async (hand) => {
      const { tokens } = await federated(hand);
      await hand.begin(/^Federate/);
      const [first = ''] = await hand.chosenSpaces();
      await hand.press(/^Draw it/);
      await hand.touch(first);
      expect(await hand.main.isDisabled()).toBe(true);
      await hand.bar.getByRole('button', { name: /^Repair/ }).click();
      expect((await hand.chosenSpaces()).length).toBeGreaterThan(1);
      await formFederation(hand);
      expect((await federated(hand)).tokens).toBe(tokens + 1);
    },
  },
  {
    name: 'the federation of the Ivits grows',
    table: 'gaia-may-grow',
    play: async (hand) => {
      const before = await federated(hand);
      expect(before.tokens).toBeGreaterThan(0);
      await hand.begin(/^Federate/);
      await hand.confirm(/^Next/);
      // A token comes from the supply, not from what one has already.
      await hand.asked(/^Take a federation token/);
      await hand.show('Me');
      expect(await hand.page.getByRole('button', { name: /^Federation token/ }).count()).toBe(0);
      await takeToken(hand);
      const after = await federated(hand);
      expect(after.tokens).toBe(before.tokens + 1);
      expect(after.spaces).toBeGreaterThan(before.spaces);
    },
  },
];
