/** What one viewer may know of a table. Nothing else of a table ever leaves the server. */
import type { Core, GameEvent, Seat, Viewer } from '@orrery/kernel';
import { commitTo } from '@orrery/kernel';
import {
  type DealInfo,
  noPolicies,
  type PastPosition,
  type Position,
  type SeatPolicies,
  type Step,
  type TableInfo,
  type TableSummary,
} from '@orrery/protocol';
import type { Engine } from './engines.ts';
import type { RowEffect, Table } from './table.ts';
import { companyAt, redoAt, undoAt } from './take-back.ts';

export const viewerOf = (seat: Seat | null): Viewer => seat ?? 'spectator';

const commitments = new WeakMap<object, string>();

/** Published from the first moment; computed once per table. */
function commitmentOf({ settings }: Table): string | null {
  const { deal } = settings;
  if (!('secret' in deal)) return null;
  const known = commitments.get(settings);
  if (known !== undefined) return known;
  const made = commitTo(deal.secret);
  commitments.set(settings, made);
  return made;
}

const seatsOf = (table: Table): TableInfo['seats'] =>
  table.seats.map(({ mark, person, bot, away }, seat) => ({
    seat,
    mark,
    kind: person !== null ? 'person' : bot !== null ? 'bot' : 'open',
    person: person === null ? null : { id: person.id, name: person.name },
    bot,
    away,
  }));

function tableInfo(table: Table): TableInfo {
  const { settings } = table;
  return {
    id: table.id,
    game: settings.game,
    rules: settings.rules,
    options: settings.options,
    status: table.status,
    visibility: settings.visibility,
    clock: settings.clock,
    first: settings.first,
    help: settings.help ?? 'proposals',
    host: table.host,
    seats: seatsOf(table),
    created: table.created,
    started: table.started,
    finished: table.finished,
    paused: table.paused,
    pauseVotes: [...table.pauseVotes],
    replaced: table.seats.flatMap(({ bot, spare }, seat) =>
      bot === null || spare === null ? [] : [{ seat, bot, spare }],
    ),
    undoVote: table.undoVote,
    commitment: commitmentOf(table),
    rematch: table.rematch,
  };
}

/** What the lists keep of a table, apart from what has its own column. */
export type StoredSummary = Omit<TableSummary, 'mine' | 'n' | 'updated' | 'deciding' | 'older'>;

export const summaryOf = (table: Table): StoredSummary => ({
  id: table.id,
  game: table.settings.game,
  options: table.settings.options,
  status: table.status,
  visibility: table.settings.visibility,
  clock: table.settings.clock,
  seats: seatsOf(table),
  paused: table.paused,
  outcome: table.outcome,
});

/** The position of a seat or a spectator. */
export function positionOf(table: Table, seat: Seat | null, policies: SeatPolicies = noPolicies): Position {
  const { engine, history } = table;
  const state = history?.state;
  const viewer = viewerOf(seat);
  // While a bot plays on nothing is asked of the person.
  const asked = state !== undefined && seat !== null && table.seats[seat]?.bot === null;
  return {
    n: table.n,
    at: table.at,
    table: tableInfo(table),
    seat,
    view: state === undefined ? null : engine.game.view(state, viewer),
    question: asked ? (engine.game.question(state, seat) ?? null) : null,
    unavailable: asked ? engine.game.unavailable(state, seat) : [],
    deciding: [...table.deciding],
    clocks: table.seats.map((one, i) => ({
      remaining: table.remaining[i] ?? null,
      running: !table.paused && one.bot === null && table.deciding.includes(i),
    })),
    answers: history?.moves.length ?? 0,
    canUndo: seat !== null && 'entry' in undoAt(table, seat),
    canRedo: seat !== null && 'entry' in redoAt(table, seat),
    undoFreely: seat !== null && companyAt(table, seat) === 'bots',
    policies: seat === null ? noPolicies : policies,
    preview: state === undefined ? null : (engine.game.preview(state, viewer) ?? null),
    outcome: table.outcome,
  };
}

const seen = (engine: Engine, events: readonly GameEvent[], viewer: Viewer): GameEvent[] =>
  events.flatMap((event) => engine.game.see(event, viewer) ?? []);

/** A row of the log with what happened, as a viewer may know it. */
export function stepOf(
  engine: Engine,
  { row, made, taken, setup, rewound }: RowEffect,
  seat: Seat | null,
): Step {
  const { n, at, entry } = row;
  const viewer = viewerOf(seat);
  return {
    n,
    at,
    do: rewound ? 'rewound' : entry.do,
    seat: 'seat' in entry ? entry.seat : null,
    moves: made.map(({ move, events, moment }) => ({
      id: move.id,
      seat: move.seat,
      by: move.by,
      events: seen(engine, events, viewer),
      moment: moment ?? null,
    })),
    taken: [...taken],
    ...(setup === undefined
      ? {}
      : { setup: { events: seen(engine, setup.events, viewer), moment: setup.moment ?? null } }),
    ...(entry.do === 'takenOver' ? { why: entry.why } : {}),
  };
}

export const pastPosition = (table: Table, seat: Seat | null): PastPosition => ({
  n: table.n,
  view: viewAt(table.engine, table.history?.state, seat),
  deciding: [...table.deciding],
  answers: table.history?.moves.length ?? 0,
});

const viewAt = (engine: Engine, state: Core | undefined, seat: Seat | null): PastPosition['view'] =>
  state === undefined ? null : engine.game.view(state, viewerOf(seat));

/** The hash of the secret while the game runs; all of it afterwards. */
export function dealInfo(table: Table): DealInfo {
  const { deal, settings } = table;
  if (table.status !== 'finished' || deal === null)
    return { commitment: commitmentOf(table), revealed: null };
  const secret = 'secret' in settings.deal ? settings.deal.secret : null;
  return {
    commitment: commitmentOf(table),
    revealed: {
      secret,
      nonces: [...deal.nonces],
      seed: deal.seed,
      first: deal.first,
      again: [...deal.again],
    },
  };
}
