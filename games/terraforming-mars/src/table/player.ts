/** A player board with its cards in words. */

import type { Message } from '@orrery/kernel';
import type { PanelBlock, PanelFact, PanelThing, SeatPanels } from '@orrery/presentation';
import { type CardId, faceOf } from '../data/cards.ts';
import { resources, tags } from '../data/resources.ts';
import { NO_CARD } from '../state.ts';
import type { MarsView, PlayerView } from '../view.ts';
import { faceText } from '../wording/cards.ts';
import { cardTitle } from '../wording/facts.ts';
import { say } from '../wording/say.ts';

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

const stockFacts = ({ stock, production }: PlayerView): PanelFact[] =>
  resources.map((resource, place) => ({
    label: say(`mars.resource.${resource}`),
    value: stock[place] ?? 0,
    note: signed(production[place] ?? 0),
  }));

const tagFacts = (player: PlayerView): PanelFact[] =>
  tags.flatMap((tag, place) => {
    const n = player.tags[place] ?? 0;
    return n === 0 ? [] : [{ label: say(`mars.icon.${tag}`), value: n }];
  });

/** A card with everything printed on it. */
function cardThing(card: CardId): PanelThing {
  const face = faceOf(card);
  return {
    name: cardTitle(card),
    marks: [
      ...(face.kind === 'project' ? [say('mars.amount.megacredits', { n: face.cost })] : []),
      ...face.tags.map((tag) => say(`mars.icon.${tag}`)),
      ...(face.colour === 'red' ? [say('mars.icon.event')] : []),
    ],
    text: faceText(face),
  };
}

/** A card in play: its cubes and whether its action is used, instead of what it cost. */
function playedThing(player: PlayerView, card: CardId): PanelThing {
  const face = faceOf(card);
  const n = player.cubes[player.played.indexOf(card)] ?? 0;
  const used = player.used.includes(card);
  return {
    name: cardTitle(card),
    marks: [
      ...(face.stores === undefined ? [] : [say(`mars.cubes.${face.stores}`, { n })]),
      ...(used ? [say('mars.table.used')] : []),
    ],
    text: faceText(face),
    faint: used,
  };
}

const things = (title: Message, all: readonly PanelThing[]): PanelBlock[] =>
  all.length === 0 ? [] : [{ show: 'things', title, things: all }];

/** What lies before a player, by what it is good for. */
function playedBlocks(player: PlayerView): PanelBlock[] {
  const { played, corporation } = player;
  const all = corporation === NO_CARD ? played : [corporation, ...played];
  const doing = all.filter((card) => player.doing.includes(card));
  const lasting = all.filter((card) => player.lasting.includes(card) && !doing.includes(card));
  const others = all.filter((card) => !doing.includes(card) && !lasting.includes(card));
  const events = others.filter((card) => faceOf(card).colour === 'red');
  const rest = others.filter((card) => faceOf(card).colour !== 'red');
  const thingsOf = (cards: readonly CardId[]): PanelThing[] => cards.map((card) => playedThing(player, card));
  return [
    ...things(say('mars.table.actions'), thingsOf(doing)),
    ...things(say('mars.table.effects'), thingsOf(lasting)),
    ...things(say('mars.table.others'), thingsOf(rest)),
    ...things(say('mars.table.events', { n: events.length }), thingsOf(events)),
  ];
}

/** The cards that only their owner sees. */
const ownBlocks = (view: MarsView, player: PlayerView): PanelBlock[] => [
  ...(player.corporation === NO_CARD
    ? things(say('mars.screen.offered'), player.offered.map(cardThing))
    : []),
  ...things(say('mars.screen.drawn', { cards: player.drawn.length }), player.drawn.map(cardThing)),
  ...things(say('mars.screen.drafted', { cards: player.drafted.length }), player.drafted.map(cardThing)),
  ...things(say('mars.screen.hand', { cards: player.hand.length }), player.hand.map(cardThing)),
  ...things(
    say('mars.table.seenDiscards', { n: view.seenDiscards.length }),
    view.seenDiscards.map((card) => ({ name: cardTitle(card) })),
  ),
];

export function seatPanels(view: MarsView, player: PlayerView, seat: number, own: boolean): SeatPanels {
  const megacredits = player.production[0] ?? 0;
  const icons = tagFacts(player);
  return {
    marks: [
      ...(player.corporation === NO_CARD ? [] : [cardTitle(player.corporation)]),
      ...(seat === view.first && view.players.length > 1 ? [say('mars.screen.first')] : []),
      ...(player.passed ? [say('mars.table.passed')] : []),
    ],
    glance: [
      { label: say('mars.table.rating'), value: player.rating },
      { label: say('mars.resource.megacredits'), value: player.stock[0] ?? 0, note: signed(megacredits) },
      { label: say('mars.table.hand'), value: player.handSize },
      { label: say('mars.table.cardsInPlay'), value: player.played.length },
    ],
    blocks: [
      { show: 'facts', title: say('mars.table.stock'), facts: stockFacts(player) },
      ...(own ? ownBlocks(view, player) : []),
      ...(icons.length === 0
        ? []
        : [{ show: 'facts', title: say('mars.table.icons'), facts: icons } as const]),
      ...playedBlocks(player),
    ],
  };
}
