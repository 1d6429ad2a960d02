/** What a recording answered, read out of its records: main actions, and all that is asked after them. */
import { type Choice, type GameEvent, type OpenQuestion, type Plain, Stop } from '@orrery/kernel';
import { hexAt } from '../src/rules/board.ts';
import type { GaiaAsk, GaiaState } from '../src/state.ts';
import { abilitiesOf, boardIn, playerAt } from '../src/state.ts';
import {
  boardActions,
  boosters,
  conversions,
  dashed,
  specialOurs,
  structureOurs,
  tiles,
  tokens,
} from './names.ts';
import { type Line, line, lines, list, num, text } from './recording.ts';

/** A record that is being played, and what has happened since it began. */
export interface Playing {
  readonly state: GaiaState;
  readonly record: Line;
  readonly action: Line;
  readonly events: readonly GameEvent[];
}

export function hexOfRecord(state: GaiaState, value: unknown): number {
  const [q, r] = list(value);
  return hexAt(boardIn(state), num(q), num(r));
}

/** The main action of a turn. */
export function mainPick({ state, action }: Playing): Plain {
  const at = action.at === undefined ? -1 : hexOfRecord(state, action.at);
  switch (action.type) {
    case 'build_mine':
      return { do: 'mine', at };
    case 'start_gaia_project':
      return { do: 'project', at };
    case 'upgrade':
      return { do: 'upgrade', at, to: structureOurs(action.to) };
    case 'research':
      return { do: 'research', area: dashed(action.advance) };
    case 'form_federation':
      return { do: 'federation' };
    case 'board_action':
      return { do: 'board', action: boardActions.ours(action.action) };
    case 'special_action':
      return { do: 'special', action: specialOurs(action.action) };
    case 'pass':
      return {
        do: 'pass',
        booster: action.booster_taken === null ? null : boosters.ours(action.booster_taken),
      };
    default:
      throw new Stop(`no action is called ${String(action.type)}`);
  }
}

/** The free actions that one entry of a record stands for. */
export function freeActionsIn(playing: Playing, seat: number, free: Line): string[] {
  if (free.type === 'burn') return Array.from({ length: num(free.count) }, () => 'sacrifice');
  const [[paid] = ['']] = Object.entries(line(free.pay));
  const [[gained, amount] = ['', 0]] = Object.entries(line(free.gain));
  const action = conversions[`${paid}>${gained}`];
  if (action === undefined) throw new Stop(`no conversion ${paid} to ${gained}`);
  return bundle(playing, seat, action, num(amount));
}

/** A bundle is a conversion several times, or one payment with tokens that are worth more. */
function bundle(playing: Playing, seat: number, action: string, amount: number): string[] {
  const player = playerAt(playing.state, seat);
  if (action === 'power-to-credit' && amount === 3 && player.stone === 3 && spendsStone(playing))
    return ['stone-to-credits'];
  if (abilitiesOf(player).tokenWorth === 2 && amount > 1) {
    if (action === 'power-to-credit')
      return [
        ...Array.from({ length: Math.floor(amount / 2) }, () => 'power-to-credits'),
        ...(amount % 2 === 1 ? [action] : []),
      ];
    if (action === 'power-to-ore' && amount === 2) return ['power-to-two-ore'];
  }
  return Array.from({ length: amount }, () => action);
}

/** What was chosen where an action asks for more; undefined where the question is not part of the action. */
export function followUp(playing: Playing, open: OpenQuestion): Choice | undefined {
  const { action, state } = playing;
  const hex = (value: unknown): number => hexOfRecord(state, value);
  const tech = line(action.tech);
  const build = line(action.build);
  switch (open.ask.do as GaiaAsk['do']) {
    case 'power.stone':
      return { pick: stonePlace(chargedTo(playing)) };
    case 'power.spend':
      return { pick: spendsStone(playing) ? 'stone' : 'tokens' };
    case 'power.sacrifice':
      return { pick: sacrificed(burnedTo(playing)) };
    case 'power.discard':
      return { amounts: tokensOf(line(action.tokens ?? build.tokens)) };
    case 'mine.place':
      return {
        pick: { do: build.type === 'build_mine' ? 'mine' : 'project', at: hex(build.at) },
      };
    case 'federation.form':
      return {
        picks: [...list(action.new_structures), ...list(action.satellites)].map((at) => hex(at)),
      };
    case 'federation.token':
      return { pick: tokens.ours(action.token) };
    case 'tech.tile':
      return { pick: tiles.ours(tech.tile) };
    case 'tech.cover':
      return { pick: tiles.ours(tech.covers) };
    case 'research.area': {
      const area = tech.tile === undefined ? action.advance : tech.advance;
      return { pick: area === null || area === undefined ? 'none' : dashed(area) };
    }
    case 'research.lostPlanet':
      return { pick: hex(line(action.lost_planet ?? tech.lost_planet).at) };
    case 'special.swap':
      return { pick: hex(action.institute_to) };
    case 'special.station':
      return { pick: hex(build.at) };
    case 'special.downgrade':
      return { pick: hex(action.at) };
    default:
      return undefined;
  }
}

/** How often something has happened in this record. */
const happened = ({ events }: Playing, kind: string): number =>
  events.filter((event) => event.do === kind).length;

/** Where the brainstone lay after the charge that has just happened. */
function chargedTo(playing: Playing): unknown {
  const charges = list(playing.record.brainstone_log).filter((entry) => list(entry)[0] === 'charge');
  return list(charges[happened(playing, 'charge') - 1] ?? charges.at(-1))[2];
}

/** Where the brainstone lay after the next sacrifice: an entry stands for as many of them as it says. */
function burnedTo(playing: Playing): unknown {
  const burns = list(playing.record.brainstone_log).filter((entry) => list(entry)[0] === 'burn');
  let before = happened(playing, 'sacrifice');
  for (const entry of burns) {
    before -= num(list(entry)[1]);
    if (before < 0) return list(entry)[2];
  }
  return list(burns.at(-1))[2];
}

/** Whether the brainstone is part of the next payment. */
function spendsStone({ record, events }: Playing): boolean {
  let spent = 0;
  for (const event of events) if (event.do === 'pay' && event.what === 'power') spent += event.amount;
  for (const entry of list(record.brainstone_log)) {
    const [kind, amount, place] = list(entry);
    if (kind !== 'spend') continue;
    if (spent < num(amount)) return place !== 'III';
    spent -= num(amount);
  }
  return false;
}

const places = ['removed', 'I', 'II', 'III', 'gaia'];
export const stonePlace = (place: unknown): number => places.indexOf(text(place));

function sacrificed(place: unknown): string {
  if (place === 'removed') return 'give';
  return place === 'II' ? 'keep' : 'lift';
}

const tokensOf = (given: Line): Record<string, number> => ({
  one: num(given.I),
  two: num(given.II),
  three: num(given.III),
  stone: num(given.brainstone),
});

/** The resources that were taken for tokens of the Gaia area. */
export function convertedIn(record: Line): Record<string, number> {
  const amounts: Record<string, number> = {};
  for (const conversion of lines(record.conversions))
    for (const [what, amount] of Object.entries(line(conversion.gain)))
      amounts[what] = (amounts[what] ?? 0) + num(amount);
  return amounts;
}
