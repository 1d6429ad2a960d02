/** The inside of a worker that is asked for advice: finds the advisor on the game and lets it think. */
import { findGame } from '@orrery/catalog';
import { type Game, rngFrom } from '@orrery/kernel';
import { type Advised, type Advisor, advise } from '../advisor.ts';
import { advisorOn } from '../advisors.ts';
import type { StopSignal } from '../bot.ts';
import { paceOf } from '../pace.ts';
import type { Consulted, Done, Weighed } from './messages.ts';

/** Advisors know the rules of today. */
async function advisorFor({ game, rules }: Consulted | Weighed): Promise<Advisor> {
  const today = rules === undefined || rules === findGame(game)?.rules;
  const advisor = await (today ? advisorOn(game) : undefined);
  if (advisor === undefined) throw new Error(`nobody advises on ${game}`);
  return advisor;
}

function consult(game: Game, advisor: Advisor, consulted: Consulted, signal: StopSignal): Promise<Advised[]> {
  const { view, seat, seed, budget, also } = consulted;
  return advise(advisor, game, { view, seat, rng: rngFrom(seed), budget, signal }, also);
}

/** A position takes the time it takes; whoever does not wait any more is heard before the next. */
async function weigh(
  game: Game,
  advisor: Advisor,
  { sights, seed }: Weighed,
  signal: StopSignal,
): Promise<(readonly number[])[]> {
  const pace = paceOf({ budget: {}, signal });
  const chances: (readonly number[])[] = [];
  for (const { view, seat } of sights) {
    if (!pace.goesOn(0)) break;
    chances.push(advisor.chances(game, { view, seat, rng: rngFrom(seed), budget: {}, signal }));
    await pace.breathe();
  }
  return chances;
}

/** Loads the advisor; gives what is then to be done. */
export async function prepareAdvice(
  game: Game,
  work: { readonly consulted: Consulted } | { readonly weighed: Weighed },
): Promise<(signal: StopSignal) => Promise<Done>> {
  const advisor = await advisorFor('consulted' in work ? work.consulted : work.weighed);
  return async (signal) =>
    'consulted' in work
      ? { advised: await consult(game, advisor, work.consulted, signal) }
      : { chances: await weigh(game, advisor, work.weighed, signal) };
}
