import { readdirSync, readFileSync } from 'node:fs';
import { canonical, type Message } from '@orrery/kernel';
import { languages } from '@orrery/text';
import { unwalkedKeys } from '@orrery/text/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { actionCards } from '../../src/data/actions.ts';
import { goodKinds } from '../../src/data/goods.ts';
import { keywords, phases, powerPhases } from '../../src/data/types.ts';
import { amountText, cardEntries, catalogues, eventText, raceForTheGalaxy, screen } from '../../src/index.ts';
import {
  actionText,
  bonusText,
  countables,
  countText,
  goodsText,
  kindText,
  labels,
  labelText,
  phaseActionText,
  phaseText,
  phaseTitleText,
  say,
} from '../../src/wording.ts';
import { messagesAt, nameOf, speakerOf, viewOf, walkGames } from './walks.ts';

const GAMES = 24;

/** Every different message of the walk, and the kinds of events and questions that came up. */
const said = new Map<string, Message>();
const eventKinds = new Set<string>();
const silentKinds = new Set<string>();
const questionNames = new Set<string>();
const hear = (message: Message): void => {
  said.set(canonical(message), message);
};

beforeAll(() => {
  walkGames(GAMES, 'words', (moment) => {
    for (const message of messagesAt(moment)) hear(message);
    for (const event of moment.events) {
      eventKinds.add(event.do);
      if (eventText(event, nameOf) === undefined) silentKinds.add(event.do);
    }
    for (const { ask } of raceForTheGalaxy.open(moment.state)) questionNames.add(ask.do);
  });
});

describe('the walk', () => {
  test('meets every kind of event; those that are silent are told by another', () => {
    expect([...eventKinds].sort()).toEqual(
      'choose conquer consume develop discard draw end gain gamble good keep pay phase place reshuffle round sell settle spend start use'.split(
        ' ',
      ),
    );
    // A payment says what it was for, the next round that one has ended, and the effect of a power what was used.
    expect([...silentKinds].sort()).toEqual(['develop', 'phase', 'settle', 'use']);
  });

  test('meets every question', () => {
    expect([...questionNames].sort()).toEqual(
      'consume.gamble consume.goods consume.hand consume.power consume.sell develop.place explore.keep payment.cards produce.power round.action round.discard round.twoActions settle.place settle.way setup.discard'.split(
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
      const text = speak(message);
      expect(text).not.toMatch(/[{}«»]|undefined| {2}| [,.;:]/);
      expect(text.trim()).toBe(text);
    }
  });

  test('a line of the log is a sentence', () => {
    const lines = [...said.values()].filter(({ key }) => key.startsWith('race.log.'));
    expect(lines.length).toBeGreaterThan(500);
    for (const line of lines) expect(speak(line)).toMatch(/^\p{Lu}.*\S\.$/u);
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
  walkGames(2, 'screens', (moment) => {
    for (const viewer of moment.viewers) screen.draw(viewOf(moment, viewer), easel);
  });
  const printed = [
    ...cardEntries().flatMap(({ name, facts, text }) => [name, ...facts, ...text]),
    ...powerPhases.map(phaseText),
    ...phases.flatMap((phase) => [phaseTitleText(phase), phaseActionText(phase)]),
    ...actionCards.flatMap((action) => [actionText(action), bonusText(action)]),
    ...goodKinds.flatMap((kind) => [kindText(kind), goodsText(1, kind)]),
    ...keywords.map((keyword) => say(`race.keyword.${keyword}`)),
    ...labels.map(labelText),
    ...countables.map((thing) => countText(thing, 2)),
    amountText('cards', 3)!,
  ];
  expect(unwalkedKeys(catalogues.en, sources, [...said.values(), ...onScreen, ...printed])).toEqual([]);
});
