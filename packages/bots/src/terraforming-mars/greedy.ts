/** The greedy bot: tries every answer on a position that fits what it sees, and gives the one that looks best. */
import type { Answer, OpenQuestion } from '@orrery/kernel';
import { type CardId, faceOf, type MarsState, type MarsView } from '@orrery/terraforming-mars';
import { parametersLeft } from '@orrery/terraforming-mars/advice';
import type { QuickBot, Turn } from '../bot.ts';
import { paceOf } from '../pace.ts';
import { botName } from '../text/names.ts';
import { worthTo } from './evaluation.ts';
import { best, type MarsGame, mostPromising, seenBy, type Thought } from './look-ahead.ts';
import { atTheEnd, type Outlook, outlookOf } from './outlook.ts';
import { corporationWorth, handWorth, type Seen } from './worth.ts';

/** A card must promise this much more than it costs to be bought. */
const MARGIN = 4;
const SLACK = 8;
/** Passing is worth a little: whoever has nothing good to do waits. */
const WAITING = 0.3;

/** Own worth, less a part of what the best opponent has. */
export function evaluate(
  seat: number,
  outlook: Outlook,
  known: ReadonlySet<CardId>,
  state: MarsState,
): number {
  let best = 0;
  for (let other = 0; other < state.players.length; other++)
    if (other !== seat) best = Math.max(best, worthTo(state, other, outlook, known));
  return worthTo(state, seat, outlook, known) - 0.4 * best - outlook.pressure * parametersLeft(state).all;
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

/** What a question about cards is answered by, where the bot does not look ahead. */
export function answerAboutCards(thought: Thought, state: MarsState, open: OpenQuestion): Answer | undefined {
  const drawn = state.players[thought.seat]?.drawn ?? [];
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
      return undefined;
  }
}

/** What greedy thinks with at a question of its seat, in a position that fits what it sees. */
export function thoughtAt(
  game: MarsGame,
  state: MarsState,
  open: OpenQuestion,
  outlookOn: (state: MarsState) => Outlook = outlookOf,
): Thought {
  const { seat } = open;
  const own = state.players[seat];
  const known = new Set([...(own?.hand ?? []), ...(own?.drawn ?? [])]);
  // Plants that are not turned into greenery now are worth nothing any more.
  const outlook = open.ask.do === 'final.greenery' ? atTheEnd : outlookOn(state);
  const worth = (position: MarsState): number => evaluate(seat, outlook, known, position);
  return { game, seat, outlook, known, worth, rough: worth, waiting: WAITING };
}

/** The answer that looks best to somebody with this outlook on the game. */
export function chooseWith(
  outlookOn: (state: MarsState) => Outlook,
  game: MarsGame,
  turn: Turn<MarsView>,
): Answer {
  const { view, seat, rng } = turn;
  const pace = paceOf(turn);
  const state = game.fill(view, rng);
  const open = game.openFor(state, seat);
  if (open === undefined) throw new Error(`nothing is asked of seat ${seat}`);
  const thought: Thought = { ...thoughtAt(game, state, open, outlookOn), goesOn: () => pace.goesOn(0) };
  return answerAboutCards(thought, state, open) ?? best(thought, state, open, 0);
}

export const greedy: QuickBot<MarsState, MarsView> = {
  id: 'greedy',
  name: botName('greedy'),
  choose: (game, turn) => chooseWith(outlookOf, game, turn),
};
