/** A finished game looked at again: everybody's chance to win, the decisions that made it, and what the bot says. */
import { type GameRecord, msg, type Seat } from '@orrery/kernel';
import { useMemo, useState } from 'react';
import { fetchAdviceWords } from '../advice/words.ts';
import { SpeakingOf } from '../app/words.tsx';
import { type TableKit, useKit } from '../opening/load.ts';
import { LoadTrouble, Opening, Trouble } from '../opening/table-host.tsx';
import { useRecord, type Wanted } from '../replay/found-record.ts';
import { openReplay, readReplay } from '../sources/replay.ts';
import { Reviewed } from './reviewed.tsx';

const NO_WORDS: never[] = [];

function Opened(props: {
  readonly kit: TableKit;
  readonly record: GameRecord;
  readonly seat: Seat;
  readonly wanted: Wanted;
}) {
  const { kit, record, seat, wanted } = props;
  const [start] = useState(wanted.move ?? 0);
  const [tries, setTries] = useState(0);
  const opened = useMemo(() => {
    const walk = readReplay(kit.loaded.game, record);
    return 'error' in walk ? walk : openReplay(kit.loaded.game, walk, start, seat);
  }, [kit, record, start, seat]);
  if ('error' in opened) return <Trouble why={opened.error} />;
  return (
    <SpeakingOf more={kit.words} fetch={kit.boardWords} names={kit.names}>
      <SpeakingOf more={NO_WORDS} fetch={fetchAdviceWords} names={kit.names}>
        <Reviewed
          key={tries}
          source={opened}
          kit={kit}
          record={record}
          wanted={wanted}
          onAgain={() => setTries(tries + 1)}
        />
      </SpeakingOf>
    </SpeakingOf>
  );
}

export function ReviewPage(wanted: Wanted) {
  const found = useRecord(wanted.of, wanted.id);
  const record = found !== undefined && 'record' in found ? found.record : undefined;
  const loading = useKit(record?.game, record?.rules);
  if (found === undefined) return <Opening />;
  if ('error' in found) return <Trouble why={found.error} />;
  if (loading.is === 'missing')
    return <Trouble why={msg('web.failure.noGame', { game: found.record.game })} />;
  if (loading.is === 'failed') return <LoadTrouble />;
  if (loading.is === 'loading') return <Opening />;
  return <Opened kit={loading.kit} record={found.record} seat={found.seat ?? 0} wanted={wanted} />;
}
