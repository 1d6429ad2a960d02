/** Rulebook chapter III: Settle — Military, and paying for military worlds. */
import { below, rngFrom, shuffle } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { designs } from '../../src/data/cards.ts';
import { canSettle, strengthAgainst, waysToPlace } from '../../src/rules/military.ts';
import { example } from '../support/example.ts';
import { cardsNamed, designNamed, namesOf } from '../support/names.ts';
import { type Position, scenario, spareDevelopments } from '../support/scenario.ts';

const settling = (world: string, ann: Position, cards = 0) =>
  scenario({ ann: { ...ann, hand: [world, ...spareDevelopments(cards)] }, bob: {} }).phase('settle');

const canPlace = (world: string, ann: Position, cards = 0): boolean =>
  settling(world, ann, cards).options('ann').includes(world);

/** The ways in which this player may place the world, where there is more than one. */
const ways = (world: string, ann: Position, cards = 0): string[] =>
  settling(world, ann, cards).answer('ann', world).options('ann');

const militaryWorlds = designs.filter(({ defense }) => defense !== undefined);

/** The military worlds against which a player has this much Military; it has none against the others. */
function worldsHelpedBy(ann: Position, military: number): string[] {
  const player = scenario({ ann, bob: {} }).player('ann');
  const strengths = militaryWorlds.map((world) => ({
    id: world.id,
    strength: strengthAgainst(player, world),
  }));
  expect(new Set(strengths.map(({ strength }) => strength))).toEqual(new Set([0, military]));
  return strengths.filter(({ strength }) => strength === military).map(({ id }) => id);
}

describe('conquest', () => {
  example('a military world is conquered with enough Military and nothing is paid', () => {
    const ann: Position = { start: 'new-sparta', hand: ['aquatic-uplift-race', ...spareDevelopments(2)] };
    const table = scenario({ ann: { ...ann, chosen: ['settle'] }, bob: {} }).phase('settle');
    table.answer('ann', 'aquatic-uplift-race');
    expect(table.tableau('ann')).toEqual(['new-sparta', 'aquatic-uplift-race']);
    expect(table.goods('ann')).toEqual(['aquatic-uplift-race']);
    expect(table.hand('ann')).toHaveLength(3);
  });

  example('a military world cannot be paid for without a power that allows it', () => {
    expect(settling('outlaw-world', {}, 6).unavailable('ann')).toEqual({
      'outlaw-world': 'race.unavailable.military',
    });
  });

  example('the Military of all cards adds up', () => {
    expect(canPlace('rebel-base', { tableau: ['drop-ships', 'space-marines', 'expedition-force'] })).toBe(
      true,
    );
    expect(canPlace('rebel-base', { tableau: ['drop-ships', 'space-marines'] })).toBe(false);
  });

  test('Military is not used up: it counts again in the next Settle phase', () => {
    const table = scenario({
      ann: { start: 'new-sparta', hand: ['aquatic-uplift-race', 'avian-uplift-race'] },
      bob: {},
    });
    table.phase('settle').answer('ann', 'aquatic-uplift-race');
    table.phase('settle').answer('ann', 'avian-uplift-race');
    expect(table.tableau('ann')).toEqual(['new-sparta', 'aquatic-uplift-race', 'avian-uplift-race']);
  });

  example('Empath World takes 1 from the Military of its owner, who has no choice in it', () => {
    expect(canPlace('avian-uplift-race', { start: 'new-sparta' })).toBe(true);
    expect(canPlace('avian-uplift-race', { start: 'new-sparta', tableau: ['empath-world'] })).toBe(false);
  });

  test('Military may be negative', () => {
    const ann = { tableau: ['empath-world', 'refugee-world', 'expedition-force'] };
    expect(canPlace('outlaw-world', ann)).toBe(false);
    expect(canPlace('outlaw-world', { tableau: [...ann.tableau, 'space-marines'] })).toBe(true);
  });

  example('Galactic Imperium adds 4 against Rebel worlds and nothing against others', () => {
    const ann = { start: 'new-sparta', tableau: ['galactic-imperium'] };
    expect(canPlace('rebel-base', ann)).toBe(true);
    expect(canPlace('rebel-homeworld', ann)).toBe(false);
    expect(canPlace('lost-alien-warship', ann)).toBe(false);
  });

  example('Galactic Imperium helps against the seven Rebel worlds', () => {
    const helped = worldsHelpedBy({ tableau: ['galactic-imperium'] }, 4);
    expect(helped).toHaveLength(7);
    expect(helped.every((id) => designNamed(id).keywords.includes('rebel'))).toBe(true);
  });

  example(
    'the Rosetta Stone World and the Alien Tech Institute help against the four alien military worlds',
    () => {
      for (const card of ['alien-tech-institute', 'alien-rosetta-stone-world']) {
        const helped = worldsHelpedBy({ tableau: [card] }, 2);
        expect(helped).toHaveLength(4);
        expect(helped.every((id) => designNamed(id).good?.kind === 'alien')).toBe(true);
      }
    },
  );

  example('Alpha Centauri helps against the three military worlds with rare elements', () => {
    const helped = worldsHelpedBy({ start: 'alpha-centauri' }, 1);
    expect(helped).toHaveLength(3);
    expect(helped.every((id) => designNamed(id).good?.kind === 'rare')).toBe(true);
  });
});

