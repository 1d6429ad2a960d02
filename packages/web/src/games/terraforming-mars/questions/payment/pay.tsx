/** How one pays: ways that keep something, and a stepper for each thing that may pay. */
import type { CardId } from '@orrery/terraforming-mars';
import { printedOf } from '@orrery/terraforming-mars/advice';
import { useState } from 'react';
import { keyNames, useBoardKeys } from '../../../../board-kit/keys.ts';
import { Stepper } from '../../dock/stepper.tsx';
import { Icon } from '../../drawing/icon.tsx';
import { pin, usePinned } from '../../hand/pinned.ts';
import { ownResources } from '../../own-board/rows.ts';
import { useTable } from '../../table.ts';
import { useMarsWords } from '../../words.ts';
import { costOf, isSame, keepProposals, mixForCard, mostOf, paid } from './mixes.ts';
import styles from './pay.module.css';
import { type Paying, payingIn } from './paying.ts';

/** In the dock, beside the card that is paid for. */
export function PayDock() {
  const { t } = useMarsWords();
  const paying = payingIn(useTable());
  if (paying === undefined) return null;
  return (
    <section className={styles.pay} aria-label={t('web.mars.pay.how')}>
      <header className={styles.head}>
        <h3>{t('web.mars.pay.how')}</h3>
        <Sum {...paying} />
      </header>
      <Ways {...paying} />
      <p className={styles.rule}>{t('web.mars.pay.rule')}</p>
    </section>
  );
}

function Sum({ question, amounts }: Paying) {
  const { t } = useMarsWords();
  return (
    <span className="soft">
      {t('web.mars.pay.sum', { n: paid(question, amounts), of: costOf(question) })}
    </span>
  );
}

/** Everything that can be set, for the dock and for a phone's sheet. */
export function Ways(paying: Paying) {
  return (
    <>
      <Proposals {...paying} />
      <Parts {...paying} />
      <KeepForCard {...paying} />
    </>
  );
}

function Proposals(paying: Paying) {
  const { t } = useMarsWords();
  const { question, amounts, set } = paying;
  const ways = keepProposals(question);
  useBoardKeys(Object.fromEntries(ways.map((way, i) => [String(i + 1), () => set(way.amounts)])));
  return (
    <div className={styles.ways}>
      {ways.length < 2
        ? null
        : ways.map(({ keeps, amounts: mix }) => (
            <button
              key={keeps}
              type="button"
              className={styles.way}
              aria-pressed={isSame(mix, amounts)}
              onClick={() => set(mix)}
            >
              {t('web.mars.pay.keep', { what: keeps })}
            </button>
          ))}
    </div>
  );
}

const NO_CARDS: readonly CardId[] = [];

/** Which card of the hand payments are to keep enough for; it stays so for the next ones. */
function KeepForCard({ question, paidFor, set }: Paying) {
  const { t, format } = useMarsWords();
  const { planned, mine } = useTable();
  const hand = (mine === undefined ? undefined : planned.players[mine]?.hand) ?? NO_CARDS;
  const pinned = usePinned(hand);
  const others = hand.filter((card) => card !== paidFor.plays);
  if (mine === undefined || others.length === 0) return null;
  const keepFor = (card: CardId | undefined): void => {
    pin(card);
    const mix = card === undefined ? question.proposal : mixForCard(question, planned, mine, card);
    if (mix !== undefined) set(mix);
  };
  return (
    <select
      className={`select small ${styles.card}`}
      aria-label={t('web.mars.pay.keepFor')}
      value={pinned ?? ''}
      onChange={({ target }) => keepFor(target.value === '' ? undefined : Number(target.value))}
    >
      <option value="">{t('web.mars.pay.keepForNone')}</option>
      {others.map((card) => (
        <option key={card} value={card}>
          {t('web.mars.pay.keepForCard', { card: format(printedOf(card).title) })}
        </option>
      ))}
    </select>
  );
}

const names = ownResources.filter((resource) => resource !== 'plants' && resource !== 'energy');

function Parts({ question, amounts, setPart }: Paying) {
  const { t } = useMarsWords();
  const { parts } = question;
  const [row, setRow] = useState(0);
  const at = Math.min(row, parts.length - 1);
  const current = parts[at];
  const by = (step: number) => () => {
    if (current !== undefined) setPart(current.id, (amounts[current.id] ?? 0) + step);
  };
  useBoardKeys({
    [keyNames.up]: () => setRow(Math.max(0, at - 1)),
    [keyNames.down]: () => setRow(Math.min(parts.length - 1, at + 1)),
    '+': by(1),
    '=': by(1),
    '-': by(-1),
  });
  return (
    <ul className={styles.parts}>
      {parts.map(({ id, max, worth }, i) => {
        const resource = names.find((each) => each === id);
        if (resource === undefined) return null;
        const [name, n] = [t(`web.mars.own.${resource}`), amounts[id] ?? 0];
        return (
          <li key={id} data-current={i === at ? '' : undefined}>
            <Icon name={resource} size={20} />
            <span className={styles.name}>
              {name}
              <small>{t('web.mars.pay.of', { max, worth })}</small>
            </span>
            <Stepper
              name={name}
              n={n}
              most={mostOf(question, amounts, id)}
              spoken={t('web.mars.pay.spoken', { what: name, n, max, worth: n * worth })}
              onChange={(next) => setPart(id, next)}
            />
            <b className={styles.worth}>{n * worth}</b>
          </li>
        );
      })}
    </ul>
  );
}
