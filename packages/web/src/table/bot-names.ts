/** Everybody's name in place: a bot is called by its kind, in the language of the screen, wherever it is shown. */
import { botNames } from '@orrery/bots/text';
import type { Format } from '@orrery/text';
import type { TableState } from '../sources/source.ts';

interface Seated {
  readonly name: string;
  readonly bot?: string;
}

export function nameBots<T extends Seated>(seats: readonly T[], format: Format): T[] {
  const names = botNames(seats.map(({ bot }) => bot));
  return seats.map((seat, i) => {
    const name = names[i];
    return name === undefined ? seat : { ...seat, name: format(name) };
  });
}

export const withBotNames = (state: TableState, format: Format): TableState => ({
  ...state,
  players: nameBots(state.players, format),
});