describe('New Military Tactics', () => {
  example('New Military Tactics can be discarded for 3 more Military until the end of the phase', () => {
    const table = settling('rebel-underground', { tableau: ['new-military-tactics'] });
    table.answer('ann', 'rebel-underground');
    expect(table.tableau('ann')).toEqual(['rebel-underground']);
    expect(table.discards()).toEqual(['new-military-tactics']);
  });

  test('New Military Tactics does not help where it is not enough', () => {
    expect(canPlace('malevolent-lifeforms', { tableau: ['new-military-tactics'] })).toBe(false);
    expect(canPlace('malevolent-lifeforms', { tableau: ['new-military-tactics', 'expedition-force'] })).toBe(
      true,
    );
  });

  test('New Military Tactics built in Develop can be spent in Settle of the same round', () => {
    const table = scenario({
      ann: {
        hand: ['new-military-tactics', 'rebel-underground', ...spareDevelopments(1)],
        chosen: ['develop'],
      },
      bob: { chosen: ['settle'] },
    }).round();
    table.answer('ann', 'new-military-tactics').answer('ann', 'rebel-underground');
    expect(table.tableau('ann')).toEqual(['rebel-underground']);
  });
});

describe('Contact Specialist', () => {
  example('Contact Specialist pays for a military world, for its defense less one', () => {
    const table = settling('rebel-underground', { tableau: ['contact-specialist'] }, 3);
    expect(table.cost('ann', 'rebel-underground')).toBe(2);
    table.answer('ann', 'rebel-underground');
    expect(table.bounds('ann')).toEqual({ min: 2, max: 2 });
    const [first = '', second = ''] = table.options('ann');
    table.answer('ann', first, second);
    expect(table.tableau('ann')).toEqual(['contact-specialist', 'rebel-underground']);
  });

  example('Contact Specialist does not work for military worlds with alien goods', () => {
    expect(settling('alien-robot-sentry', { tableau: ['contact-specialist'] }, 6).unavailable('ann')).toEqual(
      {
        'alien-robot-sentry': 'race.unavailable.military',
      },
    );
  });

  example('Contact Specialist works for all military worlds but the four alien ones', () => {
    const refused = militaryWorlds.filter(({ id }) => !canPlace(id, { tableau: ['contact-specialist'] }, 6));
    expect(refused.map(({ id }) => id).sort()).toEqual([
      'alien-robot-scout-ship',
      'alien-robot-sentry',
      'lost-alien-battle-fleet',
      'lost-alien-warship',
    ]);
  });

  example('Contact Specialist takes 1 from the Military of its owner', () => {
    expect(canPlace('avian-uplift-race', { start: 'new-sparta' })).toBe(true);
    expect(canPlace('avian-uplift-race', { start: 'new-sparta', tableau: ['contact-specialist'] })).toBe(
      false,
    );
  });

  example('Military never makes a payment smaller', () => {
    const ann = { start: 'new-sparta', tableau: ['contact-specialist', 'drop-ships'] };
    expect(settling('rebel-outpost', ann, 6).cost('ann', 'rebel-outpost')).toBe(4);
  });

  example('a world that could be conquered may still be paid for: the two ways are quite apart', () => {
    const ann = { start: 'new-sparta', tableau: ['contact-specialist', 'space-marines'] };
    expect(ways('rebel-underground', ann, 4)).toEqual(['conquer', 'payForMilitary with contact-specialist']);
    const table = settling('rebel-underground', ann, 2).answer('ann', 'rebel-underground');
    expect(table.options('ann')).toHaveLength(2);
    table.answer('ann', 'payForMilitary with contact-specialist');
    expect(table.hand('ann')).toEqual([]);
  });

  example('Replicant Robots make the payment of Contact Specialist smaller', () => {
    const ann = { tableau: ['contact-specialist', 'replicant-robots'] };
    expect(settling('rebel-base', ann, 6).cost('ann', 'rebel-base')).toBe(3);
  });

  example('Mining Robots and Alpha Centauri make the payment for a rare military world smaller', () => {
    const ann = { start: 'alpha-centauri', tableau: ['contact-specialist', 'mining-robots'] };
    expect(settling('rebel-miners', ann).cost('ann', 'rebel-miners')).toBe(0);
    expect(settling('rebel-miners', { tableau: ann.tableau }).cost('ann', 'rebel-miners')).toBe(0);
    expect(settling('rebel-base', ann, 6).cost('ann', 'rebel-base')).toBe(5);
  });

  example('Colony Ship lets Contact Specialist place a military world for nothing', () => {
    const table = settling('rebel-homeworld', { tableau: ['contact-specialist', 'colony-ship'] });
    table.answer('ann', 'rebel-homeworld');
    expect(table.tableau('ann')).toEqual(['contact-specialist', 'rebel-homeworld']);
    expect(table.discards()).toEqual(['colony-ship']);
  });

  test('Colony Ship and Contact Specialist do not place an alien military world', () => {
    const ann = { tableau: ['contact-specialist', 'colony-ship'] };
    expect(canPlace('alien-robot-sentry', ann, 6)).toBe(false);
  });

  test('Military and payment never combine: one missing point cannot be bought', () => {
    const ann = { start: 'new-sparta', tableau: ['contact-specialist', 'new-military-tactics'] };
    expect(ways('malevolent-lifeforms', ann, 3)).toEqual([
      'payForMilitary with contact-specialist',
      'conquer with new-military-tactics',
      'payForMilitary with contact-specialist + new-military-tactics',
    ]);
    expect(canPlace('rebel-outpost', ann, 3)).toBe(false);
    expect(canPlace('rebel-outpost', ann, 4)).toBe(true);
  });
});

describe('what is offered', () => {
  const helpers = designs.filter(({ powers }) => powers.settle !== undefined).map(({ id }) => id);
  const worlds = designs.filter(({ type }) => type === 'world').flatMap(({ id }) => cardsNamed(id));

  test('a world is offered if, and only if, there is a way to place it with the cards at hand', () => {
    const rng = rngFrom('tableaus');
    for (let i = 0; i < 300; i++) {
      const tableau = shuffle(rng, helpers.slice()).slice(0, 1 + below(rng, 6));
      const player = scenario({ ann: { tableau }, bob: {} }).player('ann');
      const cards = below(rng, 7);
      const offered = worlds.filter((world) => canSettle(player, world, cards));
      const placeable = worlds.filter((world) =>
        waysToPlace(player, world).some(({ cost }) => cost <= cards),
      );
      expect([tableau, cards, namesOf(offered)]).toEqual([tableau, cards, namesOf(placeable)]);
    }
  });
});
