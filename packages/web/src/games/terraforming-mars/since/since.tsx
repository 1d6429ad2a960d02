/** What others have taken from the viewer since their last turn: in marks for the strip, one by one for the list. */
import type { Message } from '@orrery/kernel';
import { amountText, cubesText, productionText } from '@orrery/terraforming-mars';
import { printedById } from '@orrery/terraforming-mars/advice';
import { useMemo } from 'react';
import type { LossesSince, SinceProps } from '../../../board-kit/board.ts';
import { SeatBadge } from '../../../parts/seat.tsx';
import { Icon } from '../drawing/icon.tsx';
import { isMarsView, seatAt } from '../table.ts';
import theme from '../theme.module.css';
import { MarsWords, useMarsWords, type Words, wordsFrom } from '../words.ts';
import { type Loss, lossesIn, lossSums } from './losses.ts';
import styles from './since.module.css';

function lossesOf({ moves, view, me }: SinceProps): readonly Loss[] {
  if (me === 'spectator' || !isMarsView(view)) return [];
  const player = view.players[me];
  return player === undefined ? [] : lossesIn(moves, me, player);
}

/** "3 plants", "energy production −1". */
function amountOf({ lost, amount }: Pick<Loss, 'lost' | 'amount'>, { t, format }: Words): string {
  if ('production' in lost)
    return t('web.mars.since.steps', { production: format(productionText(lost.production)), by: amount });
  const text: Message | undefined =
    'stock' in lost ? amountText(lost.stock, amount) : cubesText(lost.cubes, amount);
  return text === undefined ? String(amount) : format(text);
}

function said(props: SinceProps): string | undefined {
  const losses = lossesOf(props);
  if (losses.length === 0) return undefined;
  const words = wordsFrom(props.format);
  const one = (loss: Loss): string =>
    words.t('web.mars.since.oneLoss', {
      amount: amountOf(loss, words),
      player: seatAt(props, loss.by)?.name ?? '',
    });
  return words.t('web.mars.since.said', { losses: losses.map(one).join(', ') });
}

/** The thing that was lost, as an icon; production in its box. */
function LostIcon({ lost, size }: { readonly lost: Loss['lost']; readonly size: number }) {
  if ('stock' in lost) return <Icon name={lost.stock} size={size} />;
  if ('cubes' in lost) return <Icon name={`cube-${lost.cubes}`} size={size} />;
  return (
    <span className={styles.box}>
      <Icon name={lost.production} size={size - 3} />
    </span>
  );
}

function Glance(props: SinceProps) {
  const losses = lossesOf(props);
  return (
    <span className={`${theme.mars} ${styles.glance}`}>
      {lossSums(losses).map(({ lost, amount }) => (
        <span key={JSON.stringify(lost)}>
          −{amount}
          <LostIcon lost={lost} size={16} />
        </span>
      ))}
    </span>
  );
}

function List(props: SinceProps) {
  const { format } = props;
  const words = useMemo(() => wordsFrom(format), [format]);
  return (
    <MarsWords.Provider value={words}>
      <section className={`${theme.mars} ${styles.list}`}>
        <h3>{words.t('web.mars.since.title')}</h3>
        <ul>
          {lossesOf(props).map((loss) => (
            <LossRow key={loss.n} loss={loss} seats={props.seats} />
          ))}
        </ul>
      </section>
    </MarsWords.Provider>
  );
}

function sentenceFor({ lost, amount }: Loss, words: Words): string {
  const { t, format } = words;
  if ('production' in lost)
    return t('web.mars.since.lossOfProduction', {
      production: format(productionText(lost.production)),
      by: amount,
    });
  const what = amountOf({ lost, amount }, words);
  if ('stock' in lost) return t('web.mars.since.loss', { amount: what });
  const card = printedById(lost.on)?.title;
  return t('web.mars.since.lossOn', { amount: what, card: card === undefined ? '' : format(card) });
}

function LossRow({ loss, seats }: { readonly loss: Loss } & Pick<SinceProps, 'seats'>) {
  const words = useMarsWords();
  const info = seatAt({ seats }, loss.by);
  const card = printedById(loss.card)?.title;
  const { after, amount } = loss;
  return (
    <li>
      {info === undefined ? null : <SeatBadge seat={info} size={20} />}
      <span>
        <b>{info?.name}</b>
        {card === undefined ? null : (
          <>
            , <b>{words.format(card)}</b>
          </>
        )}
        : <em>{sentenceFor(loss, words)}</em>
      </span>
      {after === undefined ? null : (
        <strong>
          {words.t('web.mars.since.change', { before: after + amount, after })}
          <LostIcon lost={loss.lost} size={16} />
        </strong>
      )}
    </li>
  );
}

export const losses: LossesSince = { said, Glance, List };
