/** Vectors about one decision of the Automa, or a whole turn of it: carried out by the engine, and told as vectors tell it. */
import { type Comparison, type GameEvent, Stop } from '@orrery/kernel';
import { cardRow, decisionCards } from '../../src/automa/cards.ts';
import { readChoice } from '../../src/automa/events.ts';
import { factionCard, factionCards } from '../../src/automa/factions.ts';
import { type MinePart, type Part, partsOf, type ResearchPart } from '../../src/automa/parts.ts';
import { federatedOf } from '../../src/automa/points.ts';
import { AUTOMA, automaIn } from '../../src/automa/state.ts';
import { finalTiles, neutralOf } from '../../src/data/scoring.ts';
import { researchAreas } from '../../src/data/types.ts';
import { placePoints, researchPoints, resourcePoints } from '../../src/rules/scoring.ts';
import { firstStructures } from '../../src/rules/setup.ts';
import { type GaiaState, type GaiaTask, playerAt } from '../../src/state.ts';
import { row } from '../names.ts';
import { type Line, line, list, num, text } from '../recording.ts';
import { actionNames, decidedTheirs, structureTheirs } from './names.ts';
import {
  type Boards,
  factionIn,
  type Happened,
  happen,
  offerIn,
  positionOf,
  setFree,
  setResearch,
  spaceIn,
  tableWith,
} from './position.ts';

const partTask = (part: Part): GaiaTask => ({ do: 'automa.part', part });
const ending: GaiaTask = { do: 'turn.end', seat: AUTOMA };

const find = ({ events }: Happened, kind: string): GameEvent | undefined =>
  events.find((event) => event.do === kind);

/** What its faction's card adds at once; `told` where vectors name it even if it is nothing. */
const bonusIn = ({ events }: Happened, told = false): Line => {
  const bonus = events.find((event) => event.do === 'score' && event.what === 'faction');
  return bonus === undefined && !told ? {} : { bonus_vp: bonus?.amount ?? 0 };
};

const satelliteIn = (state: GaiaState, happened: Happened): Line =>
  state.finalTiles.includes('satellites') ? { satellite: find(happened, 'satellite') !== undefined } : {};

// Mines and upgrades

function minePart(vector: Line): MinePart {
  const faction = factionCard(factionIn(vector.faction));
  if (vector.origin !== 'faction') {
    const action = decisionCards.find((each) => each.action === 'mine');
    const parts = action === undefined ? [] : partsOf(action, cardRow(num(vector.support)), faction);
    for (const part of parts) if (part.do === 'mine') return part;
  }
  for (const part of faction.action) {
    if (part.do === 'mine') return part;
    if (part.do === 'upgrade' && part.otherwise !== undefined) return part.otherwise;
  }
  throw new Stop(`the faction card of ${faction.faction} builds no mine`);
}

const reasons: Readonly<Record<string, string>> = {
  'no-mine': 'no mine in supply',
  'no-planet': 'no empty planet in range',
};

function upgradeTheirs(happened: Happened): Line | null {
  const upgraded = find(happened, 'upgrade');
  if (upgraded === undefined) return null;
  const research = happened.events.some(({ do: kind }) => kind === 'advance' || kind === 'remove');
  return {
    from: structureTheirs(upgraded.source),
    to: structureTheirs(upgraded.what),
    planet: spaceIn(upgraded),
    charge_offer: offerIn(happened),
    ...Object.fromEntries(research ? [['then', 'advance-random-research']] : []),
    ...bonusIn(happened),
  };
}

export function compareMine(comparison: Comparison, boards: Boards, vector: Line): void {
  const state = positionOf(boards, vector);
  const part = minePart(vector);
  comparison.expect('range', vector.range, part.range);
  const happened = happen(state, [partTask(part), ending]);
  const instead = find(happened, 'instead');
  if (instead !== undefined) {
    const upgrade = upgradeTheirs(happened);
    comparison.expect('expect', vector.expect, { instead: 'upgrade', why: reasons[instead.source], upgrade });
    return;
  }
  const built = find(happened, 'build');
  const choice = happened.events.map(readChoice).find((each) => each !== undefined);
  comparison.expect('expect', vector.expect, {
    planet: built === undefined ? null : spaceIn(built),
    candidates: choice?.candidates.length,
    decided_by: choice === undefined ? null : decidedTheirs(choice.decidedBy),
    charge_offer: offerIn(happened),
    ...satelliteIn(state, happened),
    ...bonusIn(happened, factionCard(factionIn(vector.faction)).vpPerNewType > 0),
  });
}

export function compareUpgrade(comparison: Comparison, boards: Boards, vector: Line): void {
  const state = positionOf(boards, vector);
  comparison.expect(
    'expect',
    vector.expect,
    upgradeTheirs(happen(state, [partTask({ do: 'upgrade' }), ending])),
  );
}

// Research and actions of the board

/** The area that a faction card gives, for vectors that ask for it. */
function givenArea(): ResearchPart['area'] {
  for (const { action } of factionCards)
    for (const part of action) if (part.do === 'research' && part.area !== 'random') return part.area;
  throw new Stop('no faction card gives an area');
}

