/** A faction board in words. */

import type { Message, Seat } from '@orrery/kernel';
import type { PanelBlock, PanelFact, PanelThing, SeatPanels } from '@orrery/presentation';
import { boosterRow } from '../data/boosters.ts';
import { factionRow } from '../data/factions.ts';
import { SPACE_STATIONS, structures } from '../data/structures.ts';
import { tileRow } from '../data/tech-tiles.ts';
import { planetTypes, researchAreas } from '../data/types.ts';
import { incomeOf } from '../rules/income.ts';
import { rangeOf } from '../rules/range.ts';
import { abilitiesOf, type GaiaState, type Player, playerAt } from '../state.ts';
import {
  areaText,
  boosterText,
  factionLines,
  factionText,
  specialText,
  tileText,
  tokenText,
} from '../wording/components.ts';
import { planetText } from '../wording/places.ts';
import { say } from '../wording/say.ts';

/** What the next income phase brings of each. */
function incomes(state: GaiaState, seat: Seat): Record<string, number> {
  const total: Record<string, number> = {};
  if (playerAt(state, seat).faction === null) return total;
  for (const { gains } of incomeOf(state, seat))
    for (const [what, amount] of Object.entries(gains)) total[what] = (total[what] ?? 0) + Number(amount);
  return total;
}

const held = ['credits', 'ore', 'knowledge', 'qic'] as const;

function resourceFacts(state: GaiaState, seat: Seat): PanelFact[] {
  const player = playerAt(state, seat);
  const income = incomes(state, seat);
  return held.map((what) => ({
    label: say(`gaia.resource.${what}`),
    value: player[what],
    ...((income[what] ?? 0) > 0 ? { note: say('gaia.table.income', { n: income[what] ?? 0 }) } : {}),
  }));
}

const stonePlaces = ['one', 'one', 'two', 'three', 'gaia'] as const;

function powerFacts(state: GaiaState, seat: Seat): PanelFact[] {
  const player = playerAt(state, seat);
  const income = incomes(state, seat);
  const hasStone = player.faction !== null && factionRow(player.faction).brainstone && player.stone > 0;
  const fact = (place: 'one' | 'two' | 'three' | 'gaia', gain?: Message): PanelFact => ({
    label: say(`gaia.bowl.${place}`),
    value: player[place],
    ...(hasStone && stonePlaces[player.stone] === place
      ? { note: say('gaia.bowl.stone') }
      : gain === undefined
        ? {}
        : { note: gain }),
  });
  const tokens = income.tokens ?? 0;
  const charge = income.charge ?? 0;
  return [
    fact('one', tokens > 0 ? say('gaia.table.income', { n: tokens }) : undefined),
    fact('two'),
    fact('three'),
    fact('gaia'),
    ...(charge > 0 ? [{ label: say('gaia.table.chargeIncome'), value: charge }] : []),
    {
      label: say('gaia.table.formers'),
      value: player.gaiaformers,
      ...(player.formersInGaia > 0
        ? { note: say('gaia.table.formersInGaia', { n: player.formersInGaia }) }
        : {}),
    },
  ];
}

const structureFacts = (player: Player): PanelFact[] => [
  ...structures.flatMap(({ id, supply }, i): PanelFact[] =>
    supply === 0
      ? []
      : [{ label: say(`gaia.structure.${id}`), value: `${player.counts[i] ?? 0} / ${supply}` }],
  ),
  { label: say('gaia.table.satellites'), value: player.satellites.length },
  ...(player.stations.length > 0
    ? [{ label: say('gaia.table.stations'), value: `${player.stations.length} / ${SPACE_STATIONS}` }]
    : []),
];

const researchFacts = (player: Player): PanelFact[] => [
  ...researchAreas.map((area, i) => ({ label: areaText(area), value: player.research[i] ?? 0 })),
  ...(player.faction === null ? [] : [{ label: say('gaia.table.ownRange'), value: rangeOf(player) }]),
];

function factionThing(player: Player): PanelThing[] {
  const { faction } = player;
  if (faction === null) return [];
  const { ability, institute } = factionLines(faction);
  return [
    {
      name: factionText(faction),
      marks: [say('gaia.face.home', { planet: planetText(planetTypes.indexOf(factionRow(faction).home)) })],
      text: [...ability, ...institute.map((line) => say('gaia.face.institute', { line }))],
    },
  ];
}

/** Everything that lies beside the board: what can be used once a round, and whether it has been. */
function tileThings(player: Player): PanelThing[] {
  const used = (id: Player['used'][number]): Pick<PanelThing, 'marks' | 'faint'> =>
    player.used.includes(id) ? { marks: [say('gaia.table.used')], faint: true } : {};
  const special = player.faction === null ? undefined : abilitiesOf(player).special;
  return [
    ...(player.booster === null
      ? []
      : [
          {
            name: boosterText(player.booster),
            marks: [
              say('gaia.kind.booster'),
              ...(boosterRow(player.booster).action !== undefined && player.used.includes(player.booster)
                ? [say('gaia.table.used')]
                : []),
            ],
          },
        ]),
    ...(special === undefined ? [] : [{ name: specialText(special), ...used(special) }]),
    ...player.advanced.map((id) => ({
      name: tileText(id),
      ...(tileRow(id).action === undefined ? { marks: [say('gaia.kind.advanced')] } : used(id)),
    })),
    ...player.standard.map((id) => ({
      name: tileText(id),
      ...(player.covered.includes(id) ? { marks: [say('gaia.table.covered')], faint: true } : used(id)),
    })),
  ];
}

/** The tokens; those that still show their green side come last. */
const tokenThings = ({ tokens, green }: Player): PanelThing[] => [
  ...tokens.map((id) => ({ name: tokenText(id) })),
  ...(tokens.length === 0 ? [] : [{ name: say('gaia.table.green', { n: green }) }]),
];

const things = (title: Message, all: readonly PanelThing[]): PanelBlock[] =>
  all.length === 0 ? [] : [{ show: 'things', title, things: all }];

const power = ({ one, two, three }: Player): string => `${one} · ${two} · ${three}`;

export function seatPanels(state: GaiaState, seat: Seat): SeatPanels {
  const player = playerAt(state, seat);
  const place = state.order.indexOf(seat);
  return {
    marks: [
      ...(player.faction === null ? [] : [factionText(player.faction)]),
      ...(state.passed.includes(seat)
        ? [say('gaia.table.passed')]
        : place === 0 && state.round > 0
          ? [say('gaia.table.first')]
          : []),
    ],
    glance: [
      { label: say('gaia.table.vp'), value: player.vp },
      ...held.map((what) => ({ label: say(`gaia.resource.${what}`), value: player[what] })),
      { label: say('gaia.table.power'), value: power(player) },
    ],
    blocks: [
      { show: 'facts', title: say('gaia.table.resources'), facts: resourceFacts(state, seat) },
      { show: 'facts', title: say('gaia.table.powerCycle'), facts: powerFacts(state, seat) },
      ...things(say('gaia.table.tiles'), tileThings(player)),
      { show: 'facts', title: say('gaia.table.structures'), facts: structureFacts(player) },
      { show: 'facts', title: say('gaia.table.research'), facts: researchFacts(player) },
      ...things(say('gaia.table.tokens'), tokenThings(player)),
      ...things(say('gaia.table.faction'), factionThing(player)),
    ],
  };
}
