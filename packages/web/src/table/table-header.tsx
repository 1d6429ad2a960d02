/** The top bar of every table: where we are, whose turn it is, and what is one click away. */
import type { ReactNode } from 'react';
import { Link } from '../app/router.tsx';
import { useWords } from '../app/words.tsx';
import type { SeatInfo } from '../board-kit/board.ts';
import { LanguageSwitch, SettingsButton, ThemeSwitch } from '../header/tools.tsx';
import { Brand, Icon } from '../parts/icon.tsx';
import { usePhone } from '../parts/media.ts';
import { SeatBadge } from '../parts/seat.tsx';
import { standingOf } from '../parts/seat-status.tsx';
import topBar from '../parts/top-bar.module.css';
import styles from './table-header.module.css';

/** Everybody with what they are doing. */
export function SeatLine({ seats }: { readonly seats: readonly SeatInfo[] }) {
  const { t } = useWords();
  return (
    <ul className={styles.seats} aria-label={t('web.seats.title')}>
      {seats.map((seat) => (
        <li key={seat.seat} className={styles.seat} data-state={seat.state}>
          <SeatBadge seat={seat} size={18} />
          <span className={styles.name}>{seat.name}</span>
          <span className={styles.doing}>
            {seat.state === 'deciding' ? <Icon name="clock" size={13} /> : null}
            {seat.state === 'chosen' ? <Icon name="lock" size={13} /> : null}
            <span>{t(`web.seat.${standingOf(seat)}`)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What stands before the first dot is what matters most. */
function Headline({ text }: { readonly text: string }) {
  const [first = '', ...rest] = text.split(SEPARATOR);
  return (
    <span className={styles.headline}>
      {rest.length === 0 ? (
        first
      ) : (
        <>
          <b>{first}</b>
          <span>{[' ', ...rest].join(SEPARATOR)}</span>
        </>
      )}
    </span>
  );
}
const SEPARATOR = ' · ';

export function TableHeader(props: {
  readonly game: string;
  readonly headline: string;
  /** Belongs beside the headline. */
  readonly mark?: ReactNode;
  readonly onHelp?: () => void;
  readonly children?: ReactNode;
}) {
  const { t } = useWords();
  const phone = usePhone();
  return (
    <header className={`${topBar.top} ${styles.header}`} data-marked={props.mark ? '' : undefined}>
      <Link to={{ at: 'home' }} className={topBar.logo} aria-label={t('web.nav.home')}>
        <Brand size={26} />
      </Link>
      <h1>{props.game}</h1>
      <Headline text={props.headline} />
      {props.mark}
      <span className="spring" />
      {props.children}
      {props.onHelp === undefined ? null : (
        <button
          type="button"
          className={`tool ${styles.help}`}
          aria-label={t('web.help.title')}
          title={t('web.help.title')}
          onClick={props.onHelp}
        >
          <Icon name="help" />
        </button>
      )}
      <span className={styles.languages}>
        <LanguageSwitch />
      </span>
      {phone ? null : <ThemeSwitch />}
      <SettingsButton />
    </header>
  );
}
