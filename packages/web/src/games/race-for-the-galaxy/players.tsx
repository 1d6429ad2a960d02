/** The players: opponents at a glance, the own tableau large. */
import type { Option } from '@orrery/kernel';
import { goodKinds, scoreOf, TABLEAU_TO_END, typeText } from '@orrery/race-for-the-galaxy';
import { type CSSProperties, useState } from 'react';
import { SeatBadge } from '../../parts/seat.tsx';
import type { SeatInfo } from '../../table/board.ts';
import { CardFace } from './card.tsx';
import { Sheet, SheetButton } from './docked.tsx';
import { Emblem, Good, Icon } from './marks.tsx';
import { cardIn, optionsOf, optionsOn, usesIn } from './reckon/options.ts';
import { designAt, playerOf, seen } from './reckon/player.ts';
import { standingOf } from './reckon/prices.ts';
import { isChosen, useTable } from './table.ts';
import { useWords } from './words.ts';

/** What a seat is doing: whether it still decides, never what. */
function SeatStatus({ seat }: { readonly seat: SeatInfo }) {
  const { t } = useWords();
  if (seat.state === 'waiting' || (seat.me && seat.state === 'deciding')) return null;
  const words = t(`web.race.status.${seat.state}`);
  return (
    <span className={`rg-status rg-${seat.state}`} title={words}>
      <Icon name={seat.state === 'deciding' ? 'clock' : 'lock'} size={13} />
      <span>{words}</span>
    </span>
  );
}

function Numbers({ seat }: { readonly seat: SeatInfo }) {
  const { view, phone } = useTable();
  const { t } = useWords();
  const player = seen(view, seat.seat);
  const rules = playerOf(player);
  const numbers = [
    ['chip', player.chips, t('web.race.numbers.chips', { chips: player.chips })],
    ['card', player.handSize, t('web.race.numbers.hand', { cards: player.handSize })],
    [
      'military',
      standingOf(rules).military,
      t('web.race.numbers.military', { military: standingOf(rules).military }),
    ],
  ] as const;
  return (
    <span className="rg-numbers">
      {numbers.map(([icon, amount, words]) => (
        <span key={icon} title={words}>
          <Icon name={icon} size={15} />
          <b aria-hidden="true">{number(amount)}</b>
          <span className="rg-unseen">{words}</span>
        </span>
      ))}
      <span className="rg-placed">
        {phone && <span aria-hidden="true">{`${player.tableau.length}/${TABLEAU_TO_END}`}</span>}
        <span className={phone ? 'rg-unseen' : undefined}>
          {t('web.race.numbers.placed', { placed: player.tableau.length, last: TABLEAU_TO_END })}
        </span>
      </span>
      <span className="rg-total" title={t('web.race.numbers.score', { vp: scoreOf(rules) })}>
        <b aria-hidden="true">{scoreOf(rules)}</b>
        <span className="rg-unseen">{t('web.race.numbers.score', { vp: scoreOf(rules) })}</span>
      </span>
    </span>
  );
}

const colour = (seat: SeatInfo): CSSProperties => ({ '--seat': seat.colour });

/** Twelve segments: how far the tableau is from ending the game. */
function Clock({ placed }: { readonly placed: number }) {
  return (
    <span className="rg-clock" aria-hidden="true">
      {Array.from({ length: TABLEAU_TO_END }, (_, i) => (
        // Segments are told apart by nothing but their place.
        <i key={`segment${String(i)}`} className={i < placed ? 'rg-on' : undefined} />
      ))}
    </span>
  );
}

export function Opponents() {
  const { seats } = useTable();
  const others = seats.filter(({ me }) => !me);
  return (
    <div className={`rg-opponents rg-${others.length > 2 ? 'three' : 'few'}`}>
      {others.map((seat) => (
        <Opponent key={seat.seat} seat={seat} />
      ))}
    </div>
  );
}

function Opponent({ seat }: { readonly seat: SeatInfo }) {
  const { view, phone } = useTable();
  const player = seen(view, seat.seat);
  if (phone) return <OpponentButton seat={seat} />;
  return (
    <section className="rg-opponent rg-panel" aria-label={seat.name} style={colour(seat)}>
      <header>
        <SeatBadge seat={seat} size={24} />
        <h3>{seat.name}</h3>
        <Numbers seat={seat} />
        <SeatStatus seat={seat} />
      </header>
      <Clock placed={player.tableau.length} />
      <ul className={`rg-minis${player.tableau.length > 8 ? ' rg-many' : ''}`}>
        {player.tableau.map((card, place) => (
          <Mini key={card} card={card} good={player.goods[place] === true} fresh={place >= player.active} />
        ))}
      </ul>
    </section>
  );
}

/** On a phone an opponent is one target: it opens the tableau as a list. */
function OpponentButton({ seat }: { readonly seat: SeatInfo }) {
  const { view } = useTable();
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const player = seen(view, seat.seat);
  return (
    <>
      <button
        type="button"
        className="rg-opponent rg-panel"
        style={colour(seat)}
        onClick={() => setOpen(true)}
      >
        <span className="rg-head">
          <SeatBadge seat={seat} size={20} />
          <b className="rg-title">{seat.name}</b>
          <Numbers seat={seat} />
          <SeatStatus seat={seat} />
        </span>
        <Clock placed={player.tableau.length} />
        <span className="rg-minis">
          {player.tableau.map((card, place) => (
            <span key={card} className={place >= player.active ? 'rg-mini rg-fresh' : 'rg-mini'}>
              <Emblem design={designAt(card)} size={24} />
              {player.goods[place] === true && <Good kind={designAt(card).good?.kind} size={15} />}
            </span>
          ))}
        </span>
      </button>
      {open && (
        <Sheet name={t('web.race.tableau.own', { name: seat.name })} close={() => setOpen(false)}>
          <h3 className="rg-sheet-title">{seat.name}</h3>
          <ul className="rg-sheet-list">
            {player.tableau.map((card, place) => (
              <Mini
                key={card}
                card={card}
                good={player.goods[place] === true}
                fresh={place >= player.active}
              />
            ))}
          </ul>
        </Sheet>
      )}
    </>
  );
}

