/** The Automa for screens: its cards as they are printed, what is known of its deck, and each of its turns read from events. */
import { type GameEvent, isRecord, type Message } from '@orrery/kernel';
import { type Card, cardRow, type DecisionCard, FACE_DOWN } from '../automa/cards.ts';
import { type Difficulty, difficulties } from '../automa/difficulties.ts';
import { type Choice, readChoice } from '../automa/events.ts';
import { type FactionCard, factionCard } from '../automa/factions.ts';
import { AUTOMA, HUMAN, knownInDeck, unknownCards } from '../automa/state.ts';
import { playerAt } from '../state.ts';
import { choiceText, decisionLines, factionCardLines } from '../wording/automa.ts';
import { say } from '../wording/say.ts';
import type { Position } from './position.ts';
import { type ScoreNow, scoreNow } from './scoring.ts';

export {
  type CardAction,
  cardRow as decisionCard,
  type DecisionCard,
  type Support,
} from '../automa/cards.ts';
export type { Candidate, Choice as AutomaChoice, ChoiceOf } from '../automa/events.ts';
export type { FactionCard } from '../automa/factions.ts';
export type { CriterionId } from '../automa/selection.ts';
export { criterionText, difficultyText } from '../wording/automa.ts';

/** The levels, from the weakest to the strongest. */
export const difficultyIds: readonly Difficulty[] = difficulties.map(({ id }) => id);

export interface AutomaAdvice {
  /** Its place among the players of the view. */
  readonly seat: number;
  readonly difficulty: Difficulty;
  /** Its faction's card; undefined until it has a faction. */
  readonly faction: FactionCard | undefined;
  /** The two cards of its last turn in this round. */
  readonly support: DecisionCard | undefined;
  readonly action: DecisionCard | undefined;
  readonly discards: readonly Card[];
  /** Cards face down in the deck: how many, which are surely among them, and which may be. */
  readonly deck: {
    readonly left: number;
    readonly known: readonly Card[];
    readonly unknown: readonly Card[];
  };
  readonly setAside: number;
  readonly satellites: number;
  readonly score: ScoreNow;
  /** How far the human is ahead if the game ended now; less than nothing when behind. */
  readonly margin: number;
}

const lying = (card: Card): DecisionCard | undefined => (card === FACE_DOWN ? undefined : cardRow(card));

/** How the Automa stands; undefined at a table without. */
export function automaAdvice(position: Position): AutomaAdvice | undefined {
  const { automa } = position;
  if (automa === undefined) return undefined;
  const { faction } = playerAt(position, AUTOMA);
  const score = scoreNow(position, AUTOMA);
  return {
    seat: AUTOMA,
    difficulty: automa.difficulty,
    faction: faction === null ? undefined : factionCard(faction),
    support: lying(automa.support),
    action: lying(automa.action),
    discards: automa.discards,
    deck: { left: automa.deck.length, known: knownInDeck(automa), unknown: unknownCards(automa) },
    setAside: automa.setAside.length,
    satellites: automa.satellites,
    score,
    margin: scoreNow(position, HUMAN).total - score.total,
  };
}

/** What is printed on a decision card, and on a faction card of the Automa, in sentences. */
export const automaName: Message = say('gaia.automa');
export const decisionCardTexts = (card: Card): Message[] => decisionLines(cardRow(card));
export const automaFactionTexts = (card: FactionCard): Message[] => factionCardLines(card);

/** One thing that the Automa did, or could not do, with the choice that led to it. */
export interface AutomaDeed {
  readonly choice: Choice | undefined;
  /** The sentence of the log for the choice. */
  readonly why: Message | undefined;
  /** What it did: a mine, an upgrade, a level, a tile removed, a space covered; undefined where nothing could be done. */
  readonly done: GameEvent | undefined;
  /** Why it did this in place of what the card says. */
  readonly instead: string | undefined;
}

export interface AutomaTurn {
  readonly support: Card;
  /** The card that was drawn; undefined where none was left. */
  readonly action: Card | undefined;
  readonly deeds: readonly AutomaDeed[];
  /** All that it gained, in order. */
  readonly gains: readonly { readonly vp: number; readonly source: string }[];
  /** Whether it passed, why, and which booster it took. */
  readonly pass: { readonly why: string; readonly booster: string | undefined } | undefined;
}

const deedKinds: ReadonlySet<string> = new Set(['build', 'upgrade', 'advance', 'remove', 'cover', 'nothing']);

/** The turn that begins with this event of the Automa: cards that are played, or the pass. */
function begun({ do: kind, what, detail }: GameEvent): AutomaTurn | undefined {
  if (!isRecord(detail) || typeof detail.support !== 'number') return undefined;
  const { support, action, drawn, why } = detail;
  const nothing = { support, deeds: [], gains: [] };
  if (kind === 'cards' && typeof action === 'number') return { ...nothing, action, pass: undefined };
  if (kind !== 'pass' || typeof why !== 'string') return undefined;
  const booster = what === 'none' ? undefined : what;
  return { ...nothing, action: drawn === FACE_DOWN ? undefined : Number(drawn), pass: { why, booster } };
}

/** The Automa's turns that a list of events tells of, one after another. `human` is how the log calls the human. */
export function automaTurns(events: readonly GameEvent[], human: string): AutomaTurn[] {
  const turns: AutomaTurn[] = [];
  let choice: Choice | undefined;
  let instead: string | undefined;
  for (const event of events) {
    if (event.seat !== AUTOMA) continue;
    const next = begun(event);
    if (next !== undefined) turns.push(next);
    const turn = turns.at(-1);
    if (turn === undefined) continue;
    choice = readChoice(event) ?? choice;
    if (event.do === 'instead') instead = event.source;
    if (event.do === 'score') {
      const gains = [...turn.gains, { vp: event.amount, source: event.what }];
      turns[turns.length - 1] = { ...turn, gains };
    }
    if (!deedKinds.has(event.do)) continue;
    const why = choice === undefined ? undefined : choiceText(choice, human);
    const deed = { choice, why, done: event.do === 'nothing' ? undefined : event, instead };
    turns[turns.length - 1] = { ...turn, deeds: [...turn.deeds, deed] };
    choice = undefined;
    instead = undefined;
  }
  return turns;
}
