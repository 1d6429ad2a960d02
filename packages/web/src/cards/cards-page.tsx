/** The catalog of a game's cards: found by words and filters, looked at and read, without a table. */
import { findGame, listedGames } from '@orrery/catalog';
import { msg } from '@orrery/kernel';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Link } from '../app/router.tsx';
import { SpeakingOf, useWords } from '../app/words.tsx';
import { PageHeader } from '../header/page-header.tsx';
import { type TableKit, useKit } from '../opening/load.ts';
import { LoadTrouble, Opening, Trouble } from '../opening/table-host.tsx';
import { GameMark, gameName } from '../parts/game-mark.tsx';
import { Icon } from '../parts/icon.tsx';
import { usePhone, useUpright } from '../parts/media.ts';
import page from '../parts/page.module.css';
import { Sheet } from '../parts/sheet.tsx';
import { CardSheet } from '../table/card-sheet.tsx';
import styles from './cards-page.module.css';
import { FilterPanel, SortChoice } from './filter-panel.tsx';
import { type Filters, found, groupsOf, type Sort, type ToldCard, toggled, toldCards } from './finding.ts';
import { Reading } from './reading.tsx';

export function CardsPage({ game }: { readonly game: string }) {
  const { t } = useWords();
  const loading = useKit(findGame(game) === undefined ? undefined : game);
  useEffect(() => {
    document.title = t('web.cards.tab');
  }, [t]);
  if (findGame(game) === undefined) return <Trouble why={msg('web.failure.noGame', { game })} />;
  if (loading.is === 'failed' || loading.is === 'missing') return <LoadTrouble />;
  if (loading.is === 'loading') return <Opening />;
  const { kit } = loading;
  return (
    <div className={page.page}>
      <PageHeader />
      <main>
        <SpeakingOf more={kit.words} fetch={kit.boardWords} names={kit.names}>
          <Catalog key={game} game={game} kit={kit} />
        </SpeakingOf>
      </main>
    </div>
  );
}

function Games({ game }: { readonly game: string }) {
  const words = useWords();
  return (
    <nav className={styles.games} aria-label={words.t('web.home.games')}>
      {listedGames.map(({ id }) => (
        <Link
          key={id}
          to={{ at: 'cards', game: id }}
          className="button"
          aria-current={id === game ? 'page' : undefined}
        >
          <GameMark game={id} size={22} /> {gameName(id, words)}
        </Link>
      ))}
    </nav>
  );
}

const NO_FILTERS: Filters = new Map();

function Catalog({ game, kit: { loaded, board } }: { readonly game: string; readonly kit: TableKit }) {
  const { t, format } = useWords();
  const phone = usePhone();
  // The filters would fill the screen.
  const upright = useUpright();
  const [search, setSearch] = useState('');
  const [filters, setFilters] = useState(NO_FILTERS);
  const [sort, setSort] = useState<Sort>('printed');
  const [chosen, setChosen] = useState<string>();
  const [filtering, setFiltering] = useState(false);
  const cards = useMemo(() => toldCards(loaded.cards?.() ?? [], format), [loaded, format]);
  const groups = useMemo(() => groupsOf(cards), [cards]);
  const sought = useDeferredValue(search);
  const shown = useMemo(() => found(cards, sought, filters, sort), [cards, sought, filters, sort]);
  const entries = useMemo(() => shown.map(({ entry }) => entry), [shown]);
  const panel = (
    <FilterPanel
      groups={groups}
      filters={filters}
      onToggle={(group, value) => setFilters((now) => toggled(now, group, value))}
      onClear={() => setFilters(NO_FILTERS)}
    >
      <SortChoice sort={sort} priced={cards.some(({ entry }) => entry.cost !== undefined)} onSort={setSort} />
    </FilterPanel>
  );
  const Cards = board?.Cards;
  return (
    <>
      <div className={styles.head}>
        <h1>{t('web.cards.title')}</h1>
        <Games game={game} />
        <input
          type="search"
          className="text-input"
          aria-label={t('web.cards.search')}
          placeholder={t('web.cards.search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        {upright && (
          <button type="button" className="button" onClick={() => setFiltering(true)}>
            {t('web.cards.filtersOpen', { n: filters.size })}
          </button>
        )}
        <p className="soft" role="status">
          {t('web.cards.found', { n: shown.length, all: cards.length })}
        </p>
      </div>
      <div className={styles.columns}>
        {!upright && panel}
        <section className={styles.shown} aria-label={t('web.cards.title')}>
          {shown.length === 0 && <p className="soft">{t('web.cards.none')}</p>}
          {Cards === undefined ? (
            <Names cards={shown} chosen={chosen} onChoose={setChosen} />
          ) : (
            <Cards cards={entries} chosen={chosen} onChoose={setChosen} loaded={loaded} format={format} />
          )}
        </section>
        {!phone && <Reading loaded={loaded} Card={board?.Card} id={chosen} />}
      </div>
      {upright && filtering && (
        <Sheet title={t('web.cards.filters')} onClose={() => setFiltering(false)}>
          {panel}
        </Sheet>
      )}
      {phone && chosen !== undefined && (
        <CardSheet loaded={loaded} Card={board?.Card} id={chosen} onClose={() => setChosen(undefined)} />
      )}
    </>
  );
}

interface NamesProps {
  readonly cards: readonly ToldCard[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** Components by their names, where no board draws them. */
function Names({ cards, chosen, onChoose }: NamesProps) {
  const { format } = useWords();
  return (
    <ul className={styles.names}>
      {cards.map(({ entry: { id, facts, text }, name }) => (
        <li key={id}>
          <button type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
            <b>{name}</b>
            <small>{(facts.length > 0 ? facts : text).map(format).join(' · ')}</small>
            <Icon name="next" size={14} />
          </button>
        </li>
      ))}
    </ul>
  );
}
