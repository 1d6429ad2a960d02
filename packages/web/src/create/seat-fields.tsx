/** The seats of a new table: who sits there, what tells them apart. */
import { botsFor } from '@orrery/bots';
import { botNames, isLevel, levelName, levelNote } from '@orrery/bots/text';
import { useWords } from '../app/words.tsx';
import { BotFace } from '../parts/bot-face.tsx';
import { Segments } from '../parts/controls.tsx';
import { marks, SeatMark } from '../parts/seat.tsx';
import row from '../parts/seat-row.module.css';
import { colourOf, markOf } from '../table/seats.ts';
import styles from './create-form.module.css';
import { type Form, withMark, withSeat } from './form.ts';

function MarkPicker({
  form,
  seat,
  set,
}: {
  readonly form: Form;
  readonly seat: number;
  readonly set: (form: Form) => void;
}) {
  const { t } = useWords();
  const mark = form.seats[seat]?.mark ?? seat;
  return (
    <span className={styles.marks}>
      <SeatMark mark={markOf(mark)} colour={colourOf(mark)} size={24} />
      <select
        className="text-input"
        aria-label={t('web.create.mark', { n: seat + 1 })}
        value={mark}
        onChange={({ target }) => set(withMark(form, seat, Number(target.value)))}
      >
        {marks.map((each, i) => (
          <option key={each} value={i}>
            {t(`web.mark.${each}`)}
          </option>
        ))}
      </select>
    </span>
  );
}

function SeatRow(props: {
  readonly game: string;
  readonly form: Form;
  readonly seat: number;
  readonly set: (form: Form) => void;
}) {
  const { t, format } = useWords();
  const { game, form, seat, set } = props;
  const bots = botsFor(game);
  const each = form.seats[seat];
  if (each === undefined) return null;
  const label = t('web.create.seat', { n: seat + 1 });
  const named = seat === 0 || form.where === 'here';
  const botName = botNames(form.seats.map(({ kind, bot }) => (kind === 'bot' ? bot : null)))[seat];
  const kinds = ['person', 'bot'] as const;
  return (
    <li className={row.seat}>
      <span className={row.number} aria-hidden="true">
        {seat + 1}
      </span>
      <MarkPicker form={form} seat={seat} set={set} />
      <span className={row.who}>
        {botName !== undefined ? (
          <span className={styles.bot}>
            <BotFace bot={each.bot} />
            <b>{format(botName)}</b>
            {isLevel(each.bot) ? <small>{format(levelNote(each.bot))}</small> : null}
          </span>
        ) : named ? (
          <input
            type="text"
            className="text-input"
            maxLength={24}
            aria-label={t('web.create.nameOf', { n: seat + 1 })}
            value={each.name}
            onChange={({ target }) => set(withSeat(form, seat, { name: target.value }))}
          />
        ) : (
          <>
            <b>{t('web.create.invited')}</b>
            <small>{t('web.create.invitedNote')}</small>
          </>
        )}
      </span>
      {seat === 0 ? (
        <span className="chip">{t('web.create.you')}</span>
      ) : bots.length === 0 ? null : (
        <Segments
          label={label}
          value={each.kind === 'bot' ? 'bot' : 'person'}
          choices={kinds.map((value) => ({ value, text: t(`web.create.kind.${value}`) }))}
          onChange={(kind) => set(withSeat(form, seat, { kind }))}
        />
      )}
      {each.kind === 'bot' && bots.length > 1 ? (
        <span className={styles.level}>
          <Segments
            label={t('web.create.level', { n: seat + 1 })}
            value={each.bot}
            choices={bots.map(({ id, name }) => ({
              value: id,
              text: format(isLevel(id) ? levelName(id) : name),
            }))}
            onChange={(bot) => set(withSeat(form, seat, { bot }))}
          />
        </span>
      ) : null}
    </li>
  );
}

const seatNumbers = ({ seats }: Form): number[] => seats.map((_, seat) => seat);

export function SeatFields(props: {
  readonly game: string;
  readonly form: Form;
  readonly set: (form: Form) => void;
}) {
  return (
    <ol>
      {seatNumbers(props.form).map((seat) => (
        <SeatRow key={seat} seat={seat} {...props} />
      ))}
    </ol>
  );
}
