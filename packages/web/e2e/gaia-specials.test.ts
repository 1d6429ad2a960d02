/** What few games come to in Gaia Project, done by hand on the board: each from a kept game up to the end of the turn. */
import { describe, expect, test } from 'vitest';
import type { Size } from './support/browser.ts';
import { federations } from './support/gaia-federations.ts';
import { Hand } from './support/gaia-hand.ts';
import { specials } from './support/gaia-specials.ts';
import { screenTables } from './support/moments.ts';
import { serveDist } from './support/static.ts';
import { keepTables } from './support/tables.ts';
import { visitsTo } from './support/visit.ts';

const visit = visitsTo(serveDist);
const short = process.env.E2E === 'short';

/** What the screen's owner has on the map, space by space; others may come to the same ones. */
const ownPieces = async (hand: Hand): Promise<string[]> =>
  (await hand.spaces('of Halley')).map((each) =>
    each
      .split(', ')
      .filter((part) => !part.includes('Skilled bot'))
      .join(', '),
  );

const cases = [...federations, ...specials].filter(({ quick }) => !short || quick === true);
const sizes: readonly Size[] = short ? ['desktop'] : ['desktop', 'phone'];

describe.each(sizes)('%s', (size) => {
  test.each(cases.map((special) => [special.name, special] as const))('%s', async (_, { table, play }) => {
    const { context, page, faults } = await visit({ size });
    await keepTables(context, await screenTables(table));
    await page.goto(`/local/${table}`);
    const hand = new Hand(page);
    await hand.bar.waitFor();
    await play(hand);
    if (!short) {
      const pieces = await ownPieces(hand);
      await page.reload();
      await hand.bar.waitFor();
      expect(await ownPieces(hand)).toEqual(pieces);
    }
    expect(faults).toEqual([]);
    await context.close();
  });
});
