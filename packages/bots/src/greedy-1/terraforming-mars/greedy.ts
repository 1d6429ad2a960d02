/** Greedy as it was first released, kept unchanged: a yardstick, which other bots are measured against. */
import type { Answer, Game, OpenQuestion, Seat } from '@orrery/kernel';
import type { CardId, MarsState, MarsView } from '@orrery/terraforming-mars';
import { faceOf } from '@orrery/terraforming-mars';
import { parametersLeft } from '@orrery/terraforming-mars/advice';
import type { QuickBot, Turn } from '../../bot.ts';
import { botName } from '../../text/names.ts';
import { worthTo } from './evaluation.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { corporationWorth, handWorth, type Seen } from './worth.ts';

type MarsGame = Game<MarsState, MarsView>;

/** What the bot thinks with while it looks for one answer. */
interface Thought {
  readonly game: MarsGame;
  readonly seat: Seat;
  readonly outlook: Outlook;
  readonly known: ReadonlySet<CardId>;
}

const LISTED = 60;
/** A card must promise this much more than it costs to be bought. */
const MARGIN = 4;
const SLACK = 8;

/** Own worth, less a part of what the best opponent has. */
function evaluate({ seat, outlook, known }: Thought, state: MarsState): number {
  let best = 0;
  for (let other = 0; other < state.players.length; other++)
    if (other !== seat) best = Math.max(best, worthTo(state, other, outlook, known));
  return worthTo(state, seat, outlook, known) - 0.4 * best - outlook.pressure * parametersLeft(state).all;
}

/** The position after an answer, and after the best answers to what it asks of the same seat. */
function after(thought: Thought, state: MarsState, answer: Answer, depth: number): MarsState {
  const { game, seat } = thought;
  const next = game.clone(state);
  game.apply(next, seat, answer);
  for (let asked = game.openFor(next, seat); asked !== undefined; asked = game.openFor(next, seat)) {
    if (asked.ask.do === 'turn.action' || asked.ask.do === 'research.buy' || depth > 3) break;
    game.apply(next, seat, best(thought, next, asked, depth + 1));
  }
  return next;
}

/** The best answer to a question, by what comes of it. */
function best(thought: Thought, state: MarsState, open: OpenQuestion, depth: number): Answer {
  const { game } = thought;
  const question = game.question(state, open.seat);
  if (question?.shape === 'amounts') return { question: open.id, amounts: question.proposal };
  if (open.ask.do === 'turn.sell') return sellWorst(thought, state, open);
  const answers = game.list(state, open, LISTED);
  const [first] = answers;
  if (first === undefined) throw new Error(`nothing can be answered to ${open.ask.do}`);
  if (answers.length === 1) return first;
  let chosen = first;
  let most = Number.NEGATIVE_INFINITY;
  for (const answer of answers) {
    const worth = worthOf(thought, state, answer, depth);
    if (worth > most) {
      most = worth;
      chosen = answer;
    }
  }
  return chosen;
}

/** Passing is worth a little: whoever has nothing good to do waits. */
function worthOf(thought: Thought, state: MarsState, answer: Answer, depth: number): number {
  const pick = 'pick' in answer ? answer.pick : undefined;
  const kind = typeof pick === 'object' && pick !== null && 'do' in pick ? pick.do : undefined;
  if (kind === 'pass' || kind === 'end') return evaluate(thought, state) + 0.3;
  return evaluate(thought, after(thought, state, answer, depth));
}

const seenBy = ({ seat, outlook }: Thought, state: MarsState): Seen => ({ state, seat, outlook });

/** Sells only what promises nothing. */
function sellWorst(thought: Thought, state: MarsState, open: OpenQuestion): Answer {
  const hand = state.players[thought.seat]?.hand ?? [];
  const seen = seenBy(thought, state);
  const worst = [...hand].sort((a, b) => handWorth(seen, a) - handWorth(seen, b));
  const useless = worst.filter((card) => handWorth(seen, card) <= 0.5);
  return { question: open.id, picks: useless.length > 0 ? useless : worst.slice(0, 1) };
}

