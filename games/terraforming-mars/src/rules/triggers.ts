/** Rulebook chapters: actions A (effects that others set off) and E — what happens whenever something else does. */
import type { Seat } from '@orrery/kernel';
import { type CardId, type Face, faceOf } from '../data/cards.ts';
import { areaOf, ON_MARS, type Space } from '../data/map.ts';
import type { Payable, Trigger } from '../data/types.ts';
import { GREENERY, isCity, type MarsState, NO_CARD, OCEAN } from '../state.ts';
import type { EffectTask, MarsRun, StepNamed } from '../tasks.ts';
import { happen } from '../verbs/index.ts';

type TriggerOn<K extends Trigger['on']> = Extract<Trigger, { on: K }>;

/** How often playing this card sets off a trigger of another card, or of itself. */
export function timesSetOff(trigger: Trigger, owned: boolean, played: Face): number {
  if (trigger.on === 'tag') {
    if (trigger.by === 'owner' && !owned) return 0;
    let times = 0;
    for (const tag of played.tags) if (trigger.tags.includes(tag)) times++;
    return times;
  }
  if (trigger.on !== 'event' || !owned || played.colour !== 'red') return 0;
  return trigger.tag === undefined || played.tags.includes(trigger.tag) ? 1 : 0;
}

/** Says that a card's trigger has been set off; what it does is told by itself. */
function tell(run: MarsRun, owner: Seat, card: CardId, trigger: Trigger): void {
  if (run.emit === undefined) return;
  const { id, triggers } = faceOf(card);
  run.emit({ do: 'trigger', seat: owner, what: id, amount: triggers.indexOf(trigger), source: trigger.on });
}

const none: readonly EffectTask[] = [];

/** All that playing a card sets off, once for each icon. */
export function cardTriggers(
  state: MarsState,
  run: MarsRun,
  seat: Seat,
  played: Face,
): readonly EffectTask[] {
  const { players } = state;
  let found: EffectTask[] | undefined;
  for (let owner = 0; owner < players.length; owner++)
    for (const card of players[owner]?.lasting ?? [])
      for (const trigger of faceOf(card).triggers)
        for (let i = timesSetOff(trigger, owner === seat, played); i > 0; i--) {
          found ??= [];
          tell(run, owner, card, trigger);
          for (const effect of trigger.effects)
            found.push({ do: 'effect', seat: owner, source: card, effect, played: played.card });
        }
  return found ?? none;
}

/** What follows from paying, for whoever has paid. */
export function paidTriggers(
  state: MarsState,
  run: MarsRun,
  seat: Seat,
  what: Payable,
  printedCost: number,
): void {
  for (const card of state.players[seat]?.lasting ?? [])
    for (const trigger of faceOf(card).triggers)
      if (trigger.on === 'paid' && trigger.for.includes(what) && printedCost >= trigger.min)
        runAll(state, run, seat, card, trigger);
}

const runAll = (state: MarsState, run: MarsRun, owner: Seat, card: CardId, trigger: Trigger): void => {
  tell(run, owner, card, trigger);
  for (const effect of trigger.effects)
    happen(state, run, { do: 'effect', seat: owner, source: card, effect, played: NO_CARD });
};

const isTile = (tile: TriggerOn<'tile'>['tile'], code: number): boolean =>
  tile === 'city' ? isCity(code) : code === (tile === 'ocean' ? OCEAN : GREENERY);

/** Whether a tile on this area sets off a trigger of somebody who has placed it, or has not. */
export function setOffByTile(trigger: Trigger, owned: boolean, code: number, space: Space): boolean {
  if (trigger.on === 'tile')
    return (
      isTile(trigger.tile, code) &&
      (owned || trigger.by === 'anyone') &&
      (space < ON_MARS || (trigger.tile === 'city' && trigger.area === 'everywhere'))
    );
  if (trigger.on !== 'bonus' || !owned) return false;
  const { bonus } = areaOf(space);
  return trigger.of.some((resource) => (bonus[resource] ?? 0) > 0);
}

/** Runs all that a new tile sets off. Only gains: whichever comes first, they add up to the same. */
export function tileTriggersStep(
  state: MarsState,
  { seat, space }: StepNamed<'tile.triggers'>,
  run: MarsRun,
): void {
  const code = state.tiles[space] ?? 0;
  const { players } = state;
  for (let owner = 0; owner < players.length; owner++)
    for (const card of players[owner]?.lasting ?? [])
      for (const trigger of faceOf(card).triggers)
        if (setOffByTile(trigger, owner === seat, code, space)) runAll(state, run, owner, card, trigger);
}

/** A corporation's own icons, and the tiles that lay there before it was revealed (in the solo game). */
export function corporationTriggers(state: MarsState, run: MarsRun, seat: Seat, face: Face): void {
  for (const trigger of face.triggers) {
    const times = trigger.on === 'tag' ? timesSetOff(trigger, true, face) : 0;
    for (let i = 0; i < times; i++) runAll(state, run, seat, face.card, trigger);
    state.tiles.forEach((code, space) => {
      if (setOffByTile(trigger, false, code, space)) runAll(state, run, seat, face.card, trigger);
    });
  }
}
