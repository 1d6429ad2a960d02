/** Which card of a hand is given away: points, powers, goods and whether the card can be had are weighed. */
import { describe, expect, test } from 'vitest';
import { missedLeast, pointGroupOf, pointsWith } from '../../src/advice/points.ts';
import { designs } from '../../src/data/cards.ts';
import { titleText } from '../../src/wording/cards.ts';
import { designNamed, nameOf } from '../support/names.ts';
import { cards, player } from '../support/player.ts';

/** Cards that are in the hand only to pay with. */
const enough = [
  'rebel-base',
  'rebel-underground',
  'merchant-guild',
  'trade-league',
  'mining-league',
  'drop-ships',
];

/** Which of two cards would be missed less, whichever lies first. */
function given(pair: readonly [string, string], tableau: readonly string[], rest: readonly string[]): string {
  const me = player(tableau, [...pair, ...rest]);
  const found = [pair, pair.toReversed()].map((offered) => missedLeast(me, cards(offered), 1).map(nameOf));
  expect(found[0]).toEqual(found[1]);
  return found[0]!.join();
}

describe('of two cards that can be paid for', () => {
  test.each([
    ['pre-sentient-race', 'gambling-world', 'the one without a power goes'],
    ['gambling-world', 'deserted-alien-outpost', 'two small powers go before three points and a good'],
    ['colony-ship', 'pre-sentient-race', 'the one that holds no good goes'],
    ['empath-world', 'artist-colony', 'the one that holds a good only once goes'],
    ['imperium-armaments-world', 'bio-hazard-mining-world', 'the dearer one goes'],
    ['artist-colony', 'deserted-alien-library', 'a cheap point goes before five dear ones'],
  ])('%s or %s: %s', (less, more) => {
    expect(given([less, more], [], enough)).toBe(less);
  });
});

describe('of two cards of which not both can be had', () => {
  test('what lacks cards goes first: a card does not pay for itself', () => {
    expect(given(['mining-world', 'artist-colony'], [], [])).toBe('mining-world');
  });

  test('what lacks many cards goes first, even if it is worth more', () => {
    expect(given(['new-earth', 'artist-colony'], [], [])).toBe('new-earth');
  });

  test('seven points that no Military can reach go first', () => {
    expect(given(['rebel-homeworld', 'pre-sentient-race'], [], enough)).toBe('rebel-homeworld');
  });

  test('five points that lack little Military are kept before a development that lacks three cards', () => {
    expect(given(['rebel-outpost', 'drop-ships'], ['new-sparta'], [])).toBe('drop-ships');
  });

  test('what can be conquered for nothing is kept before what must be paid for', () => {
    expect(given(['prosperous-world', 'former-penal-colony'], ['new-sparta'], enough)).toBe(
      'prosperous-world',
    );
  });

  test('a single good for nothing goes before a world that produces and can be paid for', () => {
    expect(given(['rebel-fuel-cache', 'prosperous-world'], ['new-sparta'], enough)).toBe('rebel-fuel-cache');
  });

  test('a military world that must be paid for counts with its price', () => {
    const specialist = ['contact-specialist'];
    expect(given(['rebel-outpost', 'alien-robotic-factory'], specialist, enough)).toBe('rebel-outpost');
  });

  test('a second copy goes before everything else', () => {
    expect(given(['public-works', 'rebel-homeworld'], ['public-works'], [])).toBe('public-works');
  });
});

test('of two cards that are worth the same it is always the same one that goes', () => {
  expect(given(['asteroid-belt', 'radioactive-world'], [], enough)).toBe('asteroid-belt');
});

test('a 6-cost development that lies there counts itself once', () => {
  const federation = designNamed('galactic-federation');
  expect(pointsWith(player(['galactic-federation', 'public-works']), federation)).toBe(3);
  expect(pointsWith(player(['public-works']), federation)).toBe(3);
});

test('a development for Military counts the Military that it brings itself, and that of cards placed just now', () => {
  const me = { ...player(['new-sparta', 'space-marines']), active: 1 };
  expect(pointsWith(me, designNamed('new-galactic-order'))).toBe(6);
});

test('every card belongs to one of the groups of points', () => {
  const groups = designs.map((design) => pointGroupOf(titleText(design)));
  expect(groups.filter((group) => group === 'sixCost')).toHaveLength(12);
  expect(groups.filter((group) => group === 'developments')).toHaveLength(19);
  expect(groups.filter((group) => group === 'worlds')).toHaveLength(64);
});
