/** Playing on from a position of a recorded game. */
import type { GameRecord, Seat } from '@orrery/kernel';
import { useState } from 'react';
import { go } from '../app/router.tsx';
import { settings } from '../app/settings.ts';
import { useWords } from '../app/words.tsx';
import type { SeatInfo } from '../board-kit/board.ts';
import type { TableKit } from '../opening/load.ts';
import { Field, Segments, Switch } from '../parts/controls.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { botAt, branchTable } from '../sources/new-table.ts';

/** Whom to play, and whether the same cards come. */
export function BranchSheet(props: {
  readonly kit: TableKit;
  readonly record: GameRecord;
  readonly at: number;
  readonly seats: readonly SeatInfo[];
  readonly first: Seat;
  readonly onClose: () => void;
}) {
  const { t } = useWords();
  const { kit, record, at, onClose } = props;
  const [seat, setSeat] = useState<Seat>(props.first);
  const [sameCards, setSameCards] = useState(false);
  const start = (): void => {
    const bot = botAt(record.game, settings().level);
    go({
      at: 'local',
      id: branchTable(kit.loaded.game, { record, at, seat, you: settings().name, bot, sameCards }),
    });
  };
  return (
    <Sheet title={t('web.branch.title', { at })} onClose={onClose}>
      <div className="fields">
        <p>{t('web.branch.note')}</p>
        <Field title={t('web.branch.seat')}>
          <Segments
            label={t('web.branch.seat')}
            value={seat}
            choices={props.seats.map(({ seat: value, name }) => ({ value, text: name }))}
            onChange={setSeat}
          />
        </Field>
        <Field title={t('web.branch.sameCards')} note={t('web.branch.sameCardsNote')}>
          <Switch label={t('web.branch.sameCards')} checked={sameCards} onChange={setSameCards} />
        </Field>
        <button type="button" className="button main" onClick={start}>
          {t('web.branch.start')}
        </button>
      </div>
    </Sheet>
  );
}