/** A card of an opponent: emblem, name, good. */
function Mini({
  card,
  good,
  fresh,
}: {
  readonly card: number;
  readonly good: boolean;
  readonly fresh: boolean;
}) {
  const { show, open, phone, pointing } = useTable();
  const { t, title, format } = useWords();
  const design = designAt(card);
  const kind = design.good?.kind;
  return (
    <li>
      <button
        type="button"
        className={fresh ? 'rg-mini rg-fresh' : 'rg-mini'}
        aria-label={`${title(design)}, ${format(typeText(design))}${good ? `, ${t('web.race.tableau.good')}` : ''}`}
        onClick={() => (phone ? open(card) : show(card))}
        {...pointing(card)}
      >
        <Emblem design={design} size={21} />
        <span className="rg-name">{title(design)}</span>
        {kind !== undefined && <Good kind={kind} size={16} empty={!good} />}
      </button>
    </li>
  );
}

/** A sum that holds for one kind of world only. */
function Special({ kind, amount }: { readonly kind: string; readonly amount: number }) {
  const { t } = useWords();
  const good = goodKinds.find((each) => each === kind);
  return (
    <span className="rg-special">
      {good === undefined ? <Icon name="flag" size={13} /> : <Good kind={good} size={15} />}
      <span className="rg-unseen">{t('web.race.sums.kind', { kind })}</span>
      <b>{number(amount)}</b>
    </span>
  );
}

const number = (amount: number): string => (amount < 0 ? `−${-amount}` : String(amount));

/** Military and discounts as sums, general first, then by kind. */
function Sums() {
  const { player } = useTable();
  const { t } = useWords();
  if (player === undefined) return null;
  const { military, against, discount, discounts, develop } = standingOf(player);
  return (
    <span className="rg-sums">
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
}

export function OwnTableau({
  seat,
  badges,
}: {
  readonly seat: SeatInfo;
  readonly badges: ReadonlyMap<number, string>;
}) {
  const { view, phone } = useTable();
  const { t } = useWords();
  const player = seen(view, seat.seat);
  const count = player.tableau.length;
  const berths = Math.max(0, TABLEAU_TO_END - count);
  return (
    <section
      className="rg-own rg-panel"
      aria-label={t('web.race.tableau.own', { name: seat.name })}
      style={colour(seat)}
    >
      <header>
        <SeatBadge seat={seat} size={26} />
        <h3>{seat.name}</h3>
        <Numbers seat={seat} />
        <SeatStatus seat={seat} />
        <Sums />
      </header>
      <ul
        className={`rg-tableau${count > 12 ? ' rg-crowded' : ''}`}
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
            <li key={`berth${String(i)}`} className="rg-berth" aria-hidden="true">
              {count + i + 1}
            </li>
          ))}
      </ul>
    </section>
  );
}

/** The options that lie on a card of the tableau: the card itself, or a way that uses it. */
function useOptionsOn(card: number): readonly Option[] {
  const { question } = useTable();
  if (question?.name === 'settle.way')
    return optionsOf(question).filter(({ target }) => usesIn(target)?.includes(card) === true);
  return optionsOn(question, card).filter(({ target }) => cardIn(target) === card);
}

function TableauCard({
  card,
  good,
  flag,
  badge,
}: {
  readonly card: number;
  readonly good: boolean | undefined;
  readonly flag: 'placing' | 'fresh' | undefined;
  readonly badge: string | undefined;
}) {
  const table = useTable();
  const words = useWords();
  const { choice, phase, phone } = table;
  const design = designAt(card);
  const options = useOptionsOn(card);
  const chosen = isChosen(table, options);
  const press = () => {
    // A card with two powers offers both in turn.
    const at = options.findIndex(({ value }) => choice.isChosen(value));
    const option = options[at + 1] ?? options[at];
    if (option !== undefined) choice.toggle(option.value);
    else if (phone) table.open(card);
    table.show(card);
  };
  return (
    <li
      className={`rg-slot${options.length > 0 ? ' rg-can' : ''}${chosen ? ' rg-chosen' : ''}${flag === undefined ? '' : ` rg-${flag}`}`}
    >
      <button
        type="button"
        className="rg-card rg-size-tableau"
        aria-label={`${words.title(design)}, ${words.format(typeText(design))}${good === true ? `, ${words.t('web.race.tableau.good')}` : ''}`}
        aria-pressed={options.length > 0 ? chosen : undefined}
        onClick={press}
        {...table.pointing(card)}
      >
        <CardFace design={design} size="tableau" good={good} now={phase} />
        {badge !== undefined && <span className="rg-order">{badge}</span>}
        {flag !== undefined && <span className="rg-note-flag">{words.t(`web.race.tableau.${flag}`)}</span>}
      </button>
      {phone && options.length > 0 && chosen && <SheetButton card={card} />}
    </li>
  );
}
