/** A table of this browser. */
import { hasAdvice } from '@orrery/bots';
import { msg } from '@orrery/kernel';
import { useCallback, useMemo } from 'react';
import { downloadRecord } from '../app/files.ts';
import { go, Link } from '../app/router.tsx';
import { keep } from '../app/storage.ts';
import { useWords } from '../app/words.tsx';
import { Icon } from '../parts/icon.tsx';
import { openLocal } from '../sources/local.ts';
import { createTable } from '../sources/new-table.ts';
import { loadTable, type SavedTable } from '../sources/saved.ts';
import type { TableSource } from '../sources/source.ts';
import { OwnMenu } from '../table/own-menu.tsx';
import { TableScreen } from '../table/table-screen.tsx';
import { WaysOutOfLocal } from '../table/ways-out.tsx';
import { type TableKit, useKit } from './load.ts';
import { Opening, TableHost, Trouble, useOpened } from './table-host.tsx';

function EndActions(props: {
  readonly table: SavedTable;
  readonly source: TableSource;
  readonly kit: TableKit;
}) {
  const { t } = useWords();
  const { table, source, kit } = props;
  const again = (): void => {
    const { seats, options } = table;
    go({ at: 'local', id: createTable(kit.loaded.game, { seats, options }) });
  };
  const save = async (): Promise<void> => {
    const record = await source.record();
    if (record !== undefined) downloadRecord(record);
  };
  return (
    <>
      <button type="button" className="button main" onClick={again}>
        {t('web.end.rematch')}
      </button>
      {hasAdvice(table.game) ? (
        <Link to={{ at: 'review', of: 'local', id: table.id, move: 0 }} className="button">
          <Icon name="score" size={15} /> {t('web.end.review')}
        </Link>
      ) : null}
      <Link to={{ at: 'replay', of: 'local', id: table.id, move: 0 }} className="button">
        <Icon name="replay" size={15} /> {t('web.end.replay')}
      </Link>
      <button type="button" className="button" onClick={() => void save()}>
        <Icon name="download" size={15} /> {t('web.record.download')}
      </button>
      <Link to={{ at: 'home' }} className="button plain">
        {t('web.end.lobby')}
      </Link>
    </>
  );
}

function Opened({ table }: { readonly table: SavedTable }) {
  const { t } = useWords();
  const open = useCallback(() => openLocal(table), [table]);
  const source = useOpened(open);
  // Fetched while the worker starts; who shows the table asks for it again.
  useKit(table.game, table.rules);
  if (source === undefined) return <Opening />;
  return (
    <TableHost source={source} waysOut={() => <WaysOutOfLocal table={table} />}>
      {(state, kit) => (
        <TableScreen
          source={source}
          loaded={kit.loaded}
          board={kit.board}
          Plain={kit.Plain}
          state={{ ...state, title: t('web.local.title') }}
          tools={<OwnMenu source={source} state={state} loaded={kit.loaded} />}
          onReplay={(move) => go({ at: 'replay', of: 'local', id: table.id, move })}
          endActions={<EndActions table={table} source={source} kit={kit} />}
        />
      )}
    </TableHost>
  );
}

export function LocalPage({ id }: { readonly id: string }) {
  const table = useMemo(() => loadTable(keep(), id), [id]);
  return table === undefined ? (
    <Trouble why={msg('web.failure.noTable')} />
  ) : (
    <Opened key={id} table={table} />
  );
}
