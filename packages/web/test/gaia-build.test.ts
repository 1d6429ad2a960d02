/** Ways, not verbs: what a touched space offers, on the real engine. */
import { findGame, type LoadedGame } from '@orrery/catalog';
import { boardOf, isGaiaView, NOBODY, planetOn, spaces, type View } from '@orrery/gaia-project/advice';
import {
  type Answer,
  below,
  type Core,
  isRecord,
  type Option,
  type Plain,
  type Rng,
  rngFrom,
  same,
} from '@orrery/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { lookAhead } from '../src/board-kit/ahead.ts';
import { optionsOf } from '../src/board-kit/choice.ts';
import { type Deed, deedsAt, isOpen } from '../src/games/gaia-project/questions/build/deeds.ts';
import { buildable, marksAt } from '../src/games/gaia-project/questions/build/marks.ts';
import { answersOf, takeTokens, touchSpace } from '../src/games/gaia-project/questions/build/taking.ts';
import { sceneFrom } from '../src/games/gaia-project/table.ts';

let loaded: LoadedGame;
beforeAll(async () => {
  const listed = findGame('gaia-project');
  if (listed === undefined) throw new Error('not in the catalog');
  loaded = await listed.load();
});

interface Touch {
  readonly what: Plain | undefined;
  readonly whole: readonly Answer[];
}

function tableAt(state: Core, seat: number, touches: Touch[] = []) {
  const view = loaded.game.view(state, seat);
  const question = loaded.game.question(state, seat);
  if (!isGaiaView(view) || question === undefined) throw new Error('nobody is asked anything');
  return {
    ...sceneFrom({ phone: false, seats: [], loaded, me: seat }, view, view),
    question,
    touched: undefined,
    choice: {
      touch: (what: Plain | undefined, whole: readonly Answer[] = []): void => {
        touches.push({ what, whole });
      },
    },
  };
}
type Table = ReturnType<typeof tableAt>;

const isWaste = (answer: Answer): boolean =>
  'pick' in answer && isRecord(answer.pick) && (answer.pick.do === 'pass' || answer.pick.do === 'free');

/** Mostly at random; passing and free actions are put off, so that more comes about. */
function sampled(state: Core, rng: Rng): Answer {
  const { game } = loaded;
  const open = game.first(state);
  if (open === undefined) throw new Error('the game is over');
  let answer = game.sample(state, open, rng);
  for (let i = 0; i < 9 && isWaste(answer); i++) answer = game.sample(state, open, rng);
  return answer;
}

/** Turns of random games with factions by chance. */
function* turns(seed: string, every: number): Generator<{ readonly state: Core; readonly seat: number }> {
  const { game } = loaded;
  const state = game.setup({ factions: 'random' }, 4, seed);
  const rng = rngFrom(seed);
  for (let open = game.first(state); open !== undefined; open = game.first(state)) {
    if (open.ask.do === 'turn.action' && below(rng, every) === 0)
      yield { state: game.clone(state), seat: open.seat };
    game.apply(state, open.seat, sampled(state, rng));
  }
}

const kindOf = ({ value }: Option): Plain | undefined => (isRecord(value) ? value.do : undefined);
const spaceOf = ({ value }: Option): number => {
  const at = isRecord(value) ? value.at : value;
  if (typeof at !== 'number') throw new Error('points at no space');
  return at;
};

const beginsWith = ({ choices }: Deed, picks: readonly Plain[]): boolean =>
  picks.every((pick, i) => {
    const choice = choices[i];
    return choice !== undefined && 'pick' in choice && same(choice.pick, pick);
  });

/** Ways of acting that ask for a space next. */
function spacesAfter(table: Table, option: Option): readonly Option[] {
  const { view, mine = 0, question } = table;
  const answer = { question: question.id, pick: option.value };
  const { question: next } = lookAhead(loaded.game, view, mine, [answer]);
  const asksWhere =
    next !== undefined &&
    ['mine.place', 'special.station', 'special.swap', 'special.downgrade'].includes(next.name);
  return asksWhere ? optionsOf(next) : [];
}

/** A free step where there is none to take is a way that nobody needs; the list still has it. */
function helps(table: Table, { value }: Option, place: Option): boolean {
  const { view, mine = 0 } = table;
  if (kindOf(place) !== 'mine') return true;
  const ranged = isRecord(value) && value.action === 'range-action';
  const space = spaces(view, mine)[spaceOf(place)];
  return ranged || (space !== undefined && space.steps > 0 && !isInhabited(view, spaceOf(place)));
}

