/** The text of cards, made from the data that the rules run. */
import type { Message } from '@orrery/kernel';
import type { Action, Cost, Counted, Effect, EffectNamed, Prey } from '../data/types.ts';
import { say } from './say.ts';

/** Several clauses as one: "a; b". */
export function joined(parts: readonly Message[]): Message {
  const [first, ...rest] = parts;
  if (first === undefined) return say('mars.effect.nothing');
  return rest.length === 0 ? first : say('mars.list.and', { first, rest: joined(rest) });
}

/** Several alternatives as one: "a or b". */
export function either(parts: readonly Message[]): Message {
  const [first, ...rest] = parts;
  if (first === undefined) return say('mars.effect.nothing');
  return rest.length === 0 ? first : say('mars.list.or', { first, rest: either(rest) });
}

/** Several things as one: "a, b, c". */
export function listed(parts: readonly Message[]): Message {
  const [first, ...rest] = parts;
  if (first === undefined) return say('mars.effect.nothing');
  return rest.length === 0 ? first : say('mars.list.comma', { first, rest: listed(rest) });
}

/** Several ways to act as one, each with its cost: "a → b; or c". */
export function oneOfWays(parts: readonly Message[]): Message {
  const [first, ...rest] = parts;
  if (first === undefined) return say('mars.effect.nothing');
  return rest.length === 0 ? first : say('mars.list.orElse', { first, rest: oneOfWays(rest) });
}

/** What is counted, as the end of a sentence: "for each Earth tag you have". */
export function perText(counted: Counted): Message {
  switch (counted.per) {
    case 'tag': {
      const args = { tag: say(`mars.tag.${counted.tag}`), every: counted.every ?? 1 };
      return say(counted.of === 'self' ? 'mars.per.tag' : 'mars.per.opponentsTag', args);
    }
    case 'city':
      return say(counted.area === 'mars' ? 'mars.per.cityOnMars' : 'mars.per.city');
    case 'event':
      return say('mars.per.event');
  }
}

function preyText(prey: Prey): Message {
  return 'of' in prey
    ? say(`mars.amount.${prey.of}`, { n: prey.amount })
    : say(`mars.cubes.${prey.cubes}`, { n: prey.amount });
}

function placeText({ tile, where, robs }: EffectNamed<'place'>): Message {
  const what = say(`mars.tileToPlace.${tile}`);
  // The rules of oceans, greeneries and cities are not printed on every card.
  const usual = where === (tile === 'capital' ? 'city' : tile);
  const placed = usual
    ? say('mars.effect.place', { tile: what })
    : say('mars.effect.placeWhere', { tile: what, where: say(`mars.where.${where}`) });
  if (robs === undefined) return placed;
  return joined([placed, say('mars.effect.robNeighbour', { prey: either(robs.map(preyText)) })]);
}

function produceText({ of, by }: EffectNamed<'produce'>): Message {
  const production = say(`mars.production.${of}`);
  if (typeof by !== 'number') return say('mars.effect.producePer', { production, per: perText(by) });
  return by > 0
    ? say('mars.effect.produce', { production, by })
    : say('mars.effect.produceLess', { production, by: -by });
}

function addText(effect: EffectNamed<'add'>): Message {
  const cubes = say(`mars.cubes.${effect.kind}`, { n: effect.amount });
  return say(effect.to === 'this' ? 'mars.effect.addHere' : 'mars.effect.addElsewhere', { cubes });
}

/** Alternatives of several clauses are kept apart, so that nobody reads the last clause into all of them. */
function chooseText({ of }: EffectNamed<'choose'>): Message {
  const texts = of.map((effects) => effectsText(effects));
  return of.some(({ length }) => length > 1) ? oneOfWays(texts) : either(texts);
}

const nextCardText = ({ discount, steps }: EffectNamed<'nextCard'>): Message =>
  joined([
    ...(discount > 0 ? [say('mars.effect.nextDiscount', { by: discount })] : []),
    ...(steps > 0 ? [say('mars.effect.nextSteps', { steps })] : []),
  ]);

