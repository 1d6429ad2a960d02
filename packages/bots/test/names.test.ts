import { createFormatter, languages } from '@orrery/text';
import { describe, expect, test } from 'vitest';
import { botsFor } from '../src/index.ts';
import { botName, botNames, catalogues, LEVELS } from '../src/text/index.ts';

/** The names in a language; a person's seat as a dash. */
const named = (bots: readonly (string | null)[], language: (typeof languages)[number] = 'en') => {
  const format = createFormatter(language, [catalogues[language]]);
  return botNames(bots).map((name) => (name === undefined ? '–' : format(name)));
};

describe('a bot', () => {
  test('is called by its kind, in every language', () => {
    expect(languages.map((language) => named([null, ...LEVELS], language))).toEqual([
      ['–', 'Newcomer bot', 'Casual bot', 'Strong bot', 'Master bot'],
      ['–', 'Bot novato', 'Bot casual', 'Bot forte', 'Bot mestre'],
      ['–', 'Bot nowicjusz', 'Bot niedzielny', 'Bot silny', 'Bot mistrz'],
    ]);
  });

  test('has a number only beside others of its kind', () => {
    expect(named(['greedy', null, 'random', 'greedy'])).toEqual([
      'Skilled bot 1',
      '–',
      'Random bot',
      'Skilled bot 2',
    ]);
  });

  test('that is no longer there is just a bot', () => {
    expect(named(['constructor', 'greedy', 'gone'])).toEqual(['Bot 1', 'Skilled bot', 'Bot 2']);
  });

  test.each(['gaia-project', 'race-for-the-galaxy', 'terraforming-mars', 'reference'])(
    'has the same name in the list of bots for %s and when it plays',
    async (game) => {
      expect(botsFor(game).length).toBeGreaterThan(0);
      for (const entry of botsFor(game)) {
        expect(entry.name).toEqual(botName(entry.id));
        expect((await entry.load()).name).toEqual(botName(entry.id));
      }
    },
  );
});
