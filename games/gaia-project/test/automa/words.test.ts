/** What the Automa says of itself, in every language. */
import { languages } from '@orrery/text';
import { describe, expect, test } from 'vitest';
import { testPanels } from '../../../../test/support/panels.ts';
import { walksOf } from '../../../../test/support/walks.ts';
import { testSaid } from '../../../../test/support/words.ts';
import {
  cardEntries,
  catalogues,
  gaiaProject,
  groupOf,
  help,
  logWriter,
  panels,
  terminalTable,
} from '../../src/index.ts';
import { testing } from '../../src/testing/index.ts';
import { duel } from './support.ts';

const walks = walksOf({ game: gaiaProject, setups: testing.solo!.setups, catalogues, logWriter });

testSaid({
  walks,
  games: 40,
  seed: 'words of the Automa',
  events:
    'action advance automa booster build cards charge cover deck decline discard faction federation free gain income instead map nothing pass pay phase project remove return round sacrifice satellite score special station tile token transform turn upgrade weigh',
  questions:
    'charge.accept federation.form federation.token kernel.bag mine.place power.discard power.sacrifice power.stone research.area setup.booster setup.faction setup.place setup.turn special.station tech.tile turn.action turn.free',
  cards: cardEntries,
});

const { moments, panelsOf } = testPanels({
  walks,
  games: 10,
  every: 23,
  panels,
  groupOf,
});

test('panels show the Automa beside the seats, and nothing of what lies face down', () => {
  moments((state) => {
    const shown = panelsOf(state, 'spectator');
    expect(shown.seats).toHaveLength(1);
    expect(shown.common.map(({ title }) => title.key)).toContain('gaia.table.automa');
    expect(panelsOf(state, 0)).toEqual(shown);
  });
});

describe.each(languages)('in %s', (language) => {
  const speak = walks.speakerOf(language);

  test('the terminal shows its cards and is never wider than 120 columns', () => {
    const table = duel().turn(7, 4);
    const canvas = { ...walks.canvasFor(language, 120), name: () => 'Ann' };
    const lines = terminalTable.draw(gaiaProject.view(table.state, 0), canvas);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(120);
    expect(lines.join('\n')).toContain('Automa');
    expect(lines.some((line) => line.includes(speak(help.at(-2)!.title)))).toBe(false);
  });

  test('the rules in short tell of the Automa and of ten rulings', () => {
    const [automa, rulings] = help.slice(-2);
    for (const line of [...automa!.lines, ...rulings!.lines]) expect(speak(line)).toMatch(/^\p{Lu}.*\.$/u);
    expect(rulings!.lines).toHaveLength(10);
  });
});

describe('a turn in the log', () => {
  /** The log of a turn of the Taklons, as somebody reads it. */
  const told = (language: (typeof languages)[number]): string[] => {
    const table = duel({ finalTiles: ['gaia-planets', 'structures'] }).turn(1, 6);
    const arrival = { do: 'automa', seat: 1, what: 'taklons', amount: 1, source: 'setup' };
    const events = [{ ...arrival, detail: { difficulty: 'automa' } }, ...table.events];
    return logWriter(() => 'Ann')
      .write(events)
      .map(
        ({ text, follows }) =>
          `${follows ? '· ' : ''}${walks.speakerOf(language)(text).replaceAll('\u00a0', ' ')}`,
      );
  };

  test('says which cards were drawn, who was weighed, what decided, and what came of it', () => {
    expect(languages.map(told)).toEqual([
      [
        'Automa plays the Taklons. Difficulty: Automa.',
        'Automa: card 6 with card 1. Build a mine within range 4.',
        '· Of 20 planets in range 4: 6 left by the final scoring tile; 2 left by the fewest terraforming steps; decided by the shortest distance to Ann.',
        'Automa builds a mine: sector 7 (1, 4). Gains: 3 VP (Decision cards).',
      ],
      [
        'Automa joga com a facção: Taklons. Dificuldade: Automa.',
        'Automa: carta 6 com a carta 1. Construir uma mina no alcance 4.',
        '· De 20 planetas no alcance 4: restam 6 com a peça de pontuação final; restam 2 com o menor número de passos de terraformação; decide a menor distância até Ann.',
        'Automa constrói uma mina: setor 7 (1, 4). Ganhos: 3 PV (Cartas de decisão).',
      ],
      [
        'Automa gra frakcją: Takloni. Poziom trudności: Automa.',
        'Automa: karta 6 z kartą 1. Budowa kopalni w zasięgu 4.',
        '· Spośród 20 planet w zasięgu 4: zostaje 6 (żeton punktowania końcowego); zostają 2 (najmniej etapów terraformacji); rozstrzyga najmniejsza odległość od gracza Ann.',
        'Automa buduje kopalnię: sektor 7 (1, 4). Zysk: 3 PZ (Karty decyzji).',
      ],
    ]);
  });
});
