/** The own tableau. */
import type { Option, Question } from '@orrery/kernel';
import { goodKinds, readTarget, typeText } from '@orrery/race-for-the-galaxy';
import { designAt, seen, standingOf, TABLEAU_TO_END } from '@orrery/race-for-the-galaxy/advice';
import { memo } from 'react';
import type { SeatInfo } from '../../board-kit/board.ts';
import { optionsOf } from '../../board-kit/choice.ts';
import { stateOf } from '../../board-kit/states.ts';
import { SeatBadge } from '../../parts/seat.tsx';
import { SeatStatus } from '../../parts/seat-status.tsx';
import face from './card.module.css';
import { CardFace } from './card.tsx';
import { SheetButton } from './card-in-words.tsx';
import { places } from './flights.ts';
import { Good, Icon } from './marks.tsx';
import { optionsOn } from './options-on.ts';
import { colour, Numbers, number } from './seat-facts.tsx';
import { isChosen, useAsked, useScene, useTable } from './table.ts';
import styles from './tableau.module.css';
import { useRaceWords } from './words.ts';

/** A sum that holds for one kind of world only. */
function Special({ kind, amount }: { readonly kind: string; readonly amount: number }) {
  const { t } = useRaceWords();
  const good = goodKinds.find((each) => each === kind);
  return (
    <span className={styles.special}>
      {good === undefined ? <Icon name="flag" size={13} /> : <Good kind={good} size={15} />}
      <span className="hidden">{t('web.race.sums.kind', { kind })}</span>
      <b>{number(amount)}</b>
    </span>
  );
}

/** Military and discounts as sums, general first, then by kind. */
const Sums = memo(function Sums() {
  const { player } = useScene();
  const { t } = useRaceWords();
  if (player === undefined) return null;
  const { military, against, discount, discounts, develop } = standingOf(player);
  return (
    <span className={styles.sums}>
      <span>
        <Icon name="military" size={15} />
        <i>{t('web.race.sums.military')}</i> <b>{number(military)}</b>
        {against.map((special) => (
          <Special key={special.kind} {...special} />
        ))}
      </span>
      {(discount > 0 || discounts.length > 0) && (
        <span>
          <Icon name="discount" size={15} />
          <i>{t('web.race.sums.worlds')}</i> <b>{number(-discount)}</b>
          {discounts.map(({ kind, amount }) => (
            <Special key={kind} kind={kind} amount={-amount} />
          ))}
        </span>
      )}
      {develop > 0 && (
        <span>
          <Icon name="develop" size={15} />
          <i>{t('web.race.sums.developments')}</i> <b>{number(-develop)}</b>
        </span>
      )}
    </span>
  );
});

export const OwnTableau = memo(function OwnTableau({
  seat,
  badges,
  below = false,
}: {
  readonly seat: SeatInfo;
  readonly badges: ReadonlyMap<number, string>;
  /** In the place of the hand, for spectators. */
  readonly below?: boolean;
}) {
  const { view, phone } = useScene();
  const { t } = useRaceWords();
  const player = seen(view, seat.seat);
  const count = player.tableau.length;
  const berths = Math.max(0, TABLEAU_TO_END - count);
  return (
    <section
      className={below ? `${styles.own} ${styles.below}` : styles.own}
      data-tableau="own"
      aria-label={t('web.race.tableau.own', { name: seat.name })}
      style={colour(seat)}
    >
      <header data-place={places.seat(seat.seat)}>
        <SeatBadge seat={seat} size={26} />
        <h3>{seat.name}</h3>
        <Numbers seat={seat} />
        {seat.me && seat.state === 'deciding' ? null : <SeatStatus seat={seat} />}
        {seat.me ? <Sums /> : null}
      </header>
      <ul
        className={styles.cards}
        data-crowded={count > 12 ? '' : undefined}
        style={{ '--columns': Math.max(6, Math.ceil(count / 2)) }}
      >
        {player.tableau.map((card, place) => (
          <TableauCard
            key={card}
            card={card}
            good={designAt(card).good === undefined ? undefined : player.goods[place] === true}
            flag={card === player.placing ? 'placing' : place >= player.active ? 'fresh' : undefined}
            badge={badges.get(card)}
          />
        ))}
        {!phone &&
          Array.from({ length: berths }, (_, i) => (
            // Berths are places, and nothing else.
            <li key={`berth${String(i)}`} className={styles.berth} aria-hidden="true">
              {count + i + 1}
            </li>
          ))}
      </ul>
    </section>
  );
});

/** The options that lie on a card of the tableau: the card itself, or a way that uses it. */
function optionsAt(question: Question | undefined, card: number): readonly Option[] {
  if (question?.name === 'settle.way')
    return optionsOf(question).filter(({ target }) => readTarget(target)?.uses?.includes(card) === true);
  return optionsOn(question, card);
}

interface PlacedCard {
  readonly card: number;
  readonly good: boolean | undefined;
  readonly flag: 'placing' | 'fresh' | undefined;
  readonly badge: string | undefined;
}

/** A card with what is chosen now. */
function TableauCard(props: PlacedCard) {
  const table = useTable();
  return <TableauSlot {...props} chosen={isChosen(table, optionsAt(table.question, props.card))} />;
}

const TableauSlot = memo(function TableauSlot({
  card,
  good,
  flag,
  badge,
  chosen,
}: PlacedCard & { readonly chosen: boolean }) {
  const { question, phase, phone, steady, show, open, pointing } = useAsked();
  const words = useRaceWords();
  const design = designAt(card);
  const options = optionsAt(question, card);
  const state = flag === undefined ? undefined : words.t(`web.race.tableau.${flag}`);
  const press = () => {
    // A card with two powers offers both in turn.
    const at = options.findIndex(({ value }) => steady.isChosen(value));
    const option = options[at + 1] ?? options[at];
    if (option !== undefined) steady.toggle(option.value);
    else if (phone) open(card);
    show(card);
  };
  return (
    <li
      data-place={places.card(card)}
      data-state={stateOf({ can: options.length > 0, chosen })}
      data-flag={flag}
    >
      <button
        type="button"
        className={face.card}
        data-card
        data-size="tableau"
        aria-label={[
          words.title(design),
          words.format(typeText(design)),
          ...(good === true ? [words.t('web.race.tableau.good')] : []),
          ...(state === undefined ? [] : [state]),
        ].join(', ')}
        aria-pressed={options.length > 0 ? chosen : undefined}
        onClick={press}
        {...pointing(card)}
      >
        <CardFace design={design} size="tableau" good={good} now={phase} />
        {badge !== undefined && (
          <span className={styles.order} data-order>
            {badge}
          </span>
        )}
      </button>
      {state !== undefined && (
        <span className={styles.flag} data-printed aria-hidden="true">
          {state}
        </span>
      )}
      {phone && options.length > 0 && chosen && <SheetButton card={card} />}
    </li>
  );
});
