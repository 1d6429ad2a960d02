import { readdirSync, readFileSync } from 'node:fs';
import { canonical, type Message } from '@orrery/kernel';
import { languages } from '@orrery/text';
import { unwalkedKeys } from '@orrery/text/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { resources, tags } from '../../src/data/resources.ts';
import { tiles } from '../../src/data/types.ts';
import { amountText, cardEntries, catalogues, eventText, screen, terraformingMars } from '../../src/index.ts';
import { say } from '../../src/wording/say.ts';
import { panelTexts } from './panel-texts.ts';
import { messagesAt, nameOf, speakerOf, viewOf, walkGames } from './walks.ts';

const GAMES = 30;

/** Every different message of the walk, and the kinds of events and questions that came up. */
const said = new Map<string, Message>();
const eventKinds = new Set<string>();
const silentKinds = new Set<string>();
const questionNames = new Set<string>();

beforeAll(() => {
  walkGames(GAMES, 'words 0', (moment) => {
    for (const message of messagesAt(moment)) said.set(canonical(message), message);
    for (const event of moment.events) {
      eventKinds.add(event.do);
      if (eventText(event, nameOf) === undefined) silentKinds.add(event.do);
    }
    for (const { ask } of terraformingMars.open(moment.state)) questionNames.add(ask.do);
  });
}, 120_000);

describe('the walk', () => {
  test('meets every kind of event; what a trigger does is told by itself', () => {
    expect([...eventKinds].sort()).toEqual(
      'award buy claim convert corporation cubes discard draw end first gain generation income keep lose milestone neutral pass passOn place play production project raise rating reshuffle reveal sell trigger use'.split(
        ' ',
      ),
    );
    expect([...silentKinds]).toEqual(['trigger']);
  });

  test('meets every question', () => {
    expect([...questionNames].sort()).toEqual(
      'action.amount cards.buy cards.exchange cards.keep cubes.add cubes.take effect.choose final.greenery kernel.bag payment production.copy production.lower production.shift research.buy research.pick resources.remove setup.choose tile.claim tile.place turn.action turn.sell'.split(
        ' ',
      ),
    );
  });
});

describe.each(languages)('in %s', (language) => {
  const speak = speakerOf(language);

  test('everything that is said in the walk has words, without gaps', () => {
    expect(said.size).toBeGreaterThan(1000);
    for (const message of said.values()) {
      if (message.key.startsWith('kernel.')) continue;
      const text = speak(message);
      expect(text).not.toMatch(/[{}«»]|undefined| {2}| [,.;:]/);
      expect(text.trim()).toBe(text);
    }
  });

  test('a line of the log is a sentence', () => {
    const lines = [...said.values()].filter(({ key }) => key.startsWith('mars.log.'));
    expect(lines.length).toBeGreaterThan(500);
    for (const line of lines) expect(speak(line)).toMatch(/^\p{Lu}.*\S\.$/u);
  });

  test('every card has a text', () => {
    for (const { name, facts, text } of cardEntries())
      for (const message of [name, ...facts, ...text]) expect(speak(message)).toMatch(/\S/);
  });
});

test('every key of the catalogues is said somewhere', () => {
  const folder = new URL('../../src/', import.meta.url);
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => ({ path, text: readFileSync(new URL(path, folder), 'utf8') }));
  const onScreen: Message[] = [];
  const id = (text: string): string => text;
  const easel = {
    words: {
      format: (message: Message) => {
        onScreen.push(message);
        return message.key;
      },
    },
    terminal: { width: 100, paint: { bold: id, dim: id, red: id, green: id, yellow: id, cyan: id } },
    name: nameOf,
  };
  walkGames(6, 'screens', (moment) => {
    for (const viewer of moment.viewers) screen.draw(viewOf(moment, viewer), easel);
  });
  const onPanels: Message[] = [];
  let looks = 0;
  walkGames(12, 'panels', (moment) => {
    if (looks++ % 9 === 0) onPanels.push(...panelTexts(moment));
  });
  const printed = [
    ...cardEntries().flatMap(({ name, facts, text }) => [name, ...facts, ...text]),
    ...[...resources, 'cards'].flatMap((what) => amountText(what, 2) ?? []),
    ...tags.flatMap((tag) => [say(`mars.tag.${tag}`), say(`mars.aTag.${tag}`)]),
    ...resources.map((resource) => say(`mars.productionOf.${resource}`)),
    ...(['city', 'greenery'] as const).map((where) => say(`mars.where.${where}`)),
    say('mars.log.end.won'),
    ...tiles.map((tile) => say(`mars.tileToPlace.${tile}`)),
    ...tiles.map((tile) => say(`mars.tileOnMap.${tile}`)),
    say('mars.mark.capital'),
  ];
  expect(
    unwalkedKeys(catalogues.en, sources, [...said.values(), ...onScreen, ...onPanels, ...printed]),
  ).toEqual([]);
}, 120_000);
