import { isRecord, type Message, msg } from '@orrery/kernel';
import type { CardEntry } from '@orrery/presentation';
import {
  cardText,
  catalogues,
  effectText,
  help,
  instruments,
  logWriter,
  reference,
  sights,
  tableText,
} from '@orrery/reference';
import type { LoadedGame } from './loaded-game.ts';

const instrumentEntries: readonly CardEntry[] = instruments.map((instrument) => ({
  id: instrument.id,
  name: msg(`reference.instrument.${instrument.id}`),
  facts: [],
  text: [effectText(instrument)],
}));

const sightEntries: readonly CardEntry[] = [
  ...new Map(
    sights.map(({ kind, brightness }, card) => [
      `${kind}-${brightness}`,
      { id: `${kind}-${brightness}`, name: cardText(card), facts: [], text: [] },
    ]),
  ).values(),
];

const amounts = ['brass', 'glass', 'coffee', 'cards', 'points'];

const amountText = (what: string, amount: number): Message | undefined =>
  amounts.includes(what) ? msg(`reference.amount.${what}`, { amount }) : undefined;

export const loaded: LoadedGame = {
  game: reference,
  catalogues,
  logWriter,
  help,
  tableText,
  amountText,
  cards: () => [...instrumentEntries, ...sightEntries],
  cardOf(thing) {
    if (!isRecord(thing)) return undefined;
    if (typeof thing.instrument === 'string') return thing.instrument;
    const sight = typeof thing.card === 'number' ? sights[thing.card] : undefined;
    return sight === undefined ? undefined : `${sight.kind}-${sight.brightness}`;
  },
};
