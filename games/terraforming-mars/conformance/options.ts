/** How recordings call what our engine offers. */
import { isRecord, type Plain, Stop } from '@orrery/kernel';
import type { Action, Effect } from '../src/data/types.ts';
import { type Line, line, list, text } from './recording.ts';

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

/** Whether a recorded choice is about discarding a card to draw another. */
export const isExchange = ({ pick, from }: Line): boolean =>
  line(pick).option === 'discard-to-draw' ||
  (line(pick).option === 'decline' && list(from).some((entry) => line(entry).option === 'discard-to-draw'));

/** Whether a recorded choice answers what an effect asks. */
export function isAskedBy(effect: Line, choice: Line): boolean {
  switch (effect.do) {
    case 'exchange':
      return isExchange(choice);
    case 'look':
      return choice.purpose === 'keep';
    case 'place':
      return choice.ask === 'space' && choice.tile === effect.tile;
    case 'raise':
      return choice.ask === 'space' && choice.tile === 'ocean';
    case 'choose':
      return list(effect.of).some((branch) =>
        optionNames(list(branch).map(line)).includes(text(line(choice.pick).option)),
      );
    default:
      return false;
  }
}

/** The order in which recordings resolve effects, for those in which they decided nothing. */
const ranks: Readonly<Partial<Record<Effect['do'], number>>> = {
  raise: 0,
  choose: 1,
  draw: 2,
  look: 2,
  place: 3,
  exchange: 4,
};

/** Which of several effects comes first: the one that the recording decided first. */
export function firstOf(options: readonly Plain[], placeOf: (effect: Line) => number | undefined): Plain {
  const known = options
    .flatMap((option) => (isRecord(option) ? [option] : []))
    .map((option) => {
      const effect = line(option.effect);
      const rank = Object.entries(ranks).find(([name]) => name === effect.do)?.[1] ?? 9;
      return { option, rank, place: placeOf(effect) };
    });
  const best = known.reduce<(typeof known)[number] | undefined>((first, each) => {
    if (first === undefined) return each;
    const earlier =
      first.place !== undefined && each.place !== undefined
        ? each.place < first.place
        : each.rank < first.rank;
    return earlier ? each : first;
  }, undefined);
  if (best === undefined) throw new Stop('there is nothing to put in order');
  return best.option;
}
