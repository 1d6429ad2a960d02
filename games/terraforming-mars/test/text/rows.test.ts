/**
 * The text of a card says all that its row says: whatever is changed in a row, number by number and word by word, changes
 * the text in every language. So no condition can be forgotten, nor be worded where there is none.
 */
import { createFormatter, type Language, languages } from '@orrery/text';
import { describe, expect, test } from 'vitest';
import { printedFrom } from '../../src/advice/printed.ts';
import { projectIds } from '../../src/data/board.ts';
import { type Face, faces } from '../../src/data/cards.ts';
import { cubeKinds, resources, tags } from '../../src/data/resources.ts';
import { tiles } from '../../src/data/types.ts';
import { catalogues } from '../../src/index.ts';
import { entryOf } from '../../src/table/card-catalog.ts';

type Row = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];

const wheres = [
  'land',
  'ocean',
  'greenery',
  'city',
  'isolated',
  'next-to-city',
  'next-to-two-cities',
  'next-to-greenery',
  'volcanic',
  'metal-bonus',
  'metal-bonus-next-to-own',
  'noctis-city',
  'phobos',
  'ganymede',
];
const metals = ['steel', 'titanium'];

/** What else could be written for a word, by its field and what stands beside it. */
function wordsFor(field: string, beside: Row): readonly string[] {
  switch (field) {
    case 'of':
      if (beside.per === 'tag') return ['self', 'opponents'];
      return beside.modifies === 'metal' ? metals : resources;
    case 'from':
    case 'into':
    case 'production':
    case 'pay':
      return resources;
    case 'to':
      return beside.do === 'shift' ? resources : ['this', 'another'];
    case 'or':
      return metals;
    case 'tag':
      return tags;
    case 'kind':
    case 'cubes':
    case 'stores':
      return cubeKinds;
    case 'track':
      return beside.do === 'raise' ? ['temperature', 'oxygen'] : ['temperature', 'oxygen', 'oceans'];
    case 'tile':
      if (beside.do === 'place') return tiles;
      return beside.score === 'neighbours' ? ['ocean', 'city'] : ['greenery', 'city'];
    case 'where':
      return wheres;
    case 'by':
      return ['owner', 'anyone'];
    case 'area':
      return ['mars', 'everywhere'];
    case 'project':
      return projectIds;
    case 'colour':
      return ['green', 'blue', 'red'];
    case 'deck':
      return ['base', 'corporate-era'];
    default:
      return [];
  }
}

/** Words in lists: icons, metals, what can be paid for or kept. */
function wordsInList(field: string, beside: Row): readonly string[] {
  if (field === 'tags') return tags;
  if (field === 'kinds') return cubeKinds;
  if (field === 'for') return ['card', 'project'];
  if (field === 'of' && beside.modifies === 'protection') return [...resources, ...cubeKinds];
  return field === 'of' || field === 'among' ? resources : [];
}

/** These tell rows of one kind from another, or name the card. */
const names: ReadonlySet<string> = new Set(['do', 'on', 'score', 'modifies', 'per']);
/** Left out, they mean something else. */
const optional: ReadonlySet<string> = new Set(['or', 'robs', 'ifRated', 'every', 'stores', 'vp']);
const isOptional = (field: string, beside: Row): boolean =>
  optional.has(field)
    ? beside.score === undefined
    : field === 'tag' && (beside.on ?? beside.modifies) !== undefined;

interface Change {
  readonly path: Path;
  /** Undefined: it is left out. */
  readonly value: unknown;
}

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function changesOfWord(path: Path, value: string, words: readonly string[]): Change[] {
  return words.filter((word) => word !== value).map((word) => ({ path, value: word }));
}

function changesOfList(path: Path, field: string, list: readonly unknown[], beside: Row): Change[] {
  return list.flatMap((member, place) => {
    const shorter = { path, value: list.filter((_, i) => i !== place) };
    const inside = [...path, place];
    if (typeof member === 'number') return [{ path: inside, value: member + 1 }];
    if (typeof member !== 'string') return [shorter, ...changesIn(inside, field, member, {})];
    const others = wordsInList(field, beside).filter((word) => !list.includes(word));
    return [shorter, ...changesOfWord(inside, member, others)];
  });
}

/** Everything that could be different in a part of a row. */
function changesIn(path: Path, field: string, value: unknown, beside: Row): Change[] {
  if (typeof value === 'number') return [{ path, value: value + 1 }];
  if (typeof value === 'boolean') return [{ path, value: !value }];
  if (Array.isArray(value)) return changesOfList(path, field, value, beside);
  if (isRow(value))
    return Object.entries(value).flatMap(([key, part]) => [
      ...(names.has(key) ? [] : changesIn([...path, key], key, part, value)),
      ...(part !== undefined && isOptional(key, value) ? [{ path: [...path, key], value: undefined }] : []),
    ]);
  if (typeof value !== 'string') return [];
  const words = wordsFor(field, beside);
  return words.includes(value) ? changesOfWord(path, value, words) : [];
}

