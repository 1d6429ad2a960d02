/** The menu of a table of one's own: it also has the record so far. */
import type { LoadedGame } from '@orrery/catalog';
import { downloadRecord } from '../app/files.ts';
import { Link } from '../app/router.tsx';
import { useWords } from '../app/words.tsx';
import { Icon } from '../parts/icon.tsx';
import type { TableSource, TableState } from '../sources/source.ts';
import { Menu } from './menu.tsx';

export function OwnMenu(props: {
  readonly source: TableSource;
  readonly state: TableState;
  readonly loaded: LoadedGame;
}) {
  const { t } = useWords();
  const save = async (): Promise<void> => {
    const record = await props.source.record();
    if (record !== undefined) downloadRecord(record);
  };
  return (
    <Menu {...props} below={<p className="soft">{t('web.menu.kept')}</p>}>
      {() => (
        <>
          <button type="button" className="button" onClick={() => void save()}>
            <Icon name="download" size={15} /> {t('web.record.download')}
          </button>
          <Link to={{ at: 'home' }} className="button">
            <Icon name="home" size={15} /> {t('web.end.lobby')}
          </Link>
        </>
      )}
    </Menu>
  );
}