export function compareResearch(comparison: Comparison, vector: Line): void {
  const state = tableWith('taklons');
  setResearch(state, vector.automa, vector.human, vector.advanced_tile_left);
  automaIn(state).support = num(vector.support);
  const area = vector.kind === 'highest' || vector.kind === 'random' ? vector.kind : givenArea();
  const happened = happen(state, [partTask({ do: 'research', area })]);
  const done = happened.events.map(researchTheirs).find((each) => each !== undefined);
  const { area: wanted, do: what } = line(vector.expect);
  comparison.expect(
    'expect',
    what === null || vector.expect === null ? null : { area: wanted, do: what },
    done ?? null,
  );
}

function researchTheirs(event: GameEvent): Line | undefined {
  if (event.do === 'advance') return { area: event.what, do: 'advance' };
  return event.do === 'remove' ? { area: event.source, do: 'remove-advanced-tile' } : undefined;
}

export function compareCover(comparison: Comparison, vector: Line): void {
  const state = tableWith('taklons');
  setFree(state, vector.free);
  automaIn(state).support = num(vector.support);
  const times = Array.from({ length: num(vector.times) }, () => partTask({ do: 'cover' }));
  const { events } = happen(state, times);
  const covered = events
    .filter(({ do: kind }) => kind === 'cover' || kind === 'nothing')
    .map((event) => (event.do === 'cover' ? actionNames.theirs(event.what) : null));
  comparison.expect('expect', vector.expect, covered);
}

// Whole turns

const fillers = 4;

function turnTheirs(state: GaiaState, happened: Happened): Line {
  const told = happened.events.flatMap((event): Line[] => {
    const offer = { charge_offer: offerIn(happened) };
    const research = researchTheirs(event);
    if (research !== undefined) return [{ do: research.do, area: research.area }];
    switch (event.do) {
      case 'build':
        return [{ do: 'build-mine', planet: spaceIn(event), ...offer, ...satelliteIn(state, happened) }];
      case 'upgrade':
        return [
          {
            do: 'upgrade',
            from: structureTheirs(event.source),
            to: structureTheirs(event.what),
            planet: spaceIn(event),
            ...offer,
          },
        ];
      case 'cover':
        return [{ do: 'cover', space: actionNames.theirs(event.what) }];
      case 'nothing':
        return [{ do: 'nothing' }];
      default:
        return [];
    }
  });
  const gains = happened.events
    .filter(({ do: kind, seat }) => kind === 'score' && seat === AUTOMA)
    .map(({ amount }) => amount);
  const { vp, points } = playerAt(state, AUTOMA);
  return { events: told, gains, vp: vp - (points[0] ?? 0) };
}

export function compareTurn(comparison: Comparison, boards: Boards, vector: Line): void {
  const state = positionOf(boards, vector);
  setResearch(state, vector.research, vector.human_research, vector.advanced_tile_left);
  setFree(state, vector.free_actions);
  const [action, support] = [num(vector.action), num(vector.support)];
  const automa = automaIn(state);
  const others = decisionCards.map(({ card }) => card).filter((card) => card !== action && card !== support);
  automa.support = 0;
  automa.deck = [...others.slice(0, fillers), action, support];
  comparison.expect('expect', vector.expect, turnTheirs(state, happen(state, [{ do: 'automa.turn' }])));
}

// Setup and end

export function compareFirstMines(comparison: Comparison, boards: Boards, vector: Line): void {
  const layout = boards.get(text(vector.board));
  if (layout === undefined) throw new Stop(`no board is called ${String(vector.board)}`);
  const state = tableWith(factionIn(vector.faction), layout);
  const cards = list(vector.tie_cards).map(num);
  const mines = firstStructures(state).filter(({ seat }) => seat === AUTOMA);
  const placed = mines.map((_, i) => happen(state, [{ do: 'automa.firstMine' }], cards[i]));
  comparison.expect(
    'expect',
    vector.expect,
    placed.map((each) => spaceIn(find(each, 'build') ?? each.events[0] ?? noEvent)),
  );
  const ties = placed.map(({ events }) => events.some((event) => readChoice(event)?.card !== undefined));
  comparison.expect('tie', vector.tie, ties);
}

const noEvent: GameEvent = { do: 'none', seat: null, what: 'none', amount: 0, source: 'none' };

export function compareEnd(comparison: Comparison, vector: Line): void {
  const tiles = list(vector.tiles).map((name) => row(finalTiles, text(name)));
  const [automa, human, neutral] = [line(vector.automa), line(vector.human), line(vector.neutral)];
  let [automaTiles, humanTiles] = [0, 0];
  for (const tile of tiles) {
    const [own, other] = [num(automa[tile]), num(human[tile])];
    comparison.expect(`neutral/${tile}`, neutral[tile], neutralOf(tile));
    if (tile === 'structures-in-federations')
      comparison.expect(`automa/${tile}`, own, federatedOf(num(vector.automa_structures)));
    const all = [own, other, neutralOf(tile)];
    automaTiles += placePoints(all, own);
    humanTiles += placePoints(all, other);
  }
  const state = tableWith('taklons');
  const levels = line(vector.automa_research);
  playerAt(state, AUTOMA).research = researchAreas.map((area) => num(levels[area]));
  comparison.expect('expect', vector.expect, {
    automa_tiles: automaTiles,
    human_tiles: humanTiles,
    automa_research: researchPoints(state, AUTOMA),
    automa_resources: resourcePoints(state, AUTOMA),
  });
}
