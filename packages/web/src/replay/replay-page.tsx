/** A game from its record: this browser's, the server's, or a file's. */
import { hasAdvice } from '@orrery/bots';
import { type GameRecord, msg, type Seat } from '@orrery/kernel';
import { useEffect, useMemo, useState } from 'react';
import { downloadRecord } from '../app/files.ts';
import { go, Link } from '../app/router.tsx';
import { keep } from '../app/storage.ts';
import { useStore } from '../app/store.ts';
import { SpeakingOf, useWords } from '../app/words.tsx';
import { type TableKit, useKit } from '../opening/load.ts';
import { LoadTrouble, Opening, Trouble } from '../opening/table-host.tsx';
import { Icon } from '../parts/icon.tsx';
import { openReplay, type ReplaySource, readReplay } from '../sources/replay.ts';
import { loadTable } from '../sources/saved.ts';
import { withBotNames } from '../table/bot-names.ts';
import { seatInfos } from '../table/seats.ts';
import { TableScreen } from '../table/table-screen.tsx';
import { SaveRecord, WaysOutOfLocal } from '../table/ways-out.tsx';
import { BranchSheet } from './branch-sheet.tsx';
import { useRecord, type Wanted } from './found-record.ts';
import { ReplayBar } from './replay-bar.tsx';

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
          <>
            {hasAdvice(record.game) ? (
              <Link
                to={{ at: 'review', of: wanted.of, id: wanted.id, move: at }}
                className="tool"
                aria-label={t('web.end.review')}
                title={t('web.end.review')}
              >
                <Icon name="hint" />
              </Link>
            ) : null}
            <button
              type="button"
              className="tool"
              aria-label={t('web.record.download')}
              title={t('web.record.download')}
              onClick={() => downloadRecord(record)}
            >
              <Icon name="download" />
            </button>
          </>
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
  const found = useRecord(of, id);
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
