/** Tech tiles and research steps of Gaia Project's board, on the real engine. */
import { findGame, type LoadedGame } from '@orrery/catalog';
import { isGaiaView, researchAreas, type View } from '@orrery/gaia-project/advice';
import { type Answer, isRecord, type Plain, type Question, rngFrom, type Seat } from '@orrery/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { lookAhead } from '../src/board-kit/ahead.ts';
import { optionsOf } from '../src/board-kit/choice.ts';
import { researchArea } from '../src/games/gaia-project/questions/research/index.tsx';
import { changedAt } from '../src/games/gaia-project/research/wording.ts';
import { optionsAt } from '../src/games/gaia-project/table.ts';
import { linksOf } from '../src/games/gaia-project/tray/links.ts';

let loaded: LoadedGame;
beforeAll(async () => {
  const listed = findGame('gaia-project');
  if (listed === undefined) throw new Error('not in the catalog');
  loaded = await listed.load();
});

interface Asked {
  readonly view: View;
  readonly seat: Seat;
  readonly question: Question;
}

const isIdle = (pick: Plain): boolean => isRecord(pick) && (pick.do === 'pass' || pick.do === 'free');

/** Random play that puts off passing and exchanging. */
function* asked(seed: string, name: string): Generator<Asked> {
  const { game } = loaded;
  const state = game.setup({}, 3, seed);
  const rng = rngFrom(seed);
  for (let open = game.first(state); open !== undefined; open = game.first(state)) {
    const question = game.question(state, open.seat);
    const view = game.view(state, open.seat);
    if (question?.name === name && isGaiaView(view)) yield { view, seat: open.seat, question };
    let answer = game.sample(state, open, rng);
    for (let i = 0; i < 8 && 'pick' in answer && isIdle(answer.pick); i++)
      answer = game.sample(state, open, rng);
    game.apply(state, open.seat, answer);
  }
}

const picks = (question: Question): readonly Plain[] => optionsOf(question).map(({ value }) => value);

/** An upgrade that brings a tile, with the first tile of a kind, as answers in a plan. */
function planOf({ view, seat, question }: Asked, isTile: (tile: Plain, view: View) => boolean): Answer[] {
  const upgrade = picks(question).find(
    (pick) => isRecord(pick) && pick.do === 'upgrade' && (pick.to === 3 || Number(pick.to) > 4),
  );
  if (upgrade === undefined) return [];
  const built: Answer = { question: question.id, pick: upgrade };
  const tiles = lookAhead(loaded.game, view, seat, [built]).question;
  const tile = tiles === undefined ? undefined : picks(tiles).find((pick) => isTile(pick, view));
  return tiles === undefined || tile === undefined ? [] : [built, { question: tiles.id, pick: tile }];
}

/** The first turn in which such a plan can be made. */
function firstPlan(isTile: (tile: Plain, view: View) => boolean): Asked & { readonly staged: Answer[] } {
  for (const seed of ['lab', 'tile', 'step'])
    for (const each of asked(seed, 'turn.action')) {
      const staged = planOf(each, isTile);
      if (staged.length > 0) return { ...each, staged };
    }
  throw new Error('nobody can upgrade');
}

const isUnderTrack = (tile: Plain, { standardTiles }: View): boolean =>
  standardTiles.slice(0, researchAreas.length).some((id) => id === tile);
const isInLowerRow = (tile: Plain, { standardTiles }: View): boolean =>
  standardTiles.slice(researchAreas.length).some((id) => id === tile);

describe('the links of a plan', () => {
  test('are the questions that its answers answer, each with the table before and after it', () => {
    const { view, seat, staged } = firstPlan(isUnderTrack);
    const links = linksOf({ loaded, actual: view, mine: seat, staged });
    expect(links.map(({ question }) => question.name)).toEqual(['turn.action', 'tech.tile']);
    expect(links[0]?.before).toBe(view);
    expect(links[1]?.before).toBe(links[0]?.after);
    expect(links[1]?.picked.map(({ value }) => value)).toEqual(
      staged.slice(1).map((answer) => 'pick' in answer && answer.pick),
    );
    const ahead = lookAhead(loaded.game, view, seat, staged).view;
    expect(isGaiaView(ahead) && ahead.players).toEqual(links[1]?.after.players);
  });

  test('stay the same objects when another answer follows, so that nothing is reckoned twice', () => {
    const { view, seat, staged } = firstPlan(isUnderTrack);
    const table = { loaded, actual: view, mine: seat };
    const [first] = linksOf({ ...table, staged: staged.slice(0, 1) });
    expect(linksOf({ ...table, staged })[0]).toBe(first);
  });
});

describe('the step that comes with a tile', () => {
  const stepAfter = (isTile: (tile: Plain, view: View) => boolean) => {
    const { view, seat, staged } = firstPlan(isTile);
    const { question } = lookAhead(loaded.game, view, seat, staged);
    if (question?.name !== 'research.area') throw new Error('no step is asked for');
    return { question, proposed: researchArea.propose?.(view, seat, question) ?? [] };
  };

  test('stands ready where the place of the tile fixes it', () => {
    const { question, proposed } = stepAfter(isUnderTrack);
    expect(proposed).toEqual([{ pick: picks(question)[0] }]);
  });

  test('is left open by a tile of the lower row', () => {
    const { question, proposed } = stepAfter(isInLowerRow);
    expect(picks(question).length).toBeGreaterThan(2);
    expect(proposed).toEqual([]);
  });
});

test('every tile and every step that is offered has one thing on the board', () => {
  for (const name of ['tech.tile', 'research.area'])
    for (const { view, question } of asked('board', name))
      for (const { value } of optionsOf(question)) {
        const tile = [...view.standardTiles, ...view.advancedTiles].find((id) => id === value);
        const area = researchAreas.find((id) => id === value);
        if (tile !== undefined && tile !== null) expect(optionsAt({ question }, { tile })).toHaveLength(1);
        else if (area !== undefined) expect(optionsAt({ question }, { area })).toHaveLength(1);
        else expect(value).toBe('none');
      }
});

test('a level says what it decides for good only where that changes', () => {
  const changes = (area: (typeof researchAreas)[number]) =>
    [0, 1, 2, 3, 4, 5].map((level) => changedAt(area, level) ?? '');
  expect(changes('terraforming')).toEqual([3, '', 2, 1, '', '']);
  expect(changes('navigation')).toEqual([1, '', 2, '', 3, 4]);
  expect(changes('gaia-project')).toEqual(['', 6, '', 4, 3, '']);
  expect(changes('science')).toEqual(['', '', '', '', '', '']);
});
