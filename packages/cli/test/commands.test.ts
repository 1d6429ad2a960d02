import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reference } from '@orrery/reference';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orrery } from '../src/orrery.ts';
import { ScriptedTerminal } from './scripted.ts';

async function run(command: string, lines: readonly string[] = [], environment = {}) {
  const terminal = new ScriptedTerminal(lines);
  const code = await orrery(
    command.split(' ').filter((word) => word !== ''),
    terminal,
    environment,
  );
  return { code, out: terminal.text, err: terminal.err.join('\n'), terminal };
}

const commands = ['play', 'simulate', 'replay', 'conform', 'bench', 'arena', 'bot', 'cards'];

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-cli-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('help', () => {
  test('lists every command, in every language', async () => {
    for (const language of ['en', 'pt', 'pl']) {
      const { code, out } = await run(`--help --lang ${language}`);
      expect(code).toBe(0);
      for (const command of commands) expect(out).toContain(`  ${command} `);
      expect(out).not.toContain('«');
    }
  });

  test.each(commands)('%s has a help of its own, no line over 100 columns', async (command) => {
    for (const call of [`${command} --help`, `help ${command}`, `${command} -h --lang pl`]) {
      const { code, out } = await run(call);
      expect(code).toBe(0);
      expect(out).toContain(`orrery ${command}`);
      expect(out.split('\n').filter((line) => line.length > 100)).toEqual([]);
    }
  });

  test('the version is printed', async () => {
    expect((await run('--version')).out).toMatch(/^\d+\.\d+\.\d+$/);
  });
});

describe('what is not understood ends with exit code 2 and a sentence', () => {
  test.each([
    ['', 'Usage'],
    ['paly', 'There is no command “paly”.'],
    ['play chess', 'There is no game “chess”'],
    ['simulate', '<game> is missing.'],
    ['simulate reference --games many', '--games takes a whole number from 1 up, not “many”.'],
    ['simulate reference --games', '--games needs a value: N.'],
    ['simulate reference --colour', 'There is no option --colour.'],
    ['simulate reference extra', '“extra” is one argument too many.'],
    ['simulate reference --seats 9', 'The game is for 2 to 4 players.'],
    ['simulate reference --options length=endless', 'The option “length” cannot have this value.'],
    ['simulate reference --options wind=1', 'There is no option “wind”.'],
    ['simulate reference --json=1', '--json takes no value.'],
    ['arena reference', '--bots is missing.'],
    ['bot reference random', '--stdio is missing.'],
    ['bot reference genius --stdio', 'No bot “genius” plays this game; there are: random.'],
    ['arena reference --bots random,genius', 'No bot “genius” plays this game; there are: random.'],
    ['play reference --seats you,genius', 'a seat is one of: you and random'],
    ['play reference --seats you,random=Bob', '“Bob”: a bot has a name of its own'],
    ['conform reference', '<file…> is missing.'],
    ['conform reference no-such-file.jsonl', 'There is no file no-such-file.jsonl.'],
    ['replay no-such-file.json', 'There is no file no-such-file.json.'],
    ['play --lang xx', 'There is no language “xx”'],
  ])('orrery %s', async (command, sentence) => {
    const { code, err } = await run(command);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
    expect(err).not.toMatch(/\bat .*\.ts:\d+/);
  });

  test('in the language of the shell, the strongest variable first', async () => {
    expect((await run('paly', [], { LANG: 'pl_PL.UTF-8' })).err).toContain('Nie ma polecenia „paly”.');
    expect((await run('paly', [], { LANG: 'pl_PL.UTF-8', LC_ALL: 'pt_BR' })).err).toContain(
      'Não há o comando',
    );
    expect((await run('paly', [], { LANG: 'pl_PL.UTF-8', LC_ALL: 'C' })).err).toContain(
      'There is no command',
    );
    expect((await run('--lang pt paly', [], { LANG: 'pl_PL' })).err).toContain('Não há o comando');
  });
});

