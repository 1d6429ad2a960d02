/** What can stand on the agenda: steps that happen by themselves, and questions to a seat. */
import type { Run, Seat } from '@orrery/kernel';
import type { Part } from './automa/parts.ts';
import type { BoardActionId, FreeId } from './data/actions.ts';
import type { Structure } from './data/structures.ts';
import type { AdvancedId } from './data/tech-tiles.ts';
import type { HexId } from './rules/board.ts';

/** Where the brainstone lies: nowhere, in an area by its number, or in the Gaia area. */
export type StonePlace = 0 | 1 | 2 | 3 | 4;

/** What happens by itself. */
export type GaiaStep =
  | { readonly do: 'setup.deal' }
  | { readonly do: 'setup.map' }
  | { readonly do: 'setup.turnTiles'; readonly seat: Seat; readonly tile: number }
  | { readonly do: 'setup.drawFactions' }
  | { readonly do: 'setup.structures' }
  | { readonly do: 'round.start' }
  | { readonly do: 'income.take'; readonly seat: Seat }
  | { readonly do: 'income.charge'; readonly seat: Seat; readonly amount: number; readonly source: string }
  | { readonly do: 'income.tokens'; readonly seat: Seat; readonly amount: number; readonly source: string }
  | { readonly do: 'gaia.start' }
  | { readonly do: 'gaia.tiles'; readonly seat: Seat }
  | { readonly do: 'gaia.return'; readonly seat: Seat }
  | { readonly do: 'turn.next' }
  | { readonly do: 'turn.start'; readonly seat: Seat }
  | { readonly do: 'turn.after'; readonly seat: Seat }
  | { readonly do: 'turn.end'; readonly seat: Seat }
  | { readonly do: 'free.gain'; readonly seat: Seat; readonly action: FreeId }
  | { readonly do: 'project.place'; readonly seat: Seat; readonly at: HexId }
  | { readonly do: 'board.effect'; readonly seat: Seat; readonly action: BoardActionId }
  | {
      readonly do: 'federation.build';
      readonly seat: Seat;
      readonly planets: readonly HexId[];
      readonly satellites: readonly HexId[];
    }
  | { readonly do: 'tech.gain'; readonly seat: Seat }
  | { readonly do: 'research.choose'; readonly seat: Seat; readonly among: Among; readonly optional: boolean }
  | { readonly do: 'charge.offer'; readonly seat: Seat; readonly builder: Seat; readonly at: HexId }
  | { readonly do: 'round.end' }
  | { readonly do: 'automa.arrive' }
  | { readonly do: 'automa.firstMine' }
  | { readonly do: 'automa.firstBooster' }
  | { readonly do: 'automa.firstDeck' }
  | { readonly do: 'automa.turn' }
  | { readonly do: 'automa.part'; readonly part: Part }
  | { readonly do: 'automa.points'; readonly vp: number }
  | { readonly do: 'automa.pass'; readonly why: PassReason }
  | { readonly do: 'automa.nextDeck' };

/** Why the Automa passes: a card with the red X among the last three, or no card left. */
type PassReason = 'red-lamp' | 'deck-empty';

/** Which research areas are open to a step: any, one by its number, or those of the lowest level. */
export type Among = 'any' | 'lowest' | number;

/** What a seat is asked. */
export type GaiaAsk =
  | { readonly do: 'setup.faction'; readonly seat: Seat }
  | { readonly do: 'setup.turn'; readonly seat: Seat; readonly tile: number }
  | { readonly do: 'setup.place'; readonly seat: Seat; readonly structure: Structure }
  | { readonly do: 'setup.booster'; readonly seat: Seat }
  | { readonly do: 'gaia.convert'; readonly seat: Seat }
  | { readonly do: 'gaia.tile'; readonly seat: Seat }
  | { readonly do: 'turn.action'; readonly seat: Seat; readonly federation: boolean }
  | { readonly do: 'turn.free'; readonly seat: Seat }
  | { readonly do: 'power.stone'; readonly seat: Seat; readonly low: StonePlace; readonly high: StonePlace }
  | { readonly do: 'power.spend'; readonly seat: Seat; readonly amount: number }
  | { readonly do: 'power.sacrifice'; readonly seat: Seat }
  | {
      readonly do: 'power.discard';
      readonly seat: Seat;
      readonly amount: number;
      readonly to: 'gaia' | 'supply';
    }
  | { readonly do: 'mine.place'; readonly seat: Seat; readonly steps: number; readonly range: number }
  | { readonly do: 'federation.form'; readonly seat: Seat }
  | { readonly do: 'federation.token'; readonly seat: Seat; readonly again: boolean }
  | { readonly do: 'tech.tile'; readonly seat: Seat }
  | { readonly do: 'tech.cover'; readonly seat: Seat; readonly tile: AdvancedId }
  | { readonly do: 'research.area'; readonly seat: Seat; readonly among: Among; readonly optional: boolean }
  | { readonly do: 'research.lostPlanet'; readonly seat: Seat }
  | { readonly do: 'special.swap'; readonly seat: Seat }
  | { readonly do: 'special.station'; readonly seat: Seat }
  | { readonly do: 'special.downgrade'; readonly seat: Seat }
  | {
      readonly do: 'charge.accept';
      readonly seat: Seat;
      readonly builder: Seat;
      readonly at: HexId;
      readonly value: number;
    };

export type GaiaTask = GaiaStep | GaiaAsk;
export type GaiaRun = Run<GaiaTask>;
export type StepNamed<K extends GaiaStep['do']> = Extract<GaiaStep, { do: K }>;
export type AskNamed<K extends GaiaAsk['do']> = Extract<GaiaAsk, { do: K }>;
