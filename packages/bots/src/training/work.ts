/** What a thread of a training does: games to learn from, and games to compare players by. */
import { findGame } from '@orrery/catalog';
import { below, type Game, rngFrom } from '@orrery/kernel';
import { type ArenaGame, playArenaGame } from '../arena.ts';
import type { Bot } from '../bot.ts';
import { type Judge, judgeBy } from '../learning/judge.ts';
import { openNetwork, type StoredNetwork } from '../learning/weights.ts';
import { findEntrant } from '../registry.ts';
import { type AnyCraft, loadCraft } from './crafts.ts';
import type { Common, Comparison, Done, Entrant, Lesson, Task } from './messages.ts';
import { SampleList } from './samples.ts';
import { happens, playTrainingGame } from './self-play.ts';

interface Equipment {
  readonly game: Game;
  readonly craft: AnyCraft;
  readonly beginner: Bot;
  /** Generation 1 first. */
  readonly judges: readonly Bot[];
  readonly newest: Judge<object> | undefined;
}

async function equip({ game: id, judges, effort }: Common): Promise<Equipment> {
  const loaded = await findGame(id)?.load();
  if (loaded === undefined) throw new Error(`no game ${id}`);
  const craft = await loadCraft(id);
  const opened = judges.map((stored) => judgeBy(craft, openNetwork(stored)));
  const players = opened.map((judge) => craft.player(judge, effort));
  return { game: loaded.game, craft, beginner: craft.beginner, judges: players, newest: opened.at(-1) };
}

/** Whether a judge was made for tables of these sizes. At others it may play, but what it says is not to be learned. */
const knows = (judge: StoredNetwork | undefined, tables: readonly number[]): boolean =>
  judge !== undefined && tables.every((seats) => judge.seats.includes(seats));

async function learn(lesson: Lesson): Promise<Done> {
  const { game, craft, beginner, judges, newest: judging } = await equip(lesson);
  const judge = knows(lesson.judges.at(-1), lesson.seats) ? judging : undefined;
  const samples = new SampleList();
  for (let number = lesson.from; number < lesson.to; number++) {
    const seed = `${lesson.seed}/${number}`;
    const rng = rngFrom(`${seed}/players`);
    const seats = lesson.seats[number % lesson.seats.length] ?? 0;
    const newest = judges.at(-1) ?? beginner;
    const bots = Array.from({ length: seats }, () =>
      happens(rng, lesson.earlier) ? (judges[below(rng, judges.length + 1)] ?? beginner) : newest,
    );
    const options = craft.options?.(seats, number) ?? {};
    await playTrainingGame(craft, game, bots, { seed, options, judge }, samples);
  }
  return { samples: samples.all() };
}

async function botOf({ game, beginner, judges }: Equipment, entrant: Entrant): Promise<Bot> {
  if (entrant === 'beginner') return beginner;
  const bot =
    typeof entrant === 'number' ? judges[entrant - 1] : await findEntrant(game.id, entrant.bot)?.load();
  if (bot === undefined) throw new Error(`no player ${JSON.stringify(entrant)}`);
  return bot;
}

async function compare(comparison: Comparison): Promise<Done> {
  const equipment = await equip(comparison);
  const bots = await Promise.all(comparison.entrants.map((entrant) => botOf(equipment, entrant)));
  const games: ArenaGame[] = [];
  for (let number = comparison.from; number < comparison.to; number++)
    games.push(await playArenaGame(equipment.game, bots, { seed: comparison.seed, budget: {} }, number));
  return { games };
}

export const work = (task: Task): Promise<Done> =>
  'lesson' in task ? learn(task.lesson) : compare(task.comparison);
