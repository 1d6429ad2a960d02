/** What was lost of each resource since one's last turn, for the rows of one's own board. */
import type { Resource } from '@orrery/terraforming-mars';
import { useMemo } from 'react';
import type { SeatInfo } from '../../../board-kit/board.ts';
import { signed } from '../parts/amounts.ts';
import { seatAt, useTable } from '../table.ts';
import { useMarsWords } from '../words.ts';
import { type Loss, lossesIn } from './losses.ts';

/** What was lost, in short, and who took it. */
export interface LossNote {
  readonly text: string;
  readonly by: SeatInfo | undefined;
}

/** By resource; of several losses of one resource the last. */
export function useLossNotes(): Readonly<Partial<Record<Resource, LossNote>>> {
  const { since, mine, actual, seats } = useTable();
  const { t } = useMarsWords();
  return useMemo(() => {
    const player = mine === undefined ? undefined : actual.players[mine];
    if (mine === undefined || player === undefined || since.length === 0) return {};
    const noteOf = ({ lost, amount, by }: Loss): readonly [Resource, LossNote] | undefined => {
      if ('cubes' in lost) return undefined;
      const text = signed(-amount);
      const info = seatAt({ seats }, by);
      return 'stock' in lost
        ? [lost.stock, { text, by: info }]
        : [lost.production, { text: t('web.mars.since.productionBy', { amount: text }), by: info }];
    };
    return Object.fromEntries(
      lossesIn(since, mine, player).flatMap((loss) => {
        const note = noteOf(loss);
        return note === undefined ? [] : [note];
      }),
    );
  }, [since, mine, actual, seats, t]);
}
