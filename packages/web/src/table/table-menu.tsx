/** What can be done around a server's table: premoves, votes, pause, resigning, bots for those who are away. */
import type { LoadedGame } from '@orrery/catalog';
import { useStore } from '../app/store.ts';
import { useWords } from '../app/words.tsx';
import type { SeatInfo } from '../board-kit/board.ts';
import { SureButton } from '../parts/sure-button.tsx';
import { KeepButton } from '../recovery/keep-button.tsx';
import type { ServerTable, TableSource, TableState } from '../sources/source.ts';
import { useCommands } from './commands.ts';
import { DealCheck } from './deal-check.tsx';
import { Menu } from './menu.tsx';

export function TableMenu(props: {
  readonly source: TableSource;
  readonly server: ServerTable;
  readonly state: TableState;
  readonly seats: readonly SeatInfo[];
  readonly loaded: LoadedGame;
}) {
  const { t, format } = useWords();
  const { server, state, seats } = props;
  const presence = useStore(server.presence);
  const info = useStore(server.info);
  const { error, run } = useCommands(server);
  const plays = state.me !== 'spectator' && state.outcome === undefined;
  const lastMine = state.log.findLast(({ seat }) => seat === state.me);
  const answersBefore = lastMine === undefined ? 0 : state.log.filter(({ at }) => at < lastMine.at).length;
  const awaited = seats.filter((each) => !each.me && each.present === false && each.state === 'deciding');
  return (
    <Menu
      {...props}
      above={
        <>
          <p className="soft">{t('web.menu.watching', { n: presence.spectators })}</p>
          {error === undefined ? null : (
            <p className="bad" role="alert">
              {format(error)}
            </p>
          )}
        </>
      }
      below={info === undefined ? null : <DealCheck id={info.id} />}
    >
      {(close) => (
        <>
          <KeepButton className="button" onRestored={server.reconnect}>
            {t('web.keep.title')}
          </KeepButton>
          {plays ? (
            <>
              {state.undoFreely === true ? null : (
                <button
                  type="button"
                  className="button"
                  disabled={lastMine === undefined}
                  onClick={run({ do: 'proposeUndo', to: answersBefore }, close)}
                >
                  {t('web.menu.proposeUndo')}
                </button>
              )}
              <button type="button" className="button" onClick={run({ do: 'pause', agree: true }, close)}>
                {t('web.menu.pause')}
              </button>
              {awaited.map((each) => (
                <button
                  key={each.seat}
                  type="button"
                  className="button"
                  onClick={run({ do: 'claim', seat: each.seat }, close)}
                >
                  {t('web.menu.claim', { name: each.name })}
                </button>
              ))}
              <SureButton
                text={t('web.menu.resign')}
                sure={t('web.menu.resignSure')}
                onSure={run({ do: 'resign' }, close)}
              />
            </>
          ) : null}
        </>
      )}
    </Menu>
  );
}
