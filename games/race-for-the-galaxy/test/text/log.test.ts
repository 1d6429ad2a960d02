import { type GameEvent, seeEvent } from '@orrery/kernel';
import { languages } from '@orrery/text';
import { describe, expect, test } from 'vitest';
import { cardByName } from '../../src/data/cards.ts';
import { logWriter } from '../../src/wording/log.ts';
import { nameOf, speakerOf } from './walks.ts';

const card = (name: string): number => cardByName(name)!;
const ann = { seat: 0, amount: 1, what: 'card' } as const;

/** What the log tells of some events in the three languages, as somebody reads it; no-break spaces as spaces. */
const told = (events: readonly GameEvent[], viewer: number | 'spectator' = 'spectator'): string[][] =>
  languages.map((language) =>
    logWriter(nameOf)
      .write(events.map((event) => seeEvent(event, viewer)))
      .map(({ text }) => speakerOf(language)(text).replaceAll('\u00a0', ' ')),
  );

/** The one line of an event. */
const linesOf = (event: GameEvent, viewer: number | 'spectator' = 'spectator'): (string | undefined)[] =>
  told([event], viewer).map(([line]) => line);

describe('cards that only one seat may know', () => {
  const drawn: GameEvent = {
    ...ann,
    do: 'draw',
    amount: 2,
    source: 'public-works.1',
    detail: { reason: 'develop-after' },
    private: { cards: [card('gem-world'), card('old-earth')] },
  };

  test('are named to their owner', () => {
    expect(linesOf(drawn, 0)).toEqual([
      'Ann draws Gem World and Old Earth (Public Works).',
      'Ann compra Mundo Cristalino e Old Earth (Obras Públicas).',
      'Ann dobiera: Gem World i Old Earth (Public Works).',
    ]);
  });

  test('are counted for everybody else', () => {
    expect(linesOf(drawn, 1)).toEqual([
      'Ann draws 2 cards (Public Works).',
      'Ann compra 2 cartas (Obras Públicas).',
      'Ann dobiera 2 karty (Public Works).',
    ]);
  });

  test('that pay for a card are named with it to their owner alone', () => {
    const paid: GameEvent = {
      ...ann,
      do: 'pay',
      amount: 3,
      source: 'spice-world',
      private: { cards: [card('gem-world'), card('old-earth'), card('new-sparta')] },
    };
    expect(linesOf(paid, 0)[0]).toBe(
      'Ann places Spice World, discarding Gem World, Old Earth and New Sparta.',
    );
    expect(linesOf(paid, 1)).toEqual([
      'Ann places Spice World for 3 cards.',
      'Ann baixa Spice World por 3 cartas.',
      'Ann wykłada kartę Spice World za 3 karty.',
    ]);
  });
});

describe('Explore', () => {
  const look: GameEvent = {
    ...ann,
    do: 'draw',
    amount: 7,
    source: 'explore',
    detail: { reason: 'explore' },
    private: { cards: [card('gem-world')] },
  };
  const keep: GameEvent = {
    ...ann,
    do: 'keep',
    source: 'explore',
    detail: { discarded: 6 },
    private: { cards: [card('gem-world')] },
  };

  test('is one line for the others: how many were drawn and how many kept', () => {
    expect(linesOf(look, 1)).toEqual([undefined, undefined, undefined]);
    expect(linesOf(keep, 1)).toEqual([
      'Ann draws 7 cards and keeps 1.',
      'Ann compra 7 cartas e fica com 1.',
      'Ann dobiera 7 kart i zatrzymuje 1.',
    ]);
  });

  test('is two lines for whoever explores', () => {
    expect(linesOf(look, 0)[0]).toBe('Ann draws Gem World to choose from.');
    expect(linesOf(keep, 0)[0]).toBe('Ann keeps Gem World.');
  });
});