describe('simulate', () => {
  test('the same seed gives the same games', async () => {
    const [first, second] = await Promise.all([
      run('simulate reference --games 20 --seed s --json'),
      run('simulate reference --games 20 --seed s --json'),
    ]);
    const figures = (text: string) => {
      const { games, answersPerGame, seats } = JSON.parse(text);
      return { games, answersPerGame, seats };
    };
    expect(figures(first.out)).toEqual(figures(second.out));
    expect(figures(first.out)).toMatchObject({ games: 20 });
  });

  test('the shares of the seats add up to all games', async () => {
    const { out, code } = await run('simulate reference --games 30 --seats 3 --seed s --json');
    expect(code).toBe(0);
    const shares: number[] = JSON.parse(out).seats.map((seat: { winShare: number }) => seat.winShare);
    expect(shares).toHaveLength(3);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  });

  test('prints a table without --json', async () => {
    const { out } = await run('simulate reference --games 5 --seed s --lang pl');
    expect(out).toContain('5 losowych partii');
    expect(out).toContain('miejsce 2');
  });
});

test('arena prints win rates with intervals, as text and as JSON', async () => {
  const text = await run('arena reference --bots random,random --games 10 --seed s');
  expect(text.code).toBe(0);
  expect(text.out).toContain('95% interval');
  const { standings } = JSON.parse(
    (await run('arena reference --bots random,random --games 10 --seed s --json')).out,
  );
  expect(standings).toHaveLength(2);
  expect(standings[0].winRate.low).toBeLessThan(standings[0].winRate.share);
});

test('arena keeps its games in a file and goes on from there', async () => {
  const file = join(folder, 'arena.json');
  const whole = await run('arena reference --bots random,random --games 8 --seed s --threads 1 --json');
  await run(`arena reference --bots random,random --games 4 --seed s --threads 1 --save ${file}`);
  const saved: { setting: { seed: string }; games: unknown[] }[] = JSON.parse(readFileSync(file, 'utf8'));
  expect(saved).toMatchObject([{ setting: { seed: 's' } }]);
  expect(saved[0]?.games).toHaveLength(4);
  // The seed is that of the file.
  const rest = await run(`arena reference --bots random,random --games 8 --threads 1 --save ${file} --json`);
  expect(JSON.parse(rest.out)).toEqual(JSON.parse(whole.out));
});

test('arena prints the ratings of a league', async () => {
  const { code, out } = await run('arena reference --league --bots random,random --games 4 --seed s');
  expect(code).toBe(0);
  expect(out).toContain('rating');
  const json = JSON.parse((await run('arena reference --league --bots random,random --games 4 --json')).out);
  expect(json.results).toHaveLength(1);
});