/** An effect as a clause: "Gain 3 plants". */
export function effectText(effect: Effect): Message {
  switch (effect.do) {
    case 'gain':
      return typeof effect.amount === 'number'
        ? say('mars.effect.gain', { amount: say(`mars.amount.${effect.of}`, { n: effect.amount }) })
        : say('mars.effect.gainPer', {
            amount: say(`mars.amount.${effect.of}`, { n: 1 }),
            per: perText(effect.amount),
          });
    case 'lose':
      return say('mars.effect.lose', { amount: say(`mars.amount.${effect.of}`, { n: effect.amount }) });
    case 'produce':
      return produceText(effect);
    case 'lowerAny':
      return say('mars.effect.lowerAny', { production: say(`mars.production.${effect.of}`), by: effect.by });
    case 'produceBonus':
      return say('mars.effect.produceBonus', {
        productions: either(effect.among.map((of) => say(`mars.production.${of}`))),
        by: effect.by,
      });
    case 'shift':
      return say('mars.effect.shift', {
        from: say(`mars.production.${effect.from}`),
        to: say(`mars.production.${effect.to}`),
      });
    case 'copyProduction':
      return say('mars.effect.copyProduction', { tag: say(`mars.aTag.${effect.tag}`) });
    case 'raise':
      return say(`mars.effect.raise.${effect.track}`, { steps: effect.steps });
    case 'rate':
      return typeof effect.by === 'number'
        ? say('mars.effect.rate', { by: effect.by })
        : say('mars.effect.ratePer', { per: perText(effect.by) });
    case 'place':
      return placeText(effect);
    case 'claim':
      return say('mars.effect.claim', { where: say(`mars.where.${effect.where}`) });
    case 'draw':
      return say('mars.effect.draw', { cards: effect.cards });
    case 'look':
      return say('mars.effect.look', { cards: effect.cards, keep: effect.keep });
    case 'lookToBuy':
      return say('mars.effect.lookToBuy');
    case 'reveal':
      return say('mars.effect.reveal', {
        tag: say(`mars.aTag.${effect.tag}`),
        effect: effectsText(effect.effects),
      });
    case 'exchange':
      return say('mars.effect.exchange');
    case 'add':
      return addText(effect);
    case 'addToPlayed':
      return say('mars.effect.addToPlayed', {
        amount: effect.amount,
        kinds: either(effect.kinds.map((kind) => say(`mars.cubesOf.${kind}`))),
      });
    case 'addToHolder':
      return say('mars.effect.addToHolder', { amount: effect.amount });
    case 'spend':
      return say('mars.effect.spend', { cubes: say(`mars.cubes.${effect.kind}`, { n: effect.amount }) });
    case 'remove':
      return say('mars.effect.remove', { prey: either(effect.any.map(preyText)) });
    case 'steal':
      return say('mars.effect.steal', { prey: either(effect.any.map(preyText)) });
    case 'choose':
      return chooseText(effect);
    case 'ifTags':
      return say('mars.effect.ifTags', {
        tag: say(`mars.tag.${effect.tag}`),
        min: effect.min,
        met: effectsText(effect.met),
        unmet: effectsText(effect.unmet),
      });
    case 'nextCard':
      return nextCardText(effect);
  }
}

/** What a list of effects does; an action that turns one resource into another has it in its cost. */
export function effectsText(effects: readonly Effect[], cost?: Cost): Message {
  if (cost?.pay === 'anyAmount')
    return say('mars.effect.sameAmount', { resource: say(`mars.resource.${cost.into}`) });
  const [first, ...rest] = effects;
  // What is spent is the price of the rest.
  return first?.do === 'spend' && rest.length > 0
    ? say('mars.effect.spendFor', { cost: effectText(first), effect: joined(rest.map(effectText)) })
    : joined(effects.map(effectText));
}

/** What an action costs: "Spend 1 energy". */
export function costText(cost: Cost): Message {
  switch (cost.pay) {
    case 'nothing':
      return say('mars.cost.nothing');
    case 'production':
      return say('mars.effect.produceLess', { production: say(`mars.production.${cost.of}`), by: cost.by });
    case 'cubes':
      return say('mars.effect.spend', { cubes: say(`mars.cubes.${cost.kind}`, { n: cost.amount }) });
    case 'anyCube':
      return say('mars.cost.anyCube', { cubes: say(`mars.cubes.${cost.kind}`, { n: 1 }) });
    case 'anyAmount':
      return say('mars.cost.anyAmount', { resource: say(`mars.resource.${cost.of}`) });
    default: {
      const amount = say(`mars.amount.${cost.pay}`, { n: cost.amount });
      return cost.or === undefined
        ? say('mars.cost.spend', { amount })
        : say('mars.cost.spendWith', { amount, metal: say(`mars.resource.${cost.or}`) });
    }
  }
}

/** What an action costs and does; one that costs nothing is told by what it does. */
export const payAndDo = ({ cost, effects }: Pick<Action, 'cost' | 'effects'>): Message =>
  cost.pay === 'nothing'
    ? effectsText(effects, cost)
    : say('mars.action', { cost: costText(cost), effect: effectsText(effects, cost) });
