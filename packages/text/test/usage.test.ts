import { families, keysOf, undeclaredKeys, unusedKeys, unwalkedKeys } from '@orrery/text/testing';
import { describe, expect, test } from 'vitest';

const source = (text: string) => [{ path: 'rules.ts', text }];
const isUsed = (key: string, text: string) => unusedKeys({ [key]: '' }, source(text)).length === 0;

describe('a key is used', () => {
  test.each([
    ['in single quotes', `msg('race.draw', { n })`],
    ['in double quotes', `msg("race.draw", { n })`],
    ['in a template without holes', 'msg(`race.draw`)'],
    ['in a table', `const names = { draw: 'race.draw' };`],
    ['in the hole of a template', `\`\${say('race.draw')}\``],
    ['in a template in the hole of a template', `\`a\${\`b\${{ c: "race.draw" }.c}\`}\``],
    ['after a regular expression with a quote', `text.replace(/['"\`]/g, ''); msg('race.draw')`],
    ['after a division', `const half = n / 2; msg('race.draw'); const third = n / 3;`],
    ['after a string with escapes', String.raw`const quote = 'it\'s'; msg('race.draw')`],
    ['on the line after a stray apostrophe', `<p>don't</p>\n{msg('race.draw')}`],
    ['beside a closing tag', `<b>x</b>{msg('race.draw')}</i>`],
  ])('%s', (_, text) => expect(isUsed('race.draw', text)).toBe(true));
});

describe('a key is not used', () => {
  test.each([
    ['by no source at all', ''],
    ['in a line comment', `// msg('race.draw')`],
    ['in a block comment', `/** say 'race.draw' */`],
    ['as part of a longer key', `msg('race.drawn'); msg('race.draw.more')`],
    ['as bare code', 'race.draw'],
    ['in a regular expression', `const p = /'race.draw'/;`],
  ])('%s', (_, text) => {
    expect(unusedKeys({ 'race.draw': '' }, source(text))).toEqual(['no source names race.draw']);
  });
});

describe('families', () => {
  const named = `msg(\`race.card.\${id}.name\`)`;

  test('a template uses the keys that its pattern matches', () => {
    expect(isUsed('race.card.moss.name', named)).toBe(true);
    expect(isUsed('race.card.moss.text', named)).toBe(false);
    expect(isUsed('race.card.a.b.name', named)).toBe(false);
    expect(isUsed('race.card..name', named)).toBe(false);
    expect(isUsed('raceXcard.moss.name', named)).toBe(false);
  });

  test('a template may end in a hole or have several', () => {
    expect(isUsed('race.card.moss', `msg(\`race.card.\${id}\`)`)).toBe(true);
    expect(isUsed('race.effect.gainOre', `msg(\`race.\${kind}.gain\${resource}\`)`)).toBe(true);
  });

  test('a template that begins with a hole, or not with the name of a package, is no family', () => {
    expect(
      families(source(`\`\${game}.card.\${id}\`; \`seat \${n}.\`; \`r\${x}.a\`; \`race.card\``)),
    ).toEqual([]);
  });

  test('each family is named once', () => {
    expect(families(source(`${named}; ${named}`)).map(({ name }) => name)).toEqual(['race.card.*.name']);
  });

  test('a member that the walk never says is caught', () => {
    const catalogue = { 'race.card.moss.name': '', 'race.card.lichen.name': '', 'race.over': '' };
    const sources = source(`${named}; msg('race.over')`);
    const inside = { key: 'race.log', args: { card: { key: 'race.card.moss.name' } } };
    expect(unwalkedKeys(catalogue, sources, [inside])).toEqual(['nothing says race.card.lichen.name']);
  });
});

describe('a key that does not exist', () => {
  const undeclared = (text: string) => undeclaredKeys(['race.draw', 'race.card.moss'], source(text));

  test('is caught where a message is built', () => {
    expect(undeclared(`msg('race.draw'); msg('race.darw', { n })`)).toEqual([
      'rules.ts: no message for race.darw',
    ]);
    expect(undeclared(`({ key: 'race.darw' })`)).toEqual(['rules.ts: no message for race.darw']);
    expect(undeclared(`msg(many ? 'race.draw' : 'race.darw')`)).toEqual([
      'rules.ts: no message for race.darw',
    ]);
    expect(undeclared(`msg('race.draw', { card: msg('race.darw') })`)).toHaveLength(1);
  });

  test('is caught where a family has no member', () => {
    expect(undeclared(`msg(\`race.card.\${id}\`)`)).toEqual([]);
    expect(undeclared(`msg(\`race.crad.\${id}\`)`)).toEqual(['rules.ts: no key fits race.crad.*']);
  });

  test('is not seen in other literals', () => {
    expect(undeclared(`ask('race.question'); msg('race.draw', { of: 'race.thing' })`)).toEqual([]);
    expect(undeclared(`msg(kind === 'draw' ? 'race.draw' : key)`)).toEqual([]);
    expect(undeclared(`msg(\`race.card.\${table['a.b']}\`)`)).toEqual([]);
  });
});

test('the keys of a message include those inside it', () => {
  const message = { key: 'a.a', args: { n: 1, name: 'Ann', b: { key: 'b.b', args: { c: { key: 'c.c' } } } } };
  expect(keysOf(message)).toEqual(['a.a', 'b.b', 'c.c']);
});
