/** What cards and players are called. */
import type { Seat } from '@orrery/kernel';
import type { CardId } from '@orrery/terraforming-mars';
import { hasCorporation, printedOf } from '@orrery/terraforming-mars/advice';
import type { Scene } from '../table.ts';
import { useMarsWords } from '../words.ts';

export function useCardName(): (card: CardId) => string {
  const { format } = useMarsWords();
  return (card) => format(printedOf(card).title);
}

/** The corporation that a seat leads; undefined until they are revealed. */
export function useCorporation({ view }: Pick<Scene, 'view'>): (seat: Seat) => string | undefined {
  const nameOf = useCardName();
  return (seat) => {
    const player = view.players[seat];
    return player !== undefined && hasCorporation(player) ? nameOf(player.corporation) : undefined;
  };
}