const printed = ['deck', 'tags', 'stores', 'triggers', 'modifiers', 'actions'] as const;
const onProjects = [...printed, 'cost', 'colour', 'needs', 'play', 'vp'] as const;
const onCorporations = [...printed, 'stock', 'production', 'firstAction', 'beginner'] as const;

function changesOf(face: Face): Change[] {
  const fields = face.kind === 'project' ? onProjects : onCorporations;
  return fields.flatMap((field) => changesIn([field], field, face[field], {}));
}

/** The row with one thing in another way. */
function changed(row: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(row)) return row.map((part, i) => (i === key ? changed(part, rest, value) : part));
  return isRow(row) ? { ...row, [key]: changed(row[key], rest, value) } : value;
}

const wordsOf = (language: Language): ((face: Face) => string) => {
  const format = createFormatter(language, [catalogues[language]]);
  return (face) => {
    const { facts, text } = entryOf(face);
    return [...facts, ...text].map((message) => format(message)).join(' | ');
  };
};

describe.each(languages)('in %s', (language) => {
  const words = wordsOf(language);

  test('every field of every card is worded', () => {
    let tried = 0;
    const silent: string[] = [];
    for (const face of faces)
      for (const { path, value } of changesOf(face)) {
        tried += 1;
        const other = changed(face, path, value) as Face;
        if (words(other) === words(face))
          silent.push(`${face.id}: ${path.join('.')} → ${JSON.stringify(value)}`);
      }
    expect(silent).toEqual([]);
    expect(tried).toBeGreaterThan(5000);
  });
});

describe('the text of a card', () => {
  const english = wordsOf('en');
  const textOf = (id: string): string => english(faces.find((face) => face.id === id) ?? faces[0]!);

  test.each(['mars-university', 'olympus-conference', 'viral-enhancers', 'decomposers', 'ecological-zone'])(
    '%s says that its own tags count',
    (id) => {
      expect(textOf(id)).toContain('(this card’s included)');
    },
  );

  test('Immigrant City says that its own city counts; Rover Construction and Pets have none', () => {
    expect(textOf('immigrant-city')).toContain('places a city tile (this one included)');
    for (const id of ['rover-construction', 'pets']) expect(textOf(id)).not.toContain('included');
  });

  test('Olympus Conference draws only for a cube', () => {
    expect(textOf('olympus-conference')).toContain(
      'add 1 science cube to this card; or remove 1 science cube from this card to draw 1 card',
    );
  });

  test('Land Claim is for land that is not reserved', () => {
    expect(textOf('land-claim')).toContain('a free area on land that is not reserved');
  });
});

/** What only the words of a card tell: where tiles may go, which special tile it is, what lies on the card. */
const inWordsAlone: ReadonlySet<string | number | undefined> = new Set(['where', 'area', 'deck', 'stores']);
const isSpecial = (tile: unknown): boolean =>
  tile !== 'capital' && !['ocean', 'greenery', 'city'].includes(String(tile));

/** Everything that a screen draws of a card; one special tile looks like another, and the capital like a city. */
function drawnOf(face: Face): string {
  const { lines: _, title: __, deck: ___, ...drawn } = printedFrom(face);
  return JSON.stringify(drawn);
}

const valueAt = (row: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (part, key) => (Object(part) === part ? Reflect.get(Object(part), key) : undefined),
    row,
  );

/** Whether both tiles have the same drawing. */
const looksAlike = (face: Face, { path, value }: Change): boolean => {
  const was = valueAt(face, path);
  if (path.at(-1) !== 'tile') return false;
  const isCity = (tile: unknown): boolean => tile === 'city' || tile === 'capital';
  return (isSpecial(was) && isSpecial(value)) || (isCity(was) && isCity(value));
};

test('every number and word of a row is drawn in icons, but for what only words can tell', () => {
  let tried = 0;
  const silent: string[] = [];
  for (const face of faces)
    for (const change of changesOf(face)) {
      const { path, value } = change;
      if (inWordsAlone.has(path.at(-1)) || looksAlike(face, change)) continue;
      tried += 1;
      const other = changed(face, path, value) as Face;
      if (drawnOf(other) === drawnOf(face))
        silent.push(`${face.id}: ${path.join('.')} → ${JSON.stringify(value)}`);
    }
  expect(silent).toEqual([]);
  expect(tried).toBeGreaterThan(4000);
});