describe('goods', () => {
  test('that are consumed are named with their worlds', () => {
    const worlds = [card('alpha-centauri'), card('space-port')];
    const consumed: GameEvent = {
      ...ann,
      do: 'consume',
      what: 'good',
      amount: 2,
      source: 'old-earth',
      detail: { worlds, vp: 2, cards: 0, doubled: false },
    };
    expect(linesOf(consumed)).toEqual([
      'Ann consumes a Rare elements good from Alpha Centauri and a Novelty good from Space Port for 2 VP (Old Earth).',
      'Ann consome um bem de Elementos Raros de Alpha Centauri e um bem de Artigos de Luxo de Space Port por 2 PV (Old Earth).',
      'Ann konsumuje rzadki pierwiastek ze świata Alpha Centauri i towar luksusowy ze świata Space Port za 2 PZ (Old Earth).',
    ]);
  });

  test('that are sold are named with what they bring', () => {
    const sold: GameEvent = {
      ...ann,
      do: 'sell',
      what: 'rare',
      amount: 3,
      source: 'consume-trade',
      detail: { world: card('alpha-centauri') },
    };
    expect(linesOf(sold)).toEqual([
      'Ann sells a Rare elements good from Alpha Centauri for 3 cards.',
      'Ann vende um bem de Elementos Raros de Alpha Centauri por 3 cartas.',
      'Ann sprzedaje rzadki pierwiastek ze świata Alpha Centauri za 3 karty.',
    ]);
    expect(linesOf({ ...sold, source: 'trade-league' })[0]).toBe(
      'Ann sells a Rare elements good from Alpha Centauri for 3 cards (Trade League).',
    );
  });

  test('that are consumed are told with what they bring, in one line', () => {
    const consumed: GameEvent[] = [
      {
        ...ann,
        do: 'consume',
        what: 'good',
        source: 'old-earth',
        detail: { worlds: [card('space-port')], vp: 2, cards: 1, doubled: true },
      },
      { ...ann, do: 'gain', what: 'vp', amount: 2, source: 'old-earth' },
      {
        ...ann,
        do: 'draw',
        source: 'old-earth',
        detail: { reason: 'consume' },
        private: { cards: [card('gem-world')] },
      },
    ];
    expect(told(consumed)[0]).toEqual([
      'Ann consumes a Novelty good from Space Port for 2 VP and 1 card (Old Earth).',
    ]);
    expect(told(consumed, 0)[0]).toEqual([
      'Ann consumes a Novelty good from Space Port for 2 VP and 1 card (Old Earth).',
      'Ann draws Gem World (Old Earth).',
    ]);
  });

  test('that are produced are one line; those that come with a world follow it', () => {
    const good: GameEvent = { ...ann, do: 'good', what: 'space-port', source: 'production' };
    expect(told([good, { ...good, source: 'phase-bonus' }, { ...good, seat: 1 }])).toEqual([
      [
        'Ann produces a Novelty good on Space Port and a Novelty good on Space Port (Produce bonus).',
        'Bob produces a Novelty good on Space Port.',
      ],
      [
        'Ann produz um bem de Artigos de Luxo em Space Port e um bem de Artigos de Luxo em Space Port (Bônus de Produção).',
        'Bob produz um bem de Artigos de Luxo em Space Port.',
      ],
      [
        'Ann produkuje towar luksusowy na świecie Space Port i towar luksusowy na świecie Space Port (Premia Produkcji).',
        'Bob produkuje towar luksusowy na świecie Space Port.',
      ],
    ]);
    const placed: GameEvent = { ...ann, do: 'place', what: 'space-port', source: 'world' };
    const windfall: GameEvent = { ...good, source: 'windfall-good' };
    const conquered: GameEvent = { ...ann, do: 'conquer', what: 'space-port', amount: 0, source: 'conquer' };
    expect(told([placed, windfall, conquered])[0]).toEqual([
      'Ann conquers Space Port.',
      'Ann puts a Novelty good on Space Port.',
    ]);
  });
});

test('a gamble tells everybody the number, the card and what becomes of it', () => {
  const gamble: GameEvent = {
    ...ann,
    do: 'gamble',
    what: 'rebel-base',
    amount: 6,
    source: 'gambling-world',
    detail: { kept: true },
  };
  expect(linesOf(gamble)).toEqual([
    'Ann names 6, turns up Rebel Base and keeps it (Gambling World).',
    'Ann diz 6, vira Rebel Base e fica com a carta (Mundo de Jogatina).',
    'Ann podaje liczbę 6, odkrywa kartę Rebel Base i ją zatrzymuje (Gambling World).',
  ]);
  expect(linesOf({ ...gamble, detail: { kept: false } })[0]).toBe(
    'Ann names 6, turns up Rebel Base and discards it (Gambling World).',
  );
});

test('a placement that costs nothing is told at once; otherwise the payment tells of it', () => {
  const settled: GameEvent = { ...ann, do: 'settle', what: 'space-port', amount: 0, source: 'pay' };
  expect(linesOf(settled)[0]).toBe('Ann places Space Port at no cost.');
  expect(linesOf({ ...settled, amount: 4 })[0]).toBeUndefined();
});

test('an event that the log does not know has no line', () => {
  expect(linesOf({ ...ann, do: 'sneeze', source: 'table' })[0]).toBeUndefined();
});
