/** The inside of a worker: loads games and bots, lets them think, and hears when they are to stop. */
import { findGame, findRules } from '@orrery/catalog';
import { type Answer, type Game, isRecord, rngFrom } from '@orrery/kernel';
import { type ArenaGame, playArenaGame } from '../arena.ts';
import type { Bot, StopSignal } from '../bot.ts';
import { findEntrant } from '../registry.ts';
import { prepareAdvice } from './advising.ts';
import type { ArenaShare, Asked, Done, Failed, FromWorker, ToWorker, Work } from './messages.ts';

/** Where a worker finds games and bots. */
export interface Source {
  game(id: string, rules?: number): Promise<Game> | undefined;
  bot(game: string, id: string, rules?: number): Promise<Bot> | undefined;
}

/** The games of the catalog and the bots of this package. */
export const ours: Source = {
  game: (id, rules) =>
    (rules === undefined ? findGame(id) : findRules(id, rules))?.load().then(({ game }) => game),
  bot(game, id, rules) {
    const entry = findEntrant(game, id);
    // A bot that plays every game knows the rules of none; the others know those that they were kept with.
    if (rules === undefined || entry?.games === undefined) return entry?.load();
    const kept = findRules(game, rules)?.loadBot?.();
    return kept === undefined ? entry.load() : kept.then(readBot);
  },
};

const isBot = (value: unknown): value is Bot => isRecord(value) && typeof value.choose === 'function';

async function readBot(kept: unknown): Promise<Bot> {
  if (!isBot(kept)) throw new Error('no bot was kept with these rules');
  await kept.load?.();
  return kept;
}

/** An answer that cannot be given. */
class Refused extends Error {}

const failureOf = (error: unknown): Failed => ({
  why: error instanceof Refused ? 'refused' : 'threw',
  text: error instanceof Error ? error.message : String(error),
});

/** What may be answered follows from what the seat sees, so any state that fits the view tells whether it is legal. */
function checked(game: Game, { view, seat, seed }: Asked, given: unknown): Answer {
  const read = game.read(game.fill(view, rngFrom(`${seed}/check`)), seat, given);
  if ('refusal' in read) throw new Refused(read.refusal.key);
  return read.answer;
}

async function answerTo(game: Game, bot: Bot, asked: Asked, signal: StopSignal): Promise<Answer> {
  const { view, seat, seed, budget } = asked;
  return checked(game, asked, await bot.choose(game, { view, seat, rng: rngFrom(seed), budget, signal }));
}

async function play(
  game: Game,
  bots: readonly Bot[],
  share: ArenaShare,
  signal: StopSignal,
): Promise<ArenaGame[]> {
  const games: ArenaGame[] = [];
  for (let number = share.from; number < share.to; number++)
    games.push(await playArenaGame(game, bots, { ...share, signal }, number));
  return games;
}

const wantedBy = (work: Work): { readonly game: string; readonly rules?: number } => {
  if ('asked' in work) return work.asked;
  if ('consulted' in work) return work.consulted;
  return 'weighed' in work ? work.weighed : work.share;
};

/** The bots of these names, which must all be there. */
async function botsOf(source: Source, work: Work, ids: readonly string[]): Promise<readonly Bot[]> {
  const { game, rules } = wantedBy(work);
  const bots = await Promise.all(ids.map((id) => source.bot(game, id, rules)));
  const there = bots.flatMap((bot) => bot ?? []);
  if (there.length < ids.length) throw new Error(`no bots ${ids.join(', ')} for ${game}`);
  return there;
}

/** Loads what the work needs; gives what is then to be done. */
async function prepare(source: Source, work: Work): Promise<(signal: StopSignal) => Promise<Done>> {
  const wanted = wantedBy(work);
  const game = await source.game(wanted.game, wanted.rules);
  if (game === undefined) throw new Error(`no game ${wanted.game}`);
  if ('consulted' in work || 'weighed' in work) return prepareAdvice(game, work);
  if ('share' in work) {
    const bots = await botsOf(source, work, work.share.bots);
    return async (signal) => ({ games: await play(game, bots, work.share, signal) });
  }
  const [bot] = await botsOf(source, work, [work.asked.bot]);
  if (bot === undefined) throw new Error(`no bot ${work.asked.bot}`);
  return async (signal) => ({ answer: await answerTo(game, bot, work.asked, signal) });
}

/** A worker's ear: to be given every message that arrives. Replies go out through `send`. */
export function serveBots(
  send: (message: FromWorker) => void,
  source: Source = ours,
): (message: ToWorker) => void {
  const stops = new Map<number, { aborted: boolean }>();
  async function attend(id: number, work: Work, signal: StopSignal): Promise<FromWorker> {
    try {
      const begin = await prepare(source, work);
      send({ id, begun: true });
      return { id, done: await begin(signal) };
    } catch (error) {
      return { id, failed: failureOf(error) };
    }
  }
  return (message) => {
    if ('stop' in message) {
      const stop = stops.get(message.id);
      if (stop !== undefined) stop.aborted = true;
      return;
    }
    const { id, work } = message;
    const stop = { aborted: false };
    stops.set(id, stop);
    void attend(id, work, stop).then((reply) => {
      stops.delete(id);
      send(reply);
    });
  };
}
