/** A game from its record: this browser's, the server's, or a file's. */
import { type GameRecord, type Message, msg, type Seat } from '@orrery/kernel';
import { useEffect, useMemo, useState } from 'react';
import { downloadRecord } from '../app/files.ts';
import { go, type ReplayOf } from '../app/router.tsx';
import { settings } from '../app/settings.ts';
import { keep } from '../app/storage.ts';
import { useStore } from '../app/store.ts';
import { SpeakingOf, useWords } from '../app/words.tsx';
import type { SeatInfo } from '../board-kit/board.ts';
import { type TableKit, useKit } from '../opening/load.ts';
import { LoadTrouble, Opening, Trouble } from '../opening/table-host.tsx';
import { Field, Segments, Switch } from '../parts/controls.tsx';
import { Icon } from '../parts/icon.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { keptRecord } from '../sources/files.ts';
import { botAt, branchTable } from '../sources/new-table.ts';
import { openReplay, type ReplaySource, readReplay } from '../sources/replay.ts';
import { loadTable } from '../sources/saved.ts';
import { serverRecord } from '../sources/server-api.ts';
import { recordOf } from '../sources/told-history.ts';
import { withBotNames } from '../table/bot-names.ts';
import { seatInfos } from '../table/seats.ts';
import { TableScreen } from '../table/table-screen.tsx';
import { SaveRecord, WaysOutOfLocal } from '../table/ways-out.tsx';
import { ReplayBar } from './replay-bar.tsx';

interface Wanted {
  readonly of: ReplayOf;
  readonly id: string;
  readonly move: number | undefined;
}

/** `seat` is the one whose eyes are used first. */
type Found = { readonly record: GameRecord; readonly seat?: Seat } | { readonly error: Message };

/** The record of a table of this browser, as far as it was played. */
function localRecord(id: string): GameRecord | undefined {
  const table = loadTable(keep(), id);
  return table === undefined ? undefined : recordOf(table);
}

async function findRecord(of: ReplayOf, id: string): Promise<Found> {
  if (of === 'table') return serverRecord(id);
  const record = of === 'local' ? localRecord(id) : keptRecord(id);
  if (record === undefined) return { error: msg('web.failure.noRecord') };
  const person = of === 'local' ? loadTable(keep(), id)?.seats.findIndex(({ bot }) => bot === undefined) : 0;
  return { record, seat: Math.max(0, person ?? 0) };
}

/** Whom to play, and whether the same cards come. */
function BranchSheet(props: {
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

function Shown(props: {
  readonly source: ReplaySource;
  readonly kit: TableKit;
  readonly wanted: Wanted;
  readonly record: GameRecord;
}) {
  const { t, format } = useWords();
  const { source, kit, wanted, record } = props;
  const [branching, setBranching] = useState(false);
  const status = useStore(source.status);
  const state = useMemo(
    () => (status.is === 'open' ? withBotNames(status.state, format) : undefined),
    [status, format],
  );
  const at = state?.past ?? 0;
  // Each position has its address.
  useEffect(() => {
    if (wanted.move !== at) go({ at: 'replay', of: wanted.of, id: wanted.id, move: at }, { replace: true });
  }, [at, wanted]);
  if (state === undefined) return null;
  const seats = seatInfos(state);
  const next = record.answers[at]?.seat ?? 0;
  return (
    <>
      <TableScreen
        source={source}
        loaded={kit.loaded}
        board={kit.board}
        Plain={kit.Plain}
        state={{ ...state, title: t('web.replay.title') }}
        bar={<ReplayBar source={source} at={at} seats={seats} onBranch={() => setBranching(true)} />}
        tools={
          <button
            type="button"
            className="tool"
            aria-label={t('web.record.download')}
            title={t('web.record.download')}
            onClick={() => downloadRecord(record)}
          >
            <Icon name="download" />
          </button>
        }
      />
      {branching ? (
        <BranchSheet
          kit={kit}
          record={record}
          at={at}
          seats={seats}
          first={next}
          onClose={() => setBranching(false)}
        />
      ) : null}
    </>
  );
}

/** What one can do with a record that cannot be replayed, as one of earlier rules. */
function WaysOut({ of, id, record }: Omit<Wanted, 'move'> & { readonly record: GameRecord }) {
  const table = of === 'local' ? loadTable(keep(), id) : undefined;
  return table === undefined ? <SaveRecord record={record} /> : <WaysOutOfLocal table={table} />;
}

function Replay(props: {
  readonly kit: TableKit;
  readonly record: GameRecord;
  readonly seat: Seat;
  readonly wanted: Wanted;
}) {
  const { kit, record, seat, wanted } = props;
  const { of, id } = wanted;
  const [start] = useState(wanted.move ?? 0);
  const opened = useMemo(() => {
    const walk = readReplay(kit.loaded.game, record);
    return 'error' in walk ? walk : openReplay(kit.loaded.game, walk, start, seat);
  }, [kit, record, start, seat]);
  return (
    <SpeakingOf more={kit.words} fetch={kit.boardWords} names={kit.names}>
      {'error' in opened ? (
        <Trouble why={opened.error}>
          <WaysOut of={of} id={id} record={record} />
        </Trouble>
      ) : (
        <Shown key={`${of}/${id}`} source={opened} kit={kit} wanted={wanted} record={record} />
      )}
    </SpeakingOf>
  );
}

export function ReplayPage(wanted: Wanted) {
  const { of, id } = wanted;
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let open = true;
    setFound(undefined);
    void findRecord(of, id).then((result) => {
      if (open) setFound(result);
    });
    return () => {
      open = false;
    };
  }, [of, id]);
  const record = found !== undefined && 'record' in found ? found.record : undefined;
  const loading = useKit(record?.game, record?.rules);
  if (found === undefined) return <Opening />;
  if ('error' in found) return <Trouble why={found.error} />;
  if (loading.is === 'missing')
    return <Trouble why={msg('web.failure.noGame', { game: found.record.game })} />;
  if (loading.is === 'failed') return <LoadTrouble />;
  if (loading.is === 'loading') return <Opening />;
  return <Replay kit={loading.kit} record={found.record} seat={found.seat ?? 0} wanted={wanted} />;
}
