/** The action cards: what is printed inside, what it would bring now outside. */

import type { Option } from '@orrery/kernel';
import {
  type ActionCard,
  actionText,
  bonusText,
  numerals,
  type Player,
  readTarget,
} from '@orrery/race-for-the-galaxy';
import {
  actionCard,
  actionCards,
  canAfford,
  designAt,
  nextPhase,
  pointsWith,
  priceOf,
  prospectOf,
} from '@orrery/race-for-the-galaxy/advice';
import { RowPlace } from '../../board-kit/card-row.tsx';
import { optionsOf } from '../../board-kit/choice.ts';
import { stateOf } from '../../board-kit/states.ts';
import styles from './actions.module.css';
import { plateUrl } from './art/picture.ts';
import face from './card.module.css';
import { CardTitle } from './card-title.tsx';
import { HandChips } from './hand.tsx';
import list from './list.module.css';
import { Emblem, Icon } from './marks.tsx';
import { prospectText } from './prospects.ts';
import { useTable } from './table.ts';
import tags from './tags.module.css';
import { tagOf } from './tags.tsx';
import theme from './theme.module.css';
import { useRaceWords } from './words.ts';

const known = (id: string | undefined): ActionCard | undefined => actionCards.find((card) => card.id === id);

/** What the bonus is, as a mark. */
function BonusMark({ action }: { readonly action: ActionCard }) {
  switch (action.id) {
    case 'explore-5':
      return '+5';
    case 'explore-1-1':
      return '+1 +1';
    case 'develop':
    case 'develop-2':
      return '−1';
    case 'settle':
    case 'settle-2':
      return (
        <>
          <Icon name="draw" size={14} />1
        </>
      );
    case 'consume-trade':
      return <Icon name="trade" size={15} />;
    case 'consume-x2':
      return '×2';
    case 'produce':
      return <Icon name="windfall" size={15} />;
  }
}

export function ActionChooser() {
  const { question, player, choice, phone } = useTable();
  const { t } = useRaceWords();
  const options = optionsOf(question);
  const ordered = options.flatMap((option) => {
    const action = known(readTarget(option.target)?.action);
    return action === undefined ? [] : [{ option, action }];
  });
  // The second cards stand beside the first ones.
  const shown = [...ordered].sort((a, b) => rankOf(a.action) - rankOf(b.action));
  return (
    <RowPlace name={t('web.race.actions.title')} className={styles.place}>
      <ul
        className={shown.length > 7 ? `${styles.actions} ${styles.nine}` : styles.actions}
        data-full-width
        style={{ '--count': shown.length }}
      >
        {shown.map(({ option, action }) => (
          <ActionView
            key={action.id}
            action={action}
            option={option}
            player={player}
            place={question?.shape === 'some-of' ? choice.placeOf(option.value) : 0}
          />
        ))}
      </ul>
      {phone && player !== undefined && <HandChips cards={player.hand} />}
    </RowPlace>
  );
}

const order: readonly string[] = [
  'explore-5',
  'explore-1-1',
  'develop',
  'develop-2',
  'settle',
  'settle-2',
  'consume-trade',
  'consume-x2',
  'produce',
];
const rankOf = ({ id }: ActionCard): number => order.indexOf(id);

function ActionView({
  action,
  option,
  player,
  place,
}: {
  readonly action: ActionCard;
  readonly option: Option;
  readonly player: Player | undefined;
  readonly place: number;
}) {
  const { choice } = useTable();
  const { format, t } = useRaceWords();
  const chosen = choice.isChosen(option.value);
  const prospect = player === undefined ? undefined : prospectOf(player, action.id);
  const mine = prospect === undefined ? '' : format(prospectText(prospect.mine));
  const others =
    prospect === undefined ? '' : t('web.race.prospect.others', { what: prospectText(prospect.others) });
  return (
    <li data-state={stateOf({ can: true, chosen })}>
      <button
        type="button"
        className={`${face.card} ${styles.card}`}
        aria-label={`${format(actionText(action))}: ${format(bonusText(action))} ${mine}; ${others}`}
        aria-pressed={chosen}
        onClick={() => choice.toggle(option.value)}
      >
        <img className={`${face.art} ${styles.art}`} src={plateUrl(action.id)} alt="" draggable={false} />
        <span className={styles.disc}>{numerals[action.phase]}</span>
        <span className={styles.bonus}>
          <BonusMark action={action} />
        </span>
        <span className={`${face.foot} ${styles.foot}`}>
          <span className={`${face.name} ${styles.name}`} data-printed>
            {format(actionText(action))}
          </span>
          <span className={`${face.sort} ${styles.sort}`}>{t(`web.race.bonus.${action.id}`)}</span>
        </span>
        {place > 0 && <span className={styles.pick}>{place}</span>}
        <span className={`${tags.tag} ${styles.tag}`}>
          <span>{mine}</span>
          <small>{others}</small>
        </span>
      </button>
    </li>
  );
}

/** The hand under the lifted action: what can be placed with it first, with price and points. */
export function HandUnderAction({ lifted }: { readonly lifted: string | undefined }) {
  const { player, show, open, phone, pointing } = useTable();
  const words = useRaceWords();
  const { t, format } = words;
  if (player === undefined) return null;
  const action = known(lifted);
  const bonus =
    action === undefined
      ? nextPhase({ ...player, chosen: [] })
      : { ...nextPhase(player), chosen: [action.id] };
  const wanted =
    action?.phase === 'develop' ? 'development' : action?.phase === 'settle' ? 'world' : undefined;
  const rows = player.hand
    .map((card) => ({ card, design: designAt(card), price: priceOf(bonus, card, player.hand.length - 1) }))
    .map((row) => ({ ...row, on: row.design.type === wanted && canAfford(row.price) }))
    .sort((a, b) => Number(b.on) - Number(a.on));
  return (
    <div className={`${list.list} ${theme.paper}`}>
      <h3>
        {action === undefined
          ? t('web.race.hand.plain')
          : t('web.race.hand.under', { action: format(actionText(actionCard(action.id))) })}
        <small>{t('web.race.count.cards', { cards: player.hand.length })}</small>
      </h3>
      <ul>
        {rows.map(({ card, design, price, on }) => {
          const tag = tagOf(price, words);
          return (
            <li key={card}>
              <button
                type="button"
                className={on ? `${list.line} ${list.on}` : list.line}
                onClick={() => (phone ? open(card) : show(card))}
                {...pointing(card)}
              >
                <Emblem design={design} size={24} />
                <span className={list.name} data-may-clip="">
                  <CardTitle design={design} />
                </span>
                <span className={list.value}>
                  {tag.main} {tag.instead !== undefined && <s>{tag.instead}</s>} ·{' '}
                  {t('web.race.tag.vp', { vp: pointsWith(player, design) })}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
