import {
  type Core,
  type GameEvent,
  type GameRecord,
  hashState,
  type Noted,
  replayHistory,
} from '@orrery/kernel';
import { type Command, jsonFlag } from '../command.ts';
import { type ExitCode, exit, Failure, misuse } from '../failure.ts';
import type { OpenedGame } from '../games.ts';
import { hanging } from '../layout.ts';
import { openRecord, seatNames } from '../record.ts';
import type { TerminalCanvas } from '../show/canvas.ts';
import { logLines } from '../show/events.ts';
import { ending } from '../show/outcome.ts';
import { rule, tableScreen } from '../show/table.ts';

interface Replayed {
  readonly state: Core;
  readonly at: number;
  /** What happened, move by move. */
  readonly log: readonly (readonly GameEvent[])[];
}

/** Replays the first answers. The whole record was checked before. */
function replayTo({ game }: OpenedGame, record: GameRecord, at: number): Replayed {
  const told: Noted<Core, { readonly events: readonly GameEvent[] }> = (move, { events }) => ({
    ...move,
    events,
  });
  const replayed = replayHistory(game, record, told, { count: at });
  if ('error' in replayed) throw new Failure(replayed.error);
  const { history, opening } = replayed;
  return { state: history.state, at, log: [opening, ...history.moves.map(({ events }) => events)] };
}

function asJson({ game }: OpenedGame, record: GameRecord, { state, at }: Replayed): unknown {
  return {
    game: record.game,
    rules: record.rules,
    options: record.options,
    seats: record.seats,
    seed: record.seed,
    at,
    answers: record.answers.length,
    hash: hashState(state),
    state,
    questions: game.questions(state),
    outcome: game.outcome(state) ?? null,
  };
}

function asText(opened: OpenedGame, record: GameRecord, replayed: Replayed): string[] {
  const { loaded, game, words, context } = opened;
  const { terminal } = context;
  const { bold, dim } = terminal.paint;
  const { state, at, log } = replayed;
  const named = seatNames(record, words);
  const name = (seat: number): string => named[seat] ?? String(seat + 1);
  const canvas: TerminalCanvas = { words, terminal, name };
  const screen = tableScreen(loaded);
  const outcome = game.outcome(state);
  const asked = game
    .questions(state)
    .flatMap((question) =>
      hanging(`  ${bold(name(question.seat))}: `, words.format(question.text), terminal.width),
    );
  const names = words.list(named);
  return [
    ...hanging(
      '',
      bold(words.text('cli.play.begin', { game: words.format(game.name), names })),
      terminal.width,
    ),
    dim(words.text('cli.seed', { seed: record.seed })),
    '',
    ...logLines(loaded, log, 'spectator', canvas),
    '',
    rule(words.text('cli.replay.at', { at, answers: record.answers.length }), canvas),
    '',
    ...screen.draw(game.view(state, 'spectator'), canvas),
    '',
    ...(outcome === undefined ? [bold(words.text('cli.replay.asked')), ...asked] : ending(outcome, canvas)),
  ];
}

export const replayCommand: Command = {
  name: 'replay',
  summary: 'cli.replay.summary',
  usage: ['replay <record> [--at N] [--json]'],
  flags: { at: { text: 'cli.flag.at', value: 'N' }, ...jsonFlag },
  positionals: 1,
  examples: ['replay game.json', 'replay game.json --at 20 --json'],
  async run(context, input): Promise<ExitCode> {
    const [opened, record] = await openRecord(context, input.required(0, '<record>'));
    const answers = record.answers.length;
    const at = input.count('at', 0) ?? answers;
    if (at > answers) throw misuse('cli.usage.at', { at, answers });
    const whole = replayTo(opened, record, answers);
    const replayed = at === answers ? whole : replayTo(opened, record, at);
    const { terminal } = context;
    if (input.on('json')) terminal.print(JSON.stringify(asJson(opened, record, replayed)));
    else terminal.print(...asText(opened, record, replayed));
    return exit.ok;
  },
};
