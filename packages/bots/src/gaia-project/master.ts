/** The master: plans its round by what it thinks everything is worth, and gives the first answer of the best plan. */
import { type GaiaState, type GaiaView, ROUNDS } from '@orrery/gaia-project';
import { type Answer, below, type OpenQuestion, oneOfAtRandom, type Rng } from '@orrery/kernel';
import type { Bot, Turn } from '../bot.ts';
import { type Pace, paceOf } from '../pace.ts';
import { botName } from '../text/names.ts';
import { actionOf, answersTo, type GaiaGame, kindOf } from './actions.ts';
import { factionAverage, measuredWorths, type Taste, type Worths, worthsTo } from './judgement.ts';
import { type Asked, type Mind, type Plan, planned, type Sight } from './planning.ts';

/** As wide as a tenth of a second allows, and then three times as wide. */
const usual: Sight = { width: 3, widest: 81, depth: 12 };

/** What the master thinks with. */
export const mastersMind: Mind = { ...usual, worths: measuredWorths };

/** So many points make a faction e times as likely to be chosen: the better ones more often, not always the same. */
const FACTION_SPREAD = 8;

const FINE = 1_000_000;

/** A faction, the more likely the more it usually scores. */
function factionFor(answers: readonly Answer[], rng: Rng): Answer | undefined {
  const weights = answers.map((answer) =>
    Math.exp(factionAverage('pick' in answer ? String(answer.pick) : '') / FACTION_SPREAD),
  );
  let left = (below(rng, FINE) / FINE) * weights.reduce((sum, weight) => sum + weight, 0);
  return answers.find((_, i) => {
    left -= weights[i] ?? 0;
    return left < 0;
  });
}

/** What is known without thinking; undefined where it is not. */
function atOnce(game: GaiaGame, state: GaiaState, open: OpenQuestion, rng: Rng): Answer | undefined {
  const answers = answersTo(game, state, open);
  const [only] = answers;
  if (answers.length === 1) return only;
  if (open.ask.do === 'setup.faction') return factionFor(answers, rng);
  if (open.ask.do === 'setup.turn') return oneOfAtRandom(rng, answers);
  if (open.ask.do === 'turn.free') return answers.find((answer) => kindOf(answer) === 'end');
  return undefined;
}

/** Exchanges that make something that is counted at the end of what is not, in the order in which they are made. */
const lastExchanges = ['stone-to-credits', 'power-to-credits', 'power-to-credit', 'qic-to-ore', 'sacrifice'];

/** Before the last pass, what is not counted becomes what is. */
function beforeLastPass(game: GaiaGame, state: GaiaState, open: OpenQuestion, chosen: Answer): Answer {
  if (kindOf(chosen) !== 'pass' || state.round !== ROUNDS) return chosen;
  const free = answersTo(game, state, open).filter((answer) => kindOf(answer) === 'free');
  for (const exchange of lastExchanges) {
    const found = free.find((answer) => actionOf(answer) === exchange);
    if (found !== undefined) return found;
  }
  return chosen;
}

/** Small questions, of which there are many, are thought about less. */
const small: ReadonlySet<string> = new Set(['charge.accept', 'kernel.bag', 'power.stone', 'power.spend']);

export const sightFor = (question: string, mind: Mind): Mind =>
  small.has(question) ? { ...mind, widest: mind.width } : mind;

/** What somebody decides, and the plans that were found on the way: none where it is known without thinking. */
export interface Decision {
  readonly answer: Answer;
  readonly plans: readonly Plan[];
}

/** What somebody of that mind answers. */
export async function decide(
  { game, position: state, seat, mind }: Asked,
  open: OpenQuestion,
  rng: Rng,
  pace: Pace,
): Promise<Decision> {
  const known = atOnce(game, state, open, rng);
  if (known !== undefined) return { answer: known, plans: [] };
  const asked = { game, position: state, seat, mind: sightFor(open.ask.do, mind) };
  const { best, plans } = await planned(asked, pace);
  if (best === undefined) throw new Error(`no plan for ${open.ask.do}`);
  return { answer: beforeLastPass(game, state, open, best), plans };
}

async function choose(game: GaiaGame, turn: Turn<GaiaView>, mind: Mind): Promise<Answer> {
  const { view, seat, rng } = turn;
  const pace = paceOf(turn);
  const position = game.fill(view, rng);
  const open = game.openFor(position, seat);
  if (open === undefined) throw new Error(`nothing is asked of seat ${seat}`);
  return (await decide({ game, position, seat, mind }, open, rng, pace)).answer;
}

/** Who plays as the master does, but sees less far or has another taste. */
export function playerWith({
  sight = usual,
  taste = {},
  worths = measuredWorths,
}: {
  sight?: Sight;
  taste?: Taste;
  worths?: Worths;
}): Pick<Bot<GaiaState, GaiaView>, 'choose'> {
  const mind = { ...sight, worths: worthsTo(taste, worths) };
  return { choose: (game, turn) => choose(game, turn, mind) };
}

export const master: Bot<GaiaState, GaiaView> = {
  id: 'master',
  name: botName('master'),
  ...playerWith({}),
};
