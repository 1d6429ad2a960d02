import { createFormatter, createSpeaker, type Language } from '@orrery/text';
import { describe, expect, test } from 'vitest';

const cards = {
  en: { 'test.draw': '{player} draws {n, plural, one {# card} other {# cards}}.' },
  pt: { 'test.draw': '{player} compra {n, plural, one {# carta} many {# de cartas} other {# cartas}}.' },
  pl: {
    'test.draw': '{player} dobiera {n, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}.',
  },
} satisfies Record<Language, Record<string, string>>;

const draw = (language: Language, n: number) =>
  createFormatter(language, [cards[language]])({ key: 'test.draw', args: { player: 'Ann', n } });

describe('plurals', () => {
  test.each([
    [0, 'Ann draws 0 cards.'],
    [1, 'Ann draws 1 card.'],
    [2, 'Ann draws 2 cards.'],
    [1234.5, 'Ann draws 1,234.5 cards.'],
  ])('English counts %d', (n, words) => expect(draw('en', n)).toBe(words));

  test.each([
    [0, 'Ann compra 0 carta.'],
    [1, 'Ann compra 1 carta.'],
    [2, 'Ann compra 2 cartas.'],
    [1234, 'Ann compra 1.234 cartas.'],
    [1_000_000, 'Ann compra 1.000.000 de cartas.'],
  ])('Portuguese counts %d', (n, words) => expect(draw('pt', n)).toBe(words));

  test.each([
    [0, 'Ann dobiera 0 kart.'],
    [1, 'Ann dobiera 1 kartę.'],
    [2, 'Ann dobiera 2 karty.'],
    [5, 'Ann dobiera 5 kart.'],
    [12, 'Ann dobiera 12 kart.'],
    [22, 'Ann dobiera 22 karty.'],
    [25, 'Ann dobiera 25 kart.'],
    [1.5, 'Ann dobiera 1,5 karty.'],
    [12345, 'Ann dobiera 12\u00a0345 kart.'],
  ])('Polish counts %d', (n, words) => expect(draw('pl', n)).toBe(words));
});

describe('arguments', () => {
  test('a message inside a message is put into words first', () => {
    const format = createFormatter('en', [
      { 'test.log': '{player} plays {card}.' },
      { 'test.card': '{name} ({cost, number})', 'test.moss': 'Moss' },
    ]);
    const card = { key: 'test.card', args: { name: { key: 'test.moss' }, cost: 9 } };
    expect(format({ key: 'test.log', args: { player: 'Ann', card } })).toBe('Ann plays Moss (9).');
  });

  test('a plain number is written as the language writes it, also beside a plural of the same number', () => {
    const text = { 'test.n': '{n} {n, plural, one {a} few {b} many {c} other {d}}' };
    expect(createFormatter('en', [text])({ key: 'test.n', args: { n: 1234 } })).toBe('1,234 d');
    expect(createFormatter('pl', [text])({ key: 'test.n', args: { n: 12345 } })).toBe('12\u00a0345 c');
    expect(createFormatter('pl', [text])({ key: 'test.n', args: { n: 1234 } })).toBe('1234 b');
  });

  test.each(['en', 'pt', 'pl'] as const)('%s writes a real minus sign', (language) => {
    const format = createFormatter(language, [
      { 'test.minus': '{n} {n, number} {n, plural, one {#} few {#} other {#}}' },
    ]);
    expect(format({ key: 'test.minus', args: { n: -3 } })).toBe('−3 −3 −3');
  });

  test('a hyphen in a name stays a hyphen', () => {
    const format = createFormatter('en', [{ 'test.name': '{name}' }]);
    expect(format({ key: 'test.name', args: { name: 'Pan-Galactic' } })).toBe('Pan-Galactic');
  });

  test('a select chooses by the value and falls back to other', () => {
    const format = createFormatter('en', [{ 'test.s': '{of, select, ore {ore} other {something}}' }]);
    expect(format({ key: 'test.s', args: { of: 'ore' } })).toBe('ore');
    expect(format({ key: 'test.s', args: { of: 'steel' } })).toBe('something');
  });

  test('angle brackets are text', () => {
    expect(createFormatter('en', [{ 'test.angle': '3 < 4 <b>' }])({ key: 'test.angle' })).toBe('3 < 4 <b>');
  });
});

