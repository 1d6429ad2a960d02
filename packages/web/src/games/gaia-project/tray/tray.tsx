/** The cards below the question: ways to answer it, each with its price, what is left, or why it is closed. */
import { createContext, type MouseEvent, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';
import { stateOf } from '../../../board-kit/states.ts';
import {
  cardMark,
  digitsOf,
  isOpen,
  noteKeyPress,
  type TrayCard,
  useTrayKeys,
} from '../../../board-kit/tray.ts';
import { Amounts, Mark } from '../drawing/mark.tsx';
import type { MarkName } from '../drawing/mark-symbols.tsx';
import theme from '../theme.module.css';
import { sentences, useGaiaWords } from '../words.ts';
import styles from './tray.module.css';

/** Where the frame has room for the cards. */
export const TrayPlace = createContext<HTMLElement | null>(null);

export interface Card extends TrayCard {
  readonly title: string;
  readonly mark?: MarkName;
  /** What it costs and what it scores. */
  readonly price?: object;
  readonly vp?: number;
  /** Drawn behind an arrow after the price: then the card is one line, and its title is only said. */
  readonly gives?: ReactNode;
  /** What is left afterwards, or what else there is to say. */
  readonly note?: ReactNode;
  readonly chosen?: boolean;
  readonly proposed?: boolean;
  /** A drawing of what comes of it, before the words. */
  readonly picture?: ReactNode;
  /** All that the eye sees on the card, for a screen reader; put together from the rest where absent. */
  readonly label?: string;
}

interface TrayProps {
  readonly cards: readonly Card[];
  /**
   * `verbs` and `steps`: many narrow cards, four or three in a row on a phone; each keeps its digit when others are
   * closed. `exchanges`: rows of five with a price and what it gives.
   */
  readonly kind?: 'cards' | 'verbs' | 'steps' | 'outcomes' | 'exchanges';
  readonly name: string;
  /** Stands above the cards: the links of a chain, an order. */
  readonly above?: ReactNode;
  /** Stands beside the cards: a preference, steppers. */
  readonly beside?: ReactNode;
}

const isNarrow = (kind: TrayProps['kind']): boolean => kind === 'verbs' || kind === 'steps';

export function Tray({ cards, kind = 'cards', name, above, beside }: TrayProps) {
  const place = useContext(TrayPlace);
  // Narrow cards keep their digits when others are closed.
  const digits = digitsOf(isNarrow(kind) ? cards : cards.filter(isOpen));
  useTrayKeys(place, cards, digits);
  if (place === null) return null;
  return createPortal(
    // On a phone the question stands outside the board, so the cards bring its colours along.
    <div className={`${theme.gaia} ${styles.tray}`}>
      {above}
      {cards.length === 0 && beside === undefined ? null : (
        <fieldset className={styles.cards} data-kind={kind} aria-label={name}>
          {cards.map((card) => (
            <CardButton
              key={card.key}
              card={card}
              // Narrow cards have no room for it; they stand in the order of the digits.
              digit={isNarrow(kind) ? undefined : digits.get(card.key)}
            />
          ))}
          {beside}
        </fieldset>
      )}
    </div>,
    place,
  );
}

/** Marks where a long word may be broken; nobody says it. */
const SOFT_HYPHEN = '\u00ad';

/** All of a card in one sentence. */
function useLabel({ label, title, price, gives, vp = 0, note, closed }: Card): string {
  const { t, amounts } = useGaiaWords();
  if (label !== undefined) return label;
  return sentences(
    title.replaceAll(SOFT_HYPHEN, ''),
    price === undefined || gives !== undefined ? '' : t('web.gaia.card.price', { price: amounts(price) }),
    vp === 0 ? '' : t('web.gaia.card.vp', { vp }),
    typeof note === 'string' ? note : '',
    closed,
  );
}

function Digit({ digit }: { readonly digit: number | undefined }) {
  return digit === undefined ? null : (
    <em className={styles.digit} aria-hidden="true">
      {digit}
    </em>
  );
}

/** A price and what it gives, in one line. */
function Exchange({ card, digit }: { readonly card: Card; readonly digit: number | undefined }) {
  const { price = {}, gives, closed } = card;
  return (
    <>
      <span className={styles.exchange}>
        <Amounts of={price} />
        <span className={styles.arrow}>→</span>
        <span className={styles.gives}>{gives}</span>
      </span>
      {closed === undefined ? <Digit digit={digit} /> : <span className={styles.reason}>{closed}</span>}
    </>
  );
}

function Words({ card, digit }: { readonly card: Card; readonly digit: number | undefined }) {
  const { title, mark, price, vp = 0, note, closed, picture } = card;
  return (
    <>
      {picture === undefined ? null : <span className={styles.picture}>{picture}</span>}
      <b className={styles.title}>
        {mark === undefined ? null : <Mark name={mark} size={15} />}
        <span>{title}</span>
        <Digit digit={digit} />
      </b>
      {price === undefined && vp === 0 ? null : (
        <span className={styles.price}>
          <Amounts of={price ?? {}} />
          {vp === 0 ? null : (
            <span className={styles.scored}>
              <Amounts of={{ vp }} signed />
            </span>
          )}
        </span>
      )}
      {closed === undefined ? (
        note === undefined ? null : (
          <span className={styles.note}>{note}</span>
        )
      ) : (
        <span className={styles.reason}>{closed}</span>
      )}
    </>
  );
}

function CardButton({ card, digit }: { readonly card: Card; readonly digit: number | undefined }) {
  const { t } = useGaiaWords();
  const { gives, closed, chosen = false, proposed = false, picture, press } = card;
  const label = useLabel(card);
  const place = useContext(TrayPlace);
  const pressed = (event: MouseEvent): void => {
    noteKeyPress(place, event);
    press?.();
  };
  const inside = (
    <>
      {gives === undefined ? <Words card={card} digit={digit} /> : <Exchange card={card} digit={digit} />}
      {proposed ? <span className={styles.proposed}>{t('web.gaia.card.proposed')}</span> : null}
    </>
  );
  if (press === undefined && closed === undefined)
    return (
      <div className={styles.card} data-kind="fact" data-pictured={picture === undefined ? undefined : ''}>
        {inside}
      </div>
    );
  return (
    <button
      type="button"
      className={styles.card}
      data-kind={gives === undefined ? undefined : 'exchange'}
      data-pictured={picture === undefined ? undefined : ''}
      data-state={stateOf({ can: closed === undefined, chosen, proposed })}
      data-closed={closed === undefined ? undefined : ''}
      aria-pressed={chosen}
      aria-disabled={closed === undefined ? undefined : true}
      aria-label={label}
      {...cardMark(card.key)}
      onClick={closed === undefined ? pressed : undefined}
    >
      {inside}
    </button>
  );
}
