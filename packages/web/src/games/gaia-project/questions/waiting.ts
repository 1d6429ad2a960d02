/** What the bar says while somebody else decides: who it is, and who follows. */
import type { Seat } from '@orrery/kernel';
import type { BarWords } from '../../../board-kit/board.ts';
import { seatAt, type Table } from '../table.ts';
import type { Words } from '../words.ts';

/** The seats that act after the one whose turn it is, up to one's own. */
function followingIn({ view, mine }: Table): readonly Seat[] {
  const { order, passed, turn } = view;
  const later = [...order.slice(turn + 1), ...order.slice(0, turn + 1)].filter(
    (seat) => !passed.includes(seat),
  );
  return mine === undefined ? [] : later.slice(0, later.indexOf(mine) + 1);
}

/** Where several decide at once, or before the first round, the frame's own words do. */
export function waitingWords(table: Table, { t }: Words): BarWords {
  const { seats, view, mine, phone } = table;
  const [deciding, another] = seats.filter(({ state, me }) => state === 'deciding' && !me);
  if (deciding === undefined || another !== undefined || view.round === 0 || mine === undefined) return {};
  const order = followingIn(table)
    .filter((seat) => seat !== deciding.seat)
    .map((seat) => (seat === mine ? t('web.gaia.waiting.you') : (seatAt(table, seat)?.name ?? '')));
  return {
    title: t('web.gaia.waiting.title', { player: deciding.name }),
    detail: [
      view.passed.includes(mine)
        ? t('web.gaia.waiting.passed')
        : t('web.gaia.waiting.next', { order: order.join(' › ') }),
      phone ? '' : t('web.gaia.waiting.ahead'),
    ]
      .filter((part) => part !== '')
      .join(' '),
  };
}
