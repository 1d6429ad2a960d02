/** The other rows: goods to sell and to take, numbers to name, windfalls to fill. */

import { type Player, readTarget } from '@orrery/race-for-the-galaxy';
import {
  BONUS,
  bestGoods,
  designAt,
  isDoubled,
  oddsOf,
  powerAsked,
} from '@orrery/race-for-the-galaxy/advice';
import { optionsOf } from '../../../board-kit/choice.ts';
import { stateOf } from '../../../board-kit/states.ts';
import { Good } from '../marks.tsx';
import { useTable } from '../table.ts';
import { useRaceWords } from '../words.ts';
import styles from './consume.module.css';
import { Gains, Row, Token } from './row.tsx';

export function SaleRows() {
  const { question } = useTable();
  const { t, format } = useRaceWords();
  const options = optionsOf(question);
  const best = Math.max(...options.map(({ gain }) => gain?.cards ?? 0));
  return [...options]
    .sort((a, b) => (b.gain?.cards ?? 0) - (a.gain?.cards ?? 0))
    .map((option) => {
      const card = readTarget(option.target)?.card;
      const cards = option.gain?.cards ?? 0;
      if (card === undefined) return null;
      return (
        <Row
          key={card}
          option={option}
          card={card}
          place="$"
          design={designAt(card)}
          title={format(option.text)}
          words={t('web.race.consume.sells', { cards })}
          proposed={cards === best}
          takes={<Token card={card} />}
          gives={<Gains vp={0} cards={cards} />}
        />
      );
    });
}

/** Which goods a power takes; those that the best order takes are proposed. */
export function GoodRows({ player }: { readonly player: Player }) {
  const { question } = useTable();
  const { t, title, format } = useRaceWords();
  const asked = powerAsked(question);
  const proposal = asked === undefined ? [] : bestGoods(player, isDoubled(player), asked);
  return optionsOf(question).map((option) => {
    const card = readTarget(option.target)?.card;
    if (card === undefined) return null;
    return (
      <Row
        key={card}
        option={option}
        card={card}
        place={<Good kind={designAt(card).good?.kind} size={22} />}
        design={designAt(card)}
        title={title(designAt(card))}
        words={format(option.text)}
        proposed={proposal.includes(card)}
        takes={<Token card={card} />}
        note={proposal.includes(card) ? t('web.race.flag.proposed') : undefined}
      />
    );
  });
}

/** Numbers to name, with how many of the unseen cards have each. */
export function GambleRows() {
  const { question, view, choice } = useTable();
  const { t } = useRaceWords();
  const odds = oddsOf(view);
  return (
    <li className={styles.gamble}>
      {optionsOf(question).map(({ value }) =>
        typeof value !== 'number' ? null : (
          <button
            key={value}
            type="button"
            aria-pressed={choice.isChosen(value)}
            className={styles.number}
            data-state={stateOf({ can: true, chosen: choice.isChosen(value) })}
            onClick={() => choice.toggle(value)}
          >
            <b>{value}</b>
            <small>{t('web.race.gamble.odds', { count: odds.count(value), unseen: odds.unseen })}</small>
          </button>
        ),
      )}
    </li>
  );
}

export function ProduceRows() {
  const { question } = useTable();
  const { t, title, format } = useRaceWords();
  return optionsOf(question).map((option) => {
    const target = readTarget(option.target);
    const ref = target?.power;
    if (ref === undefined) return null;
    const on = target?.card === ref.card ? undefined : target?.card;
    const source = ref.card === BONUS ? undefined : designAt(ref.card);
    return (
      <Row
        key={`${ref.card}:${ref.index}:${String(on)}`}
        option={option}
        card={on ?? ref.card}
        place="V"
        design={source ?? (on === undefined ? undefined : designAt(on))}
        title={source === undefined ? t('web.race.produce.bonus') : title(source)}
        words={format(option.text)}
        takes={on !== undefined && <Token card={on} />}
        gives={on !== undefined && <Good kind={designAt(on).good?.kind} size={22} />}
      />
    );
  });
}