describe('what cannot be put into words', () => {
  const format = (text: Record<string, string>, reports: string[]) =>
    createFormatter('pl', [text], { onMissing: (key, why) => reports.push(`${key}: ${why}`) });

  test('a missing key comes out in guillemets and is reported', () => {
    const reports: string[] = [];
    expect(format({}, reports)({ key: 'test.absent' })).toBe('«test.absent»');
    expect(reports).toEqual(['test.absent: no message in language pl']);
  });

  test('a missing key inside a message spoils only its own place', () => {
    const reports: string[] = [];
    const words = format({ 'test.log': 'Karta: {card}' }, reports);
    expect(words({ key: 'test.log', args: { card: { key: 'test.absent' } } })).toBe('Karta: «test.absent»');
    expect(reports).toHaveLength(1);
  });

  test('a missing argument and a malformed message do not stop a game', () => {
    const reports: string[] = [];
    const words = format({ 'test.log': 'Karta: {card}', 'test.bad': 'Karta: {card' }, reports);
    expect(words({ key: 'test.log' })).toBe('«test.log»');
    expect(words({ key: 'test.bad' })).toBe('«test.bad»');
    expect(reports).toHaveLength(2);
  });

  test('a key that every object has is still no message', () => {
    expect(createFormatter('en', [{}])({ key: 'toString' })).toBe('«toString»');
  });

  test('nobody needs to listen', () => {
    expect(createFormatter('en', [])({ key: 'test.absent' })).toBe('«test.absent»');
  });
});

describe('Polish words of one letter', () => {
  const say = (text: string, args = {}) =>
    createFormatter('pl', [{ 'test.t': text }])({ key: 'test.t', args });

  test('keep to the word that follows', () => {
    expect(say('W talii i w rezerwie (z kartą)')).toBe('W\u00a0talii i\u00a0w\u00a0rezerwie (z\u00a0kartą)');
    expect(say('żeton z {place}', { place: 'puli' })).toBe('żeton z\u00a0puli');
    expect(say('{n, plural, one {w #} few {w #} many {w #} other {w #}}', { n: 2 })).toBe('w\u00a02');
  });

  test('are not the last letters of longer words', () => {
    expect(say('to moja karta')).toBe('to moja karta');
    expect(say('{n}a klasa', { n: 3 })).toBe('3a klasa');
  });

  test('are a Polish matter', () => {
    expect(createFormatter('en', [{ 'test.t': 'a card' }])({ key: 'test.t' })).toBe('a card');
  });
});

test('a sentence that ends with an abbreviation has one full stop', () => {
  const format = createFormatter('en', [{ 'test.gain': '{player} gains {what}.' }]);
  expect(format({ key: 'test.gain', args: { player: 'Ann', what: '1 Q.I.C.' } })).toBe('Ann gains 1 Q.I.C.');
  expect(format({ key: 'test.gain', args: { player: 'Ann', what: 'more...' } })).toBe('Ann gains more....');
});

describe('the names in a message', () => {
  const { format, parts } = createSpeaker('pl', [
    {
      'test.play': '{player} zagrywa {card} za {price}.',
      'test.list': '{first} i {last}',
      'test.cost': '{n, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}',
      'card.gem': 'Gem World',
      'card.abbreviated': 'Gem Co.',
    },
  ]);
  const isName = ({ key }: { readonly key: string }): boolean => key.startsWith('card.');
  const gem = { key: 'card.gem' };

  test('are kept apart, at any depth, and the rest is as it would be', () => {
    const message = {
      key: 'test.play',
      args: {
        player: 'Ann',
        card: { key: 'test.list', args: { first: gem, last: gem } },
        price: { key: 'test.cost', args: { n: 3 } },
      },
    };
    const named = { name: gem, text: 'Gem World' };
    expect(parts(message, isName)).toEqual(['Ann zagrywa ', named, ' i\u00a0', named, ' za 3 karty.']);
    expect(format(message)).toBe('Ann zagrywa Gem World i\u00a0Gem World za 3 karty.');
    expect(parts(gem, isName)).toEqual([named]);
    expect(parts({ key: 'test.cost', args: { n: 1 } }, isName)).toEqual(['1 kartę']);
  });

  test('may end a sentence with their own full stop, and what has no words is its key', () => {
    const abbreviated = { key: 'card.abbreviated' };
    const message = { key: 'test.play', args: { player: 'Ann', card: gem, price: abbreviated } };
    expect(parts(message, isName).at(-1)).toEqual({ name: abbreviated, text: 'Gem Co.' });
    expect(parts({ key: 'test.none', args: { card: gem } }, isName)).toEqual(['«test.none»']);
  });
});
