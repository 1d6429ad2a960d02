/** One line of the list of options. Lines are drawn anew only when something about them changes. */

import type { LoadedGame } from '@orrery/catalog';
import type { Message, Option } from '@orrery/kernel';
import { memo, useId } from 'react';
import { useWords } from '../app/words.tsx';
import type { SeatInfo } from '../board-kit/board.ts';
import { Price } from '../board-kit/option-list.tsx';
import type { SteadyChoice } from '../board-kit/steady-choice.ts';
import { Icon } from '../parts/icon.tsx';
import { Key } from '../parts/key.tsx';
import { Said } from '../parts/said.tsx';
import { SeatBadge } from '../parts/seat.tsx';
import styles from './options.module.css';

export type RowKind = 'radio' | 'checkbox';

interface OptionRowProps {
  readonly option: Option;
  readonly kind: RowKind;
  readonly name: string;
  /** Its place in the question, from 0. */
  readonly number: number;
  readonly chosen: boolean;
  readonly disabled: boolean;
  /** Its place among the picks where order counts; 0 where it does not. */
  readonly place: number;
  /** What the component does that the option stands for. */
  readonly more: string;
  /** The player that it points at. */
  readonly seat: SeatInfo | undefined;
  readonly loaded: LoadedGame;
  readonly choice: SteadyChoice;
}

/** Keys go so far. */
const NUMBERED = 9;

export const OptionRow = memo(function OptionRow(props: OptionRowProps) {
  const { format, t } = useWords();
  const id = useId();
  const { option, kind, name, number, chosen, disabled, place, more, seat, loaded, choice } = props;
  return (
    <li className={chosen ? 'option chosen' : 'option'}>
      <label>
        <input
          type={kind}
          name={kind === 'radio' ? name : undefined}
          checked={chosen}
          disabled={disabled}
          aria-labelledby={`${id}-text ${id}-price`}
          aria-describedby={more === '' ? undefined : `${id}-more`}
          onChange={() => choice.toggle(option.value)}
        />
        {number < NUMBERED ? <Key name={number + 1} /> : null}
        <span className="option-text" id={`${id}-text`}>
          <Said of={option.text} />
          {seat === undefined ? null : (
            <span className="chip">
              <SeatBadge seat={seat} size={16} /> {seat.name}
            </span>
          )}
        </span>
        <span id={`${id}-price`}>
          <Price facts={option} loaded={loaded} />
        </span>
        {place > 0 ? <span className="chip">{t('web.option.place', { n: place })}</span> : null}
        {more === '' ? null : (
          <span className={styles.more} id={`${id}-more`}>
            {more}
          </span>
        )}
      </label>
      {place > 1 ? (
        <button
          type="button"
          className="tool"
          aria-label={t('web.option.earlier', { what: format(option.text) })}
          onClick={() => choice.earlier(option.value)}
        >
          <Icon name="up" size={14} />
        </button>
      ) : null}
    </li>
  );
});

export const BlockedRow = memo(function BlockedRow(props: {
  readonly option: Option;
  readonly reason: Message;
  readonly kind: RowKind;
  readonly more: string;
  readonly loaded: LoadedGame;
}) {
  const { format } = useWords();
  const id = useId();
  const { option, reason, kind, more, loaded } = props;
  return (
    <li className="option blocked">
      <label>
        <input type={kind} disabled aria-labelledby={`${id}-text`} aria-describedby={`${id}-reason`} />
        <span className="option-text" id={`${id}-text`}>
          <Said of={option.text} />
        </span>
        <Price facts={option} loaded={loaded} />
        {more === '' ? null : <span className={styles.more}>{more}</span>}
      </label>
      <span className="reason" id={`${id}-reason`}>
        {format(reason)}
      </span>
    </li>
  );
});
