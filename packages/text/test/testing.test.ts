import {
  type Catalogues,
  differingArguments,
  extraKeys,
  lostNumbers,
  missingKeys,
  parseCatalogue,
  pluralGaps,
  unformattableMessages,
  unparsableMessages,
} from '@orrery/text/testing';
import { describe, expect, test } from 'vitest';

const sound: Catalogues = {
  en: {
    'test.draw': '{player} draws {n, plural, one {# card} other {# cards}}.',
    'test.gain': '{n, number} {of, select, ore {ore} other {steel}}',
  },
  pt: {
    'test.draw': '{player} compra {n, plural, =0 {nada} one {# carta} other {# cartas}}.',
    'test.gain': '{n, number} de {of, select, ore {minério} other {aço}}',
  },
  pl: {
    'test.draw': '{player} dobiera {n, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}.',
    'test.gain':
      '{n, plural, one {# sztuka} few {# sztuki} many {# sztuk} other {# sztuki}} {of, select, other {stali} ore {rudy}}',
  },
};

/** All that the checks say about the words. */
const complaints = (catalogues: Catalogues): string[] => [
  ...missingKeys(catalogues),
  ...extraKeys(catalogues),
  ...unparsableMessages(catalogues),
  ...differingArguments(catalogues),
  ...pluralGaps(catalogues),
  ...lostNumbers(catalogues),
  ...unformattableMessages(catalogues),
];

/** The sound words with one Polish message replaced, or dropped where there is no text. */
function spoilt(key: string, text?: string): Catalogues {
  const { [key]: _, ...rest } = sound.pl;
  return { ...sound, pl: text === undefined ? rest : { ...rest, [key]: text } };
}

test('sound catalogues pass every check', () => {
  expect(complaints(sound)).toEqual([]);
});

describe('spoilt catalogues', () => {
  test('a key missing in one language is caught', () => {
    expect(complaints(spoilt('test.gain'))).toEqual(['pl: no message for test.gain']);
  });

  test('a key that English lacks is caught', () => {
    expect(complaints(spoilt('test.more', 'Więcej'))).toEqual(['pl: not in English: test.more']);
  });

  test('a message that does not parse is caught', () => {
    expect(complaints(spoilt('test.gain', '{n, number'))).toEqual([
      'pl: test.gain does not parse: EXPECT_ARGUMENT_CLOSING_BRACE',
    ]);
  });

  test.each([
    ['another name', '{m, number} {of, select, ore {rudy} other {stali}}'],
    ['an argument left out', '{n, number} rudy'],
    ['an argument too many', '{n, number} {of, select, ore {rudy} other {stali}} {player}'],
    ['another kind', '{n, number} {of}'],
    ['other cases', '{n, number} {of, select, iron {rudy} other {stali}}'],
  ])('%s is caught', (_, text) => {
    const found = complaints(spoilt('test.gain', text));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(
      /^pl: test\.gain takes \{.*\}, in English \{n: number; of: select \(ore, other\)\}$/,
    );
  });

  test.each(['one', 'few', 'many'])('a Polish plural without %s is caught', (category) => {
    const text = sound.pl['test.draw']!.replace(new RegExp(`${category} \\{.*?\\} `), '');
    expect(complaints(spoilt('test.draw', text))).toEqual([`pl: no plural ${category} of {n} in test.draw`]);
  });

  test('a plural without one is caught in English and Portuguese, also inside a select', () => {
    const text = '{of, select, ore {{n, plural, other {#}}} other {x}}';
    expect(pluralGaps({ en: { 'test.p': text }, pt: { 'test.p': text }, pl: {} })).toEqual([
      'en: no plural one of {n} in test.p',
      'pt: no plural one of {n} in test.p',
    ]);
  });

  test('a plural form that the language never uses is caught', () => {
    const en = { 'test.p': '{n, plural, one {#} few {#} other {#}}' };
    expect(pluralGaps({ en, pt: {}, pl: {} })).toEqual(['en: the plural few of {n} in test.p is never used']);
  });

  test('ordinals have the forms of ordinals', () => {
    const en = { 'test.o': '{n, selectordinal, one {#st} two {#nd} other {#th}}' };
    expect(pluralGaps({ en, pt: {}, pl: {} })).toEqual(['en: no plural few of {n} in test.o']);
  });

  test('a # inside a select inside a plural is caught', () => {
    const lost = '{n, plural, one {x} other {{of, select, other {#}}}}';
    const kept = '{of, select, other {{n, plural, one {#} other {#}}}}';
    expect(lostNumbers({ en: { 'test.lost': lost, 'test.kept': kept }, pt: {}, pl: {} })).toEqual([
      'en: test.lost has a # inside a select inside a plural',
    ]);
  });

  test('a message that says nothing for some argument is caught', () => {
    const en = { 'test.e': '{n, plural, =3 {} one {#} other {#}}', 'test.f': ' ' };
    expect(unformattableMessages({ en, pt: {}, pl: {} })).toEqual([
      'en: test.e says nothing for {"n":3}',
      'en: test.f says nothing for {}',
    ]);
  });

  test('a message with very many arguments is still tried with each case of each of them', () => {
    const plurals = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((n) => `{${n}, plural, one {#} other {}}`);
    const en = { 'test.m': plurals.join('') };
    expect(unformattableMessages({ en, pt: {}, pl: {} }).length).toBeGreaterThan(0);
  });
});

describe('the JSON of a catalogue', () => {
  test('is a flat object of texts', () => {
    expect(parseCatalogue('{"a.b": "c"}')).toEqual({ 'a.b': 'c' });
  });

  test.each(['[]', 'null', '"a"', '{"a": {"b": "c"}}', '{"a": 1}', '{'])('is not %s', (json) => {
    expect(() => parseCatalogue(json)).toThrow();
  });
});