describe('programs', () => {
  const example = fileURLToPath(new URL('../../../docs/bot-example.js', import.meta.url));

  async function arenaWith(program: string) {
    const terminal = new ScriptedTerminal();
    const args = ['arena', 'race-for-the-galaxy', '--games', '2', '--seed', 's', '--threads', '1', '--json'];
    const code = await orrery([...args, '--bots', 'random', '--bots', `exec:${program}`], terminal, {});
    return { code, json: JSON.parse(terminal.text) };
  }

  test('the example of the documentation plays in the arena', { timeout: 60_000 }, async () => {
    const { code, json } = await arenaWith(`"${process.execPath}" "${example}"`);
    expect(code).toBe(0);
    expect(json).toMatchObject({ games: 2 });
    expect(json.replaced).toBeUndefined();
  });

  test('one that fails is replaced, and the arena says so', { timeout: 60_000 }, async () => {
    const { json } = await arenaWith(`"${process.execPath}" -e "process.exit(4)"`);
    expect(json.games).toBe(2);
    expect(json.replaced).toMatchObject([{ why: 'ended', spare: 'greedy' }]);
    const { out } = await run('arena reference --bots random --bots exec:false --games 1 --threads 1');
    expect(out).toMatch(/exec:false: random gave \d+ answers in its place \(the program ended; last: /);
  });

  test('a bot answers lines, and says what is wrong with others', async () => {
    const state = reference.setup({}, 2, 'lines');
    const seat = reference.first(state)?.seat ?? 0;
    const turn = JSON.stringify({ id: 3, seat, view: reference.view(state, seat), seed: 'x' });
    const { code, terminal } = await run('bot reference random --stdio --thoughts', [turn, '', 'what?']);
    expect(code).toBe(0);
    const [answered, trouble, ...more] = terminal.out.map((line) => JSON.parse(line));
    expect(reference.check(state, seat, answered.answer)).toBeUndefined();
    expect(answered).toMatchObject({ id: 3, thoughts: { milliseconds: expect.any(Number) } });
    expect(trouble).toEqual({ id: null, error: 'this is no line of JSON' });
    expect(more).toEqual([]);
  });
});

describe('cards', () => {
  test('a filter finds by name and by text, without accents', async () => {
    expect((await run('cards reference kettle')).out).toContain('1 card');
    const { out, code } = await run('cards reference --json');
    expect(code).toBe(0);
    expect(JSON.parse(out)[0]).toHaveProperty('name');
  });

  test('no match is a failure', async () => {
    const { code, err } = await run('cards reference zeppelin');
    expect(code).toBe(1);
    expect(err).toContain('zeppelin');
  });
});

describe('play, record and replay', () => {
  const play = async (record: string) => {
    const answers = Array.from({ length: 400 }, (_, i) => String((i % 3) + 1));
    return run(`play reference --seats random,random --seed s --record ${record}`, answers);
  };

  test('bots alone play to the end; the record replays to the same end', async () => {
    const file = join(folder, 'game.json');
    const played = await play(file);
    expect(played.code).toBe(0);
    expect(played.out).toContain('The game is over');
    const replayed = await run(`replay ${file}`);
    expect(replayed.code).toBe(0);
    const ranking = played.out.slice(played.out.indexOf(' wins with ')).split('\n').slice(1, 4);
    for (const line of ranking) expect(replayed.out).toContain(line);
    expect(played.out).toContain('Random bot 2');
    expect(replayed.out).toContain('Random bot 2');
    // A record keeps which bot it was, and each reader's language has its name.
    expect((await run(`replay ${file} --lang pl`)).out).toContain('Bot losowy 2');
  });

  test('a record is replayed to any point, as JSON', async () => {
    const file = join(folder, 'point.json');
    await play(file);
    const at = JSON.parse((await run(`replay ${file} --at 5 --json`)).out);
    expect(at).toMatchObject({ game: 'reference', at: 5, outcome: null });
    expect(at.questions.length).toBeGreaterThan(0);
    const end = JSON.parse((await run(`replay ${file} --json`)).out);
    expect(end.outcome.standings).toHaveLength(2);
    expect((await run(`replay ${file} --at ${end.answers + 1}`)).code).toBe(2);
  });

  test('a damaged record is refused in words', async () => {
    const file = join(folder, 'damaged.json');
    await play(file);
    writeFileSync(file, readFileSync(file, 'utf8').replace('"seed":"s"', '"seed":"t"'));
    for (const command of [`replay ${file}`, `play --resume ${file}`]) {
      const { code, err } = await run(command);
      expect(code).toBe(1);
      expect(err).toContain('does not match its checksum');
    }
    writeFileSync(file, '{"half":');
    expect((await run(`replay ${file} --lang pl`)).code).toBe(1);
  });

  test('a game that was left goes on from its record', async () => {
    const file = join(folder, 'left.json');
    const left = await run('play reference --seed s', ['1', 'q', file]);
    expect(left.code).toBe(0);
    expect(left.out).toContain(`The record is in ${file}.`);
    const resumed = await run(`play --resume ${file}`, []);
    expect(resumed.out).toContain('Player 1 observes');
    expect((await run(`play --resume ${file} --seats you,random,random`)).code).toBe(2);
  });
});

describe('play', () => {
  test('Enter twice is enough to begin, and the end of the input ends it cleanly', async () => {
    const { code, out } = await run('play --seed s', ['', '']);
    expect(code).toBe(0);
    expect(out).toContain('Who plays?');
    expect(out).toContain('── Player 1 ──');
    expect(out).toContain('Goodbye.');
  });

  test('how well bots play is asked, at the same levels in every game', async () => {
    const { out } = await run('play --seed s', ['race-for-the-galaxy', '1', '9', '3']);
    expect(out).toContain('How well should they play?');
    expect(out).toMatch(/2 +Casual bot +Has a plan, misses things/);
    expect(out).toContain('Type a number from 1 to 4');
    expect(out).toContain('Strong bot');
    const alone = await run('play --seed s', ['terraforming-mars', '1']);
    expect(alone.out).toMatch(/1 +alone/);
    expect(alone.out).not.toContain('How well');
  });

  test('bad input is explained and asked again', async () => {
    const { out } = await run('play reference --seed s', ['99', 'zeppelin', '', '1']);
    expect(out).toContain('“99” is not on the list');
    expect(out).toContain('“zeppelin” is neither a choice nor a command.');
    expect(out).toContain('Type the number of your choice');
    expect(out).toContain('Player 1 observes');
  });

  test('people at one terminal do not see each other’s cards', async () => {
    const { out, terminal } = await run('play reference --seats you=Ann,you=Bob --seed s', [
      '',
      '1',
      '',
      '1',
    ]);
    expect(terminal.cleared).toBeGreaterThanOrEqual(2);
    const [, ann = '', bob = ''] = out.split('Hand over to ');
    expect(ann).toContain('Ann draws:');
    expect(ann).toMatch(/Bob draws 3 cards/);
    expect(bob).toContain('Bob draws:');
    expect(bob).not.toContain('Ann draws:');
  });

  test('a choice that showed nothing new can be undone and done again', async () => {
    const { out } = await run('play reference --seats you=Ann,you=Bob --seed s', [
      ...['', '1', '', '1'],
      ...['rest', 'u', 'r', 'u', 'u'],
    ]);
    const asked = out.split('\n').filter((line) => /^(Night 1 of 3: what|Your action is done)/.test(line));
    expect(asked.map((line) => line.slice(0, 5))).toEqual(['Night', 'Your ', 'Night', 'Your ', 'Night']);
    expect(out).toContain('This cannot be undone: something new has come to light since.');
    expect(out).not.toContain('The same cards will come again.');
  });

  test('against bots everything can be undone, and the same cards come again, which is said once', async () => {
    const { out } = await run('play reference --seed s', ['1', 'drink', 'u', 'u', '1', 'drink']);
    expect(out).not.toContain('This cannot be undone');
    expect(out.split('The same cards will come again.')).toHaveLength(2);
    const [first, again] = out.match(/Player 1 draws: .*\(coffee break\)/g) ?? [];
    expect(first).toBeDefined();
    expect(again).toBe(first);
  });

  test('nobody can undo what another person did', async () => {
    const { out } = await run('play reference --seats you=Ann,you=Bob --seed s', ['', '1', '', 'u', 'r']);
    expect(out).toContain('There is nothing to undo.');
    expect(out).toContain('There is nothing to redo.');
  });

  test('what cannot be chosen says why', async () => {
    const { out } = await run('play reference --seed s', ['1', 'w', '11', '? 11']);
    expect(out.split('Take your main action first.')).toHaveLength(4);
  });

  test('help, score, log and looking something up do not answer the question', async () => {
    const { out } = await run('play reference --seed s', ['h', 's', 'log', '? 1', '? kettle', 'w', 't', '?']);
    expect(out).toContain('undo your last choice');
    expect(out).toContain('If the game ended now:');
    expect(out).toContain('gain 1 coffee');
    expect(out).toContain('Everything there is can be chosen.');
    expect(out).not.toContain('Player 1 observes');
  });

  test('no line is over 100 columns, in any language', async () => {
    const answers = Array.from({ length: 60 }, () => ['1', '1 2 3 4 5', '', '2', 'w']).flat();
    // With a record named beforehand, none of the answers is taken for the name of a file.
    const record = join(folder, 'columns.record');
    for (const language of ['en', 'pt', 'pl']) {
      const { out } = await run(`play reference --seed s --lang ${language} --record ${record}`, answers);
      expect(out.split('\n').filter((line) => [...line].length > 100)).toEqual([]);
      expect(out).not.toContain('«');
    }
  });
});
