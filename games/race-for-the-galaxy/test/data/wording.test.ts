import type { Message } from '@orrery/kernel';
import { type Language, languages } from '@orrery/text';
import { describe, expect, test } from 'vitest';
import { designById, designs } from '../../src/data/cards.ts';
import { type DesignId, powerPhases } from '../../src/data/types.ts';
import en from '../../src/text/en.json' with { type: 'json' };
import pl from '../../src/text/pl.json' with { type: 'json' };
import pt from '../../src/text/pt.json' with { type: 'json' };
import { cardText } from '../../src/wording/card-text.ts';
import { faceText, titleText } from '../../src/wording/cards.ts';
import { printedTexts } from '../support/printed.ts';
import { speakerOf } from '../text/walks.ts';

const catalogues: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, pt, pl };
const speak = (language: Language, message: Message): string => speakerOf(language)(message);
const linesOf = (language: Language, id: DesignId) =>
  cardText(designById(id)!).map((message) => speak(language, message).replaceAll('\u00a0', ' '));

describe.each(languages)('in %s', (language) => {
  test.each(designs)('$name has a title, a face and words for every power', (design) => {
    expect(speak(language, titleText(design))).toBe(catalogues[language][`race.card.${design.id}`]);
    const powers = powerPhases.flatMap((phase) => [...(design.powers[phase] ?? [])]);
    const lines = cardText(design).map((message) => speak(language, message));
    expect(lines).toHaveLength(powers.length + design.scoring.length);
    for (const line of lines) expect(line).toMatch(/^\p{Lu}[^{}]+: \S[^{}]*[^ ,.]\.$/u);
    for (const line of lines) expect(line).not.toMatch(/ {2}| [,.;:]/);
    for (const message of faceText(design)) expect(speak(language, message)).toMatch(/\S/);
  });

  test('phases, actions, goods and things of the table have words', () => {
    for (const message of printedTexts()) expect(speak(language, message)).toMatch(/\S/);
  });

  test('the catalogue is sorted by key', () => {
    const keys = Object.keys(catalogues[language]);
    expect(keys).toEqual([...keys].sort());
  });
});

describe('the names', () => {
  test('in English are the printed titles, of the 95 designs and nothing else', () => {
    const names = Object.entries(en).filter(([key]) => key.startsWith('race.card.'));
    expect(Object.fromEntries(names)).toEqual(
      Object.fromEntries(designs.map(({ id, name }) => [`race.card.${id}`, name])),
    );
  });

  test('differ from the English ones where the edition of the language has its own', () => {
    expect(pt['race.card.gem-world']).toBe('Mundo Cristalino');
    expect(pt['race.card.rebel-base']).toBe('Rebel Base');
    expect(pt['race.card.old-earth']).toBe('Old Earth');
    // The names of the Polish edition are not known to us, and none are invented beside the English ones.
    const polish = Object.entries(pl).filter(([key]) => key.startsWith('race.card.'));
    expect(polish).toHaveLength(95);
    for (const [key, name] of polish)
      expect([key, name]).toEqual([key, Object.entries(en).find(([id]) => id === key)?.[1]]);
  });
});

describe('the words of a card', () => {
  test('follow its data in English', () => {
    expect(linesOf('en', 'investment-credits')).toEqual(['Develop: pay 1 less for a development.']);
    expect(linesOf('en', 'pan-galactic-league')).toEqual([
      'Settle: −1 Military.',
      'Produce: draw 1 card for each Genes world in your tableau.',
      'End of the game: 2 VP for each Genes world.',
      'End of the game: 1 VP for each other military world.',
      'End of the game: 3 VP for Contact Specialist.',
    ]);
    expect(linesOf('en', 'alien-tech-institute').at(-1)).toBe(
      'End of the game: 2 VP for each other Alien card, this one included.',
    );
  });

  test('follow its data in Portuguese', () => {
    expect(linesOf('pt', 'mining-conglomerate')).toEqual([
      'Venda: compre 1 carta a mais ao vender um bem de Elementos Raros.',
      'Consumo: consuma até 2 bens de Elementos Raros por 1 PV cada.',
      'Produção: no fim da fase, compre 2 cartas se você tiver produzido mais bens de Elementos Raros que cada oponente.',
    ]);
  });

  test('follow its data in Polish, in the case and number that the sentence needs', () => {
    expect(linesOf('pl', 'free-trade-association').slice(0, 3)).toEqual([
      'Konsumpcja: skonsumuj maksymalnie 3 towary luksusowe; za każdy otrzymujesz 1 PZ i 1 kartę.',
      'Produkcja: wyprodukuj towar luksusowy na jednym ze swoich pustych światów zdobycznych.',
      'Koniec partii: 2 PZ za każdy produkcyjny świat towarów luksusowych.',
    ]);
  });
});
