/** The first choice: a corporation and some of ten cards on one calm screen, with what is left to begin with. */
import { CARD_PRICE } from '@orrery/terraforming-mars/advice';
import type { BarWords } from '../../../../board-kit/board.ts';
import { stateOf } from '../../../../board-kit/states.ts';
import { CardButton } from '../../cards/card.tsx';
import { type Table, useTable } from '../../table.ts';
import { useMarsWords, type Words } from '../../words.ts';
import { cardName } from '../common.ts';
import offered from '../offered.module.css';
import { Offered } from '../offered.tsx';
import type { Place } from '../place.ts';
import { beginningIn, boughtIn, corporationIn, corporationsIn, projectsIn } from './beginning.ts';
import { Rail } from './rail.tsx';
import styles from './start.module.css';
import { Sum } from './sum.tsx';

/** Takes another corporation and keeps the cards. */
function takeCorporation(table: Table, corporation: number): void {
  table.choice.setPicks([corporation, ...boughtIn(table)]);
}

function Projects({ lie }: { readonly lie: 'grid' | 'swipe' }) {
  const table = useTable();
  const { t } = useMarsWords();
  return (
    <Offered
      name={t('web.mars.start.cards')}
      cards={projectsIn(table)}
      size={lie === 'grid' ? 'large' : 'phone'}
      lie={lie}
      printed
      footOf={(_, chosen) => (
        <span className={chosen ? offered.bought : offered.offer}>
          {t(chosen ? 'web.mars.research.bought' : 'web.mars.research.offer', { price: CARD_PRICE })}
        </span>
      )}
      alsoOf={(_, chosen) => (chosen ? t('web.mars.research.bought', { price: CARD_PRICE }) : undefined)}
    />
  );
}

function Corporations() {
  const table = useTable();
  const words = useMarsWords();
  const { t } = words;
  const mine = corporationIn(table);
  return (
    <div className={styles.corporations} role="radiogroup" aria-label={t('web.mars.start.corporation')}>
      {corporationsIn(table).map((card) => {
        const chosen = card === mine;
        const { left } = beginningIn(table, card);
        const foot = chosen ? t('web.mars.start.chosen') : t('web.mars.start.take', { left });
        return (
          <CardButton
            key={card}
            card={card}
            size={table.phone ? 'full' : 'large'}
            role="radio"
            aria-checked={chosen}
            state={stateOf({ can: true, chosen })}
            ticked={chosen}
            also={foot}
            foot={<span className={chosen ? offered.bought : offered.offer}>{foot}</span>}
            onClick={() => takeCorporation(table, card)}
          />
        );
      })}
    </div>
  );
}

function StartWhole() {
  const table = useTable();
  const { t } = useMarsWords();
  if (table.phone)
    return (
      <div className={styles.phone}>
        <Corporations />
        <header className={styles.count}>
          <h3>{t('web.mars.research.each', { n: projectsIn(table).length, price: CARD_PRICE })}</h3>
          <p>{t('web.mars.research.count', { n: boughtIn(table).length })}</p>
        </header>
        <Projects lie="swipe" />
        <Rail cards={projectsIn(table)} />
      </div>
    );
  return (
    <>
      <div className={styles.projects}>
        <Projects lie="grid" />
      </div>
      <aside className={styles.side}>
        <h3 className={styles.heading}>{t('web.mars.start.corporation')}</h3>
        <Corporations />
        <p className={styles.secret}>
          <b>{t('web.mars.start.secret')}</b> {t('web.mars.start.rest')}
        </p>
      </aside>
      <div className={styles.sum}>
        <Sum />
      </div>
    </>
  );
}

function startWords(table: Table, words: Words): BarWords {
  const { t } = words;
  const corporation = corporationIn(table);
  const n = boughtIn(table).length;
  const title = t('web.mars.start.title');
  const none =
    n === 0 ? [] : [{ text: t('web.mars.research.none'), key: '0', act: () => giveBackAll(table) }];
  if (corporation === undefined)
    return {
      title,
      detail: t('web.mars.start.first', { n, cost: CARD_PRICE * n }),
      confirm: t('web.mars.start.needed'),
      also: none,
      back: false,
    };
  const { pays, cost, left, more } = beginningIn(table, corporation);
  return {
    title,
    detail: t('web.mars.start.detail', {
      corporation: cardName(words, corporation),
      n,
      all: projectsIn(table).length,
      pays,
      cost,
      left,
    }),
    confirm: more < 0 ? t('web.mars.start.tooDear', { n: -more }) : t('web.mars.start.confirm', { left }),
    also: none,
    back: false,
  };
}

const giveBackAll = (table: Table): void => {
  const corporation = corporationIn(table);
  table.choice.setPicks(corporation === undefined ? [] : [corporation]);
};

export const start: Place = {
  Whole: StartWhole,
  words: startWords,
  keys: (table) => ({ '0': () => giveBackAll(table) }),
  phone: 'hand',
};
