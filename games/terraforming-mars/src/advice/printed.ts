/** Everything printed on a card, in words and in icons, for screens to draw. */
import type { Message } from '@orrery/kernel';
import { type CardId, cardById, type Face, faceOf } from '../data/cards.ts';
import type { CubeKind, Tag } from '../data/resources.ts';
import type { Deck } from '../data/types.ts';
import { signsOf } from '../verbs/index.ts';
import {
  actionSigns,
  modifierSigns,
  type PointsSigns,
  pointsSigns,
  requirementSigns,
  startSigns,
  triggerSigns,
} from '../wording/card-signs.ts';
import { type CardLine, faceLines } from '../wording/cards.ts';
import { cardTitle } from '../wording/facts.ts';
import type { Sign } from '../wording/signs.ts';

export type CardKind = 'automated' | 'active' | 'event' | 'corporation';

export interface PrintedCard {
  readonly card: CardId;
  readonly id: string;
  readonly number: string;
  readonly kind: CardKind;
  readonly deck: Deck;
  readonly title: Message;
  /** 0 for corporations, which have no price. */
  readonly cost: number;
  readonly tags: readonly (Tag | 'event')[];
  readonly stores: CubeKind | undefined;
  /** In icons, each; in the order in which `requirementsOf` judges them. */
  readonly requirements: readonly (readonly Sign[])[];
  /** What a corporation begins with. */
  readonly start: readonly Sign[];
  readonly play: readonly Sign[];
  /** What happens whenever something else does, and rules that the card changes. */
  readonly effects: readonly (readonly Sign[])[];
  /** One for each way to use it. */
  readonly actions: readonly (readonly Sign[])[];
  readonly points: PointsSigns | undefined;
  readonly lines: readonly CardLine[];
}

const kinds = { green: 'automated', blue: 'active', red: 'event' } as const;

/** What is printed on a card with this row. */
export function printedFrom(face: Face): PrintedCard {
  const { card, id, number, deck, colour, cost, tags, stores, triggers, modifiers } = face;
  return {
    card,
    id,
    number,
    kind: colour === undefined ? 'corporation' : kinds[colour],
    deck,
    title: cardTitle(card),
    cost,
    tags: colour === 'red' ? [...tags, 'event'] : tags,
    stores,
    requirements: face.needs.map(requirementSigns),
    start: startSigns(face),
    play: signsOf(face.play),
    effects: [...triggers.map(triggerSigns), ...modifiers.map(modifierSigns)],
    actions: face.actions.map(actionSigns),
    points: pointsSigns(face),
    lines: faceLines(face),
  };
}

/** Made once for each card: rows never change. */
const known = new Map<CardId, PrintedCard>();

export function printedOf(card: CardId): PrintedCard {
  const made = known.get(card) ?? printedFrom(faceOf(card));
  known.set(card, made);
  return made;
}

/** The card with this id. */
export function printedById(id: string): PrintedCard | undefined {
  const card = cardById(id);
  return card === undefined ? undefined : printedOf(card);
}
