/** How recordings call what our engine offers. */
import { isRecord, type Plain } from '@orrery/kernel';
import type { Action, Effect } from '../src/data/types.ts';
import { type Line, line, Stop, text } from './recording.ts';

/** The seat's own card last. */
export const othersFirst = (options: readonly Plain[], own: unknown): Plain[] => [
  ...options.filter((option) => option !== own),
  ...options.filter((option) => option === own),
];

/** How recordings may call an alternative that begins with these effects. */
export function optionNames(effects: readonly Line[]): string[] {
  const [first = {}] = effects;
  switch (first.do) {
    case 'gain':
      return ['gain-plants'];
    case 'produce':
      return [first.of === 'plants' ? 'plant-production' : 'energy-production'];
    case 'add':
      return [
        first.to === 'this' ? `add-${text(first.kind)}-here` : `add-${text(first.kind)}s`,
        'add-resource',
      ];
    case 'addToPlayed':
      return ['add-resource'];
    case 'spend':
      return ['spend-science-to-draw'];
    default:
      return [];
  }
}

export function wayOf(actions: readonly Action[], pick: Line): number | undefined {
  const way = actions.findIndex(({ cost, effects }) => {
    const [first] = effects;
    switch (pick.option) {
      case 'spend-microbes':
        return cost.pay === 'cubes';
      case 'spend-plant':
        return cost.pay === 'plants';
      case 'spend-steel':
        return cost.pay === 'steel';
      case 'gain-plants':
        return first?.do === 'gain';
      case 'add-microbe-here':
        return first?.do === 'add' && first.to === 'this';
      case 'add-microbes':
      case 'add-resource':
        return first?.do === 'add' && first.to === 'another';
      default:
        return false;
    }
  });
  return way < 0 ? undefined : way;
}

/** The order in which recordings resolve what our engine asks the order of. */
const ranks: Readonly<Partial<Record<Effect['do'], number>>> = {
  raise: 0,
  choose: 1,
  draw: 2,
  look: 2,
  place: 3,
  exchange: 4,
};

export function firstOf(options: readonly Plain[]): Plain {
  const rankOf = (option: Plain): number => {
    const effect = isRecord(option) ? line(option.effect) : {};
    const found = Object.entries(ranks).find(([name]) => name === effect.do);
    return found?.[1] ?? 9;
  };
  const effects = options.filter(isRecord);
  const [best] = effects.sort((a, b) => rankOf(a) - rankOf(b));
  if (best === undefined) throw new Stop('there is nothing to put in order');
  return best;
}