const isInhabited = (view: View, hex: number): boolean =>
  view.owners[planetOn(view, boardOf(view.layout), hex)] !== NOBODY;

describe('a touched space', () => {
  test('leads to every mine, project, upgrade and station that the engine offers', () => {
    const seen = new Map<string, number>();
    for (let game = 0; game < 8; game++)
      for (const { state, seat } of turns(`build ${game}`, 7)) {
        const table = tableAt(state, seat);
        const can = buildable(table);
        const expectDeed = (hex: number, picks: readonly Plain[], name: string): void => {
          const found = deedsAt(table, hex)
            .filter(isOpen)
            .find((deed) => beginsWith(deed, picks));
          expect(found?.key, `${name} on ${hex} in game ${game}: ${JSON.stringify(picks)}`).toBeDefined();
          seen.set(name, (seen.get(name) ?? 0) + 1);
        };
        for (const option of optionsOf(table.question)) {
          const kind = kindOf(option);
          if (kind === 'mine' || kind === 'project' || kind === 'upgrade') {
            expectDeed(spaceOf(option), [option.value], kind);
            expect(can.has(spaceOf(option)), `${kind} can be touched`).toBe(true);
          }
          if (kind === 'board' || kind === 'special')
            for (const place of spacesAfter(table, option).filter((each) => helps(table, option, each)))
              expectDeed(spaceOf(place), [option.value, place.value], `${kind} with a space`);
        }
      }
    for (const name of ['mine', 'project', 'upgrade', 'board with a space', 'special with a space'])
      expect(seen.get(name), name).toBeGreaterThan(0);
  }, 120_000);

  test('is answered with what the engine accepts, and its price is what is paid', () => {
    let taken = 0;
    for (let game = 0; game < 4; game++)
      for (const { state, seat } of turns(`answers ${game}`, 12)) {
        const table = tableAt(state, seat);
        for (const [hex] of buildable(table))
          for (const deed of deedsAt(table, hex).filter(isOpen)) {
            const answers = answersOf(table, deed);
            expect(answers, `${deed.key} on ${hex} in game ${game}`).toHaveLength(deed.choices.length);
            const after = lookAhead(loaded.game, table.view, seat, answers);
            expect(after.refusal).toBeUndefined();
            expectLeft(after.view, seat, deed);
            taken += 1;
          }
      }
    expect(taken).toBeGreaterThan(50);
  }, 120_000);

  test('says of every open and closed way where it lies, without asking twice', () => {
    for (const { state, seat } of turns('marks', 20)) {
      const table = tableAt(state, seat);
      for (const [hex] of buildable(table)) {
        expect(marksAt(table, hex).aim?.to).toBe(hex);
        expect(deedsAt(table, hex)).toEqual(deedsAt(table, hex));
      }
    }
  }, 60_000);
});

function expectLeft(view: object, seat: number, { left, key }: Deed): void {
  const players = 'players' in view && Array.isArray(view.players) ? view.players : [];
  const { ore, credits, qic, three, gaia }: View['players'][number] = players[seat];
  expect({ ore, credits, qic, three, gaia }, key).toEqual({
    ore: left?.ore,
    credits: left?.credits,
    qic: left?.qic,
    three: left?.three,
    gaia: left?.gaia,
  });
}

describe('the only way to a space', () => {
  test('is chosen with the touch, and the tokens of a project are sent only when they are enough', () => {
    let only = 0;
    let projects = 0;
    for (let game = 0; game < 20 && projects === 0; game++)
      for (const { state, seat } of turns(`only ${game}`, 8)) {
        const touches: Touch[] = [];
        const table = tableAt(state, seat, touches);
        for (const [hex] of buildable(table)) {
          touchSpace(table, hex);
          const open = deedsAt(table, hex).filter(isOpen);
          const { whole = [] } = touches.at(-1) ?? {};
          expect(whole.length > 0).toBe(open.length === 1);
          if (open.length === 1) only += 1;
          const [deed] = open;
          const last = deed?.choices.at(-1);
          if (deed === undefined || last === undefined || !('amounts' in last)) continue;
          projects += 1;
          takeTokens(table, hex, deed, last.amounts);
          expect(touches.at(-1)?.whole.length).toBe(deed.choices.length);
          takeTokens(table, hex, deed, { one: 1 });
          expect(touches.at(-1)?.whole).toEqual([]);
        }
      }
    expect(only).toBeGreaterThan(0);
    expect(projects).toBeGreaterThan(0);
  }, 60_000);
});
