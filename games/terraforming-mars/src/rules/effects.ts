/** The interpreter: one entry for each verb in which cards are written. Rulebook chapter: actions A. */
import type { Seat } from '@orrery/kernel';
import type { CardId } from '../data/cards.ts';
import type { Effect } from '../data/types.ts';
import { type MarsState, NOBODY, playerAt } from '../state.ts';
import type { EffectTask, MarsRun, Source } from '../tasks.ts';
import { chooseOne } from './choosing.ts';
import { count, tagsOf } from './counting.ts';
import { addCubes, addSomewhere } from './cubes.ts';
import { exchange, look, lookToBuy, turnUp } from './looking.ts';
import { raise } from './parameters.ts';
import { copyProduction, lowerSomebody, produceFromBonus, shift } from './production.ts';
import { takeFromAny } from './removal.ts';
import { gain, produce, rate } from './stock.ts';
import { drawCards } from './supply.ts';
import { askForTile, claim } from './tiles.ts';

/** Lets an effect happen, or asks what must be known first. */
export function runEffect(
  state: MarsState,
  run: MarsRun,
  seat: Seat,
  source: Source,
  effect: Effect,
  played: CardId,
): void {
  switch (effect.do) {
    case 'gain':
      gain(state, run, seat, effect.of, count(state, seat, effect.amount), source);
      return;
    case 'lose':
      gain(state, run, seat, effect.of, -effect.amount, source);
      return;
    case 'produce':
      produce(state, run, seat, effect.of, count(state, seat, effect.by), source);
      return;
    case 'rate':
      rate(state, run, seat, count(state, seat, effect.by), source);
      return;
    case 'raise':
      raise(state, run, seat, effect.track, effect.steps, source);
      return;
    case 'place':
      askForTile(state, run, seat, source, effect);
      return;
    case 'claim':
      claim(state, run, seat, source, effect.where);
      return;
    case 'draw':
      drawCards(state, run, seat, effect.cards, 'draw', source);
      return;
    case 'look':
      look(state, run, seat, source, effect);
      return;
    case 'lookToBuy':
      lookToBuy(state, run, seat, source);
      return;
    case 'reveal':
      if (turnUp(state, run, seat, source, effect))
        for (const part of effect.effects) runEffect(state, run, seat, source, part, played);
      return;
    case 'exchange':
      exchange(state, run, seat, source);
      return;
    case 'add':
      if (effect.to === 'another') addSomewhere(state, run, seat, source, effect);
      else if (typeof source === 'number') addCubes(state, run, seat, source, effect.amount, source);
      return;
    case 'addToHolder':
      addSomewhere(state, run, seat, source, effect);
      return;
    case 'addToPlayed':
      addCubes(state, run, seat, played, effect.amount, source);
      return;
    case 'spend':
      if (typeof source === 'number') addCubes(state, run, seat, source, -effect.amount, source);
      return;
    case 'remove':
    case 'steal':
      takeFromAny(state, run, seat, source, effect, NOBODY);
      return;
    case 'choose':
      chooseOne(state, run, seat, source, effect, played);
      return;
    case 'ifTags': {
      const effects = tagsOf(state, seat, effect.tag) >= effect.min ? effect.met : effect.unmet;
      for (const part of effects) runEffect(state, run, seat, source, part, played);
      return;
    }
    case 'lowerAny':
      lowerSomebody(state, run, seat, source, effect);
      return;
    case 'produceBonus':
      produceFromBonus(state, run, seat, source, effect);
      return;
    case 'shift':
      shift(state, run, seat, source, effect);
      return;
    case 'copyProduction':
      copyProduction(state, run, seat, source, effect);
      return;
    case 'nextCard': {
      const player = playerAt(state, seat);
      player.nextDiscount = effect.discount;
      player.nextSteps = effect.steps;
    }
  }
}

export const effectStep = (state: MarsState, task: EffectTask, run: MarsRun): void =>
  runEffect(state, run, task.seat, task.source, task.effect, task.played);
