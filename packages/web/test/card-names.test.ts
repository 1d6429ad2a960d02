import { findGame } from '@orrery/catalog';
import { describe, expect, test } from 'vitest';
import { cardNames } from '../src/table/card-names.ts';

const namesOf = async (id: string) => {
  const loaded = await findGame(id)?.load();
  if (loaded === undefined) throw new Error(`no ${id}`);
  return cardNames(loaded);
};

describe('the name of a card', () => {
  test('leads to its card, where it has a name of its own', async () => {
    const race = await namesOf('race-for-the-galaxy');
    expect(race.cardOf('race.card.gem-world')).toBe('gem-world');
    expect(race.cardOf('race.log.round')).toBeUndefined();
    const gaia = await namesOf('gaia-project');
    expect(gaia.cardOf('gaia.faction.gleens')).toBe('faction.gleens');
    expect(gaia.cardOf('gaia.kind.booster')).toBeUndefined();
    const mars = await namesOf('terraforming-mars');
    expect(mars.cardOf('mars.card.comet')).toBe('comet');
  });

  test('is English where the edition of a language has not got one of its own, and only there', async () => {
    const race = await namesOf('race-for-the-galaxy');
    const english = (key: string) =>
      (['en', 'pt', 'pl'] as const).filter((each) => race.isEnglish(key, each));
    expect(english('race.card.gem-world')).toEqual(['pl']);
    expect(english('race.card.pirate-world')).toEqual(['pt', 'pl']);
    expect(english('race.card.alpha-centauri')).toEqual(['pl']);
    expect(english('race.question.discard')).toEqual([]);
    const mars = await namesOf('terraforming-mars');
    expect(mars.isEnglish('mars.card.comet', 'pl')).toBe(false);
    expect(mars.isEnglish('mars.card.helion', 'pt')).toBe(true);
    expect(mars.isEnglish('mars.card.capital', 'pt')).toBe(false);
    const gaia = await namesOf('gaia-project');
    expect(gaia.isEnglish('gaia.faction.firaks', 'pt')).toBe(false);
  });
});
