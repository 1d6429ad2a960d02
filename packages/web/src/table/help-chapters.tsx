/** What stands in the help: chapters with links to them. */

import type { LoadedGame } from '@orrery/catalog';
import type { CoreView, Message } from '@orrery/kernel';
import { type ReactNode, useDeferredValue, useId, useMemo, useState } from 'react';
import { useWords, type WebKey } from '../app/words.tsx';
import type { BoardModule, SeatInfo } from '../board-kit/board.ts';
import styles from './help-chapters.module.css';

export interface HelpProps {
  readonly loaded: LoadedGame;
  readonly board: BoardModule | undefined;
  readonly view: object & CoreView;
  readonly seats: readonly SeatInfo[];
}

const keyRows: readonly (readonly [keys: readonly string[], text: WebKey])[] = [
  [['1', '…', '9'], 'web.keys.option'],
  [['↑', '↓', 'Tab'], 'web.keys.walk'],
  [['Shift', '↑', '↓'], 'web.keys.look'],
  [['Enter'], 'web.keys.confirm'],
  [['Esc'], 'web.keys.back'],
  [['E'], 'web.keys.end'],
  [['H'], 'web.keys.hint'],
  [['U'], 'web.keys.undo'],
  [['R'], 'web.keys.redo'],
  [['L'], 'web.keys.log'],
  [['V'], 'web.keys.list'],
  [['N'], 'web.keys.now'],
  [['←', '→'], 'web.keys.step'],
  [['Shift', '←', '→'], 'web.keys.round'],
  [['Space'], 'web.keys.play'],
  [['?'], 'web.keys.help'],
];

function Keys() {
  const { t } = useWords();
  return (
    <dl className={styles.keys}>
      {keyRows.map(([keys, text]) => (
        <div key={text}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{t(text)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** So many are shown at once. */
const MOST_FOUND = 12;

/** Every card and tile of the game in words, found by a name or by what it does. */
function Components({ loaded }: Pick<HelpProps, 'loaded'>) {
  const { t, format } = useWords();
  const [search, setSearch] = useState('');
  const sought = useDeferredValue(search.trim().toLowerCase());
  const entries = useMemo(
    () =>
      (loaded.cards?.() ?? []).map(({ id, name, facts, text }) => {
        const told = { name: format(name), facts: facts.map(format), text: text.map(format) };
        return { id, ...told, words: [told.name, ...told.facts, ...told.text].join(' ').toLowerCase() };
      }),
    [loaded, format],
  );
  const found = sought === '' ? [] : entries.filter(({ words }) => words.includes(sought));
  return (
    <>
      <input
        type="search"
        className="text-input"
        aria-label={t('web.help.search')}
        placeholder={t('web.help.search')}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <p className="soft" role="status">
        {sought === '' ? t('web.help.all', { n: entries.length }) : t('web.help.found', { n: found.length })}
      </p>
      <ul className={styles.things}>
        {found.slice(0, MOST_FOUND).map(({ id, name, facts, text }) => (
          <li key={id}>
            <b>{name}</b>
            {facts.length === 0 ? null : <small>{facts.join(' · ')}</small>}
            {text.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What the letters on the maps of a table in words mean. */
function lettersOf({ loaded, view, seats }: HelpProps): readonly Message[] {
  const panels = loaded.panels?.(view, (seat) => seats[seat]?.name ?? String(seat + 1));
  const blocks = panels?.common.flatMap((section) => section.blocks) ?? [];
  return blocks.flatMap((block) => (block.show === 'map' ? block.legend : []));
}

interface Chapter {
  readonly title: string;
  readonly content: ReactNode;
}

function useChapters(props: HelpProps): readonly Chapter[] {
  const { t, format } = useWords();
  const { loaded, board } = props;
  const lines = (messages: readonly Message[]): ReactNode => (
    <ul className={styles.lines}>
      {messages.map((message) => (
        <li key={message.key}>{format(message)}</li>
      ))}
    </ul>
  );
  const letters = lettersOf(props);
  const Legend = board?.Legend;
  return [
    ...(loaded.help ?? []).map(({ title, lines: messages }) => ({
      title: format(title),
      content: lines(messages),
    })),
    ...(Legend === undefined
      ? []
      : [{ title: t('web.legend.title'), content: <Legend format={format} loaded={loaded} /> }]),
    ...(letters.length === 0 ? [] : [{ title: t('web.plain.legend'), content: lines(letters) }]),
    ...(loaded.cards === undefined
      ? []
      : [{ title: t('web.help.components'), content: <Components loaded={loaded} /> }]),
    { title: t('web.keys.title'), content: <Keys /> },
  ];
}

export function HelpChapters(props: HelpProps) {
  const { t } = useWords();
  const id = useId();
  const chapters = useChapters(props);
  const show = (place: number) => () => {
    const heading = document.getElementById(`${id}-${place}`);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.help}>
      <nav className={styles.links} aria-label={t('web.help.chapters')}>
        {chapters.map(({ title }, place) => (
          <button key={title} type="button" className="chip act" onClick={show(place)}>
            {title}
          </button>
        ))}
      </nav>
      {chapters.map(({ title, content }, place) => (
        <section key={title} aria-labelledby={`${id}-${place}`}>
          <h3 id={`${id}-${place}`} tabIndex={-1}>
            {title}
          </h3>
          {content}
        </section>
      ))}
      <p className="soft">{t('web.help.note')}</p>
    </div>
  );
}
