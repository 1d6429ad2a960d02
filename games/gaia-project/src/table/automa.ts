/** The Automa in words: its cards as far as they lie open, and what it has. */
import type { Message, Seat } from '@orrery/kernel';
import type { PanelBlock, PanelFact, PanelSection, PanelThing } from '@orrery/presentation';
import { type Card, cardRow, FACE_DOWN } from '../automa/cards.ts';
import { factionCard } from '../automa/factions.ts';
import { AUTOMA, type Automa, isAutoma, knownInDeck, unknownCards } from '../automa/state.ts';
import { structures } from '../data/structures.ts';
import { type OpenState, type Player, playerAt } from '../state.ts';
import { decisionLines, factionCardLines } from '../wording/automa.ts';
import { boosterText, factionText } from '../wording/components.ts';
import { say } from '../wording/say.ts';

type Name = (seat: Seat) => Message | string;

/** Names of the players, and of the Automa where it plays. */
export const withAutoma =
  (state: Pick<OpenState, 'automa'>, name: (seat: Seat) => string): Name =>
  (seat) =>
    isAutoma(state, seat) ? say('gaia.automa') : name(seat);

const cardThing = (role: 'support' | 'action', card: Card): PanelThing[] =>
  card === FACE_DOWN
    ? []
    : [
        {
          name: say('gaia.kind.decision', { n: card }),
          marks: [say(`gaia.table.automa.${role}`)],
          text: decisionLines(cardRow(card)),
        },
      ];

const numbers = (cards: readonly Card[]): string | Message =>
  cards.length === 0 ? say('gaia.table.automa.none') : cards.join(' · ');

const cardFacts = (automa: Automa): PanelFact[] => [
  { label: say('gaia.table.automa.deck'), value: automa.deck.length },
  { label: say('gaia.table.automa.known'), value: numbers(knownInDeck(automa)) },
  { label: say('gaia.table.automa.setAside'), value: automa.setAside.length },
  { label: say('gaia.table.automa.unknown'), value: numbers(unknownCards(automa)) },
  { label: say('gaia.table.automa.discards'), value: numbers(automa.discards) },
];

/** The pieces that are on the map, and its satellites, which stand nowhere. */
const pieceFacts = (player: Player, automa: Automa): PanelFact[] => [
  ...structures.flatMap(({ id, supply }, i): PanelFact[] =>
    supply === 0
      ? []
      : [{ label: say(`gaia.structure.${id}`), value: `${player.counts[i] ?? 0} / ${supply}` }],
  ),
  { label: say('gaia.table.satellites'), value: automa.satellites },
];

function factionBlock({ faction }: Player): PanelBlock[] {
  if (faction === null) return [];
  const thing = { name: factionText(faction), text: factionCardLines(factionCard(faction)) };
  return [{ show: 'things', title: say('gaia.table.faction'), things: [thing] }];
}

/** The section of the Automa; none at a table without. */
export function automaSections(state: OpenState): PanelSection[] {
  const { automa } = state;
  if (automa === undefined) return [];
  const player = playerAt(state, AUTOMA);
  const things = [...cardThing('support', automa.support), ...cardThing('action', automa.action)];
  const facts: PanelFact[] = [
    { label: say('gaia.setting.difficulty'), value: say(`gaia.setting.difficulty.${automa.difficulty}`) },
    { label: say('gaia.table.vp'), value: player.vp },
    ...(player.booster === null
      ? []
      : [{ label: say('gaia.kind.booster'), value: boosterText(player.booster) }]),
  ];
  return [
    {
      title: say('gaia.table.automa'),
      blocks: [
        { show: 'facts', facts },
        ...(things.length === 0 ? [] : [{ show: 'things', things } as const]),
        { show: 'facts', title: say('gaia.table.automa.cards'), facts: cardFacts(automa) },
        { show: 'facts', title: say('gaia.table.structures'), facts: pieceFacts(player, automa) },
        ...factionBlock(player),
      ],
    },
  ];
}

/** The same in lines, for a terminal. */
export function automaLines(state: OpenState, format: (message: Message) => string): string[] {
  const { automa } = state;
  if (automa === undefined) return [];
  const fact = ({ label, value }: PanelFact): string =>
    `${format(label)}: ${typeof value === 'object' ? format(value) : value}`;
  const lying = (role: 'support' | 'action', card: Card): string[] =>
    card === FACE_DOWN
      ? []
      : [
          `${format(say(`gaia.table.automa.${role}`))} ${card}: ${decisionLines(cardRow(card)).map(format).join(' ')}`,
        ];
  const { faction } = playerAt(state, AUTOMA);
  return [
    ...(faction === null ? [] : [factionCardLines(factionCard(faction)).map(format).join(' ')]),
    ...lying('support', automa.support),
    ...lying('action', automa.action),
    cardFacts(automa).map(fact).join(' · '),
  ];
}