/** What a hand of so much cost can be played for soon: money and metals, and the income of two generations. */
function means({ state, seat }: Seen): number {
  const player = state.players[seat];
  if (player === undefined) return 0;
  const [megacredits = 0, steel = 0, titanium = 0] = player.stock;
  const now = Math.max(14, megacredits + 2 * steel + 3 * titanium);
  return now + 2 * (player.rating + (player.production[0] ?? 0));
}

/** Alone one has no time for cards that only wait: those beyond one's means are left. */
function withinMeans(seen: Seen, cards: readonly CardId[]): readonly CardId[] {
  if (seen.state.players.length > 1) return cards;
  const hand = seen.state.players[seen.seat]?.hand ?? [];
  let left = means(seen) + SLACK;
  for (const card of hand) if (handWorth(seen, card) > 0) left -= faceOf(card).cost;
  return cards.filter((card) => {
    left -= faceOf(card).cost + 3;
    return left > 0;
  });
}

/** The cards that promise most, as many as can be paid for without giving up the next move. */
function goodCards(seen: Seen, cards: readonly CardId[], money: number): CardId[] {
  const promising = cards
    .map((card) => ({ card, worth: handWorth(seen, card) }))
    .filter(({ worth }) => worth > MARGIN + 3)
    .sort((a, b) => b.worth - a.worth)
    .map(({ card }) => card);
  return withinMeans(seen, promising).slice(0, Math.max(0, Math.floor(money / 3)));
}

function chooseStart(thought: Thought, state: MarsState, open: OpenQuestion): Answer {
  const player = state.players[thought.seat];
  const seen = seenBy(thought, state);
  const offered = [...(player?.offered ?? [])].sort(
    (a, b) => corporationWorth(seen, b) - corporationWorth(seen, a),
  );
  const [corporation = 0] = offered;
  const money = faceOf(corporation).stock[0] ?? 0;
  const kept = goodCards(seen, player?.drawn ?? [], Math.min(money, money * 0.5 + 3));
  return { question: open.id, picks: [corporation, ...kept] };
}

function chooseCards(thought: Thought, state: MarsState, open: OpenQuestion): Answer {
  const player = state.players[thought.seat];
  const question = thought.game.question(state, thought.seat);
  const most = question?.shape === 'some-of' ? question.max : 0;
  const money = Math.min(3 * most, (player?.stock[0] ?? 0) * 0.6 + 3);
  return { question: open.id, picks: goodCards(seenBy(thought, state), player?.drawn ?? [], money) };
}

/** One card of a pack, or some of those looked at: the most promising. */
function mostPromising(
  thought: Thought,
  state: MarsState,
  cards: readonly CardId[],
  count: number,
): CardId[] {
  const seen = seenBy(thought, state);
  return [...cards].sort((a, b) => handWorth(seen, b) - handWorth(seen, a)).slice(0, count);
}

function choose(game: MarsGame, { view, seat, rng }: Turn<MarsView>): Answer {
  const state = game.fill(view, rng);
  const open = game.openFor(state, seat);
  if (open === undefined) throw new Error(`nothing is asked of seat ${seat}`);
  const own = state.players[seat];
  const known = new Set([...(own?.hand ?? []), ...(own?.drawn ?? [])]);
  const thought: Thought = { game, seat, outlook: outlookOf(state), known };
  const drawn = own?.drawn ?? [];
  switch (open.ask.do) {
    case 'setup.choose':
      return chooseStart(thought, state, open);
    case 'research.buy':
      return chooseCards(thought, state, open);
    case 'research.pick':
      return { question: open.id, pick: mostPromising(thought, state, drawn, 1)[0] ?? 0 };
    case 'cards.keep': {
      const keep = 'keep' in open.ask && typeof open.ask.keep === 'number' ? open.ask.keep : 1;
      return { question: open.id, picks: mostPromising(thought, state, drawn, keep) };
    }
    default:
      return best(thought, state, open, 0);
  }
}

export const greedy1: QuickBot<MarsState, MarsView> = {
  id: 'greedy-1',
  name: botName('greedy-1'),
  choose,
};
