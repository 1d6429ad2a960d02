/** What the frame shows of the game outside the board: the tableau at the end, the legend, a single card. */
import { goodKinds, kindText, numerals, phases, phaseText, typeText } from '@orrery/race-for-the-galaxy';
import { designAt, designById, isRaceView, seen } from '@orrery/race-for-the-galaxy/advice';
import { type ComponentType, useMemo } from 'react';
import type { BoardModule } from '../../board-kit/board.ts';
import face from './card.module.css';
import { CardFace } from './card.tsx';
import { DesignInWords } from './card-in-words.tsx';
import { Emblem, Good, Icon, type MarkName } from './marks.tsx';
import styles from './outside-board.module.css';
import theme from './theme.module.css';
import { type Key, RaceWords, useRaceWords, wordsFrom } from './words.ts';

type PropsOf<K extends 'Final' | 'Legend' | 'Card' | 'Cards'> =
  NonNullable<BoardModule[K]> extends ComponentType<infer P> ? P : never;

/** A final tableau as a row of emblems with their goods. */
export function Final({ view, seat, format }: PropsOf<'Final'>) {
  const words = useMemo(() => wordsFrom(format), [format]);
  if (!isRaceView(view)) return null;
  const player = seen(view, seat);
  return (
    <RaceWords.Provider value={words}>
      <ul className={`${theme.race} ${theme.paper} ${styles.final}`}>
        {player.tableau.map((card, place) => {
          const design = designAt(card);
          const name = `${words.title(design)}, ${format(typeText(design))}`;
          return (
            <li key={card} title={name}>
              <Emblem design={design} size={28} />
              {player.goods[place] === true && <Good kind={design.good?.kind} size={14} />}
              <span className="hidden">{name}</span>
            </li>
          );
        })}
      </ul>
    </RaceWords.Provider>
  );
}

/** Everything printed on one card. */
export function Card({ id, format }: PropsOf<'Card'>) {
  const words = useMemo(() => wordsFrom(format), [format]);
  const design = designById(id);
  if (design === undefined) return null;
  return (
    <RaceWords.Provider value={words}>
      <div className={`${theme.race} ${styles.card}`}>
        <DesignInWords design={design} />
      </div>
    </RaceWords.Provider>
  );
}

/** Cards to look at, in a grid. */
export function Cards({ cards, chosen, onChoose, format }: PropsOf<'Cards'>) {
  const words = useMemo(() => wordsFrom(format), [format]);
  return (
    <RaceWords.Provider value={words}>
      <ul className={`${theme.race} ${styles.cards}`}>
        {cards.map(({ id, name }) => {
          const design = designById(id);
          return design === undefined ? null : (
            <li key={id}>
              <button
                type="button"
                className={face.card}
                data-size="hand"
                data-state={id === chosen ? 'can chosen' : undefined}
                aria-label={format(name)}
                aria-pressed={id === chosen}
                onClick={() => onChoose(id)}
              >
                <CardFace design={design} size="hand" />
              </button>
            </li>
          );
        })}
      </ul>
    </RaceWords.Provider>
  );
}

const meanings: readonly (readonly [MarkName, Key])[] = [
  ['draw', 'web.race.legend.draw'],
  ['keep', 'web.race.legend.keep'],
  ['card', 'web.race.legend.card'],
  ['discount', 'web.race.legend.discount'],
  ['military', 'web.race.legend.military'],
  ['flag', 'web.race.legend.flag'],
  ['treaty', 'web.race.legend.treaty'],
  ['spend', 'web.race.legend.spend'],
  ['trade', 'web.race.legend.trade'],
  ['chip', 'web.race.legend.chip'],
  ['pennant', 'web.race.legend.pennant'],
  ['windfall', 'web.race.legend.windfall'],
  ['here', 'web.race.legend.here'],
  ['dice', 'web.race.legend.dice'],
];

/** Cards whose emblems show every kind of frame. */
const examples: readonly (readonly [string, Key])[] = [
  ['old-earth', 'web.race.legend.world'],
  ['mining-world', 'web.race.legend.production'],
  ['asteroid-belt', 'web.race.legend.windfallWorld'],
  ['new-sparta', 'web.race.legend.militaryWorld'],
  ['public-works', 'web.race.legend.development'],
  ['new-economy', 'web.race.legend.sixCost'],
];

export function Legend({ format }: PropsOf<'Legend'>) {
  const words = useMemo(() => wordsFrom(format), [format]);
  return (
    <RaceWords.Provider value={words}>
      <LegendLists />
    </RaceWords.Provider>
  );
}

function LegendLists() {
  const { t, format } = useRaceWords();
  return (
    <div className={`${theme.race} ${theme.paper} ${styles.legend}`}>
      <ul>
        {examples.map(([id, key]) => {
          const design = designById(id);
          return (
            <li key={id}>
              {design !== undefined && <Emblem design={design} size={30} />}
              {t(key)}
            </li>
          );
        })}
      </ul>
      <ul>
        {goodKinds.map((kind) => (
          <li key={kind}>
            <Good kind={kind} size={22} />
            {format(kindText(kind))}
          </li>
        ))}
        <li>
          <Good size={22} />
          {t('web.race.legend.any')}
        </li>
        <li>
          <Good kind="rare" size={22} empty />
          {t('web.race.legend.empty')}
        </li>
      </ul>
      <ul>
        {meanings.map(([icon, key]) => (
          <li key={icon}>
            <Icon name={icon} size={20} />
            {t(key)}
          </li>
        ))}
      </ul>
      <ul>
        {phases.map((phase) => (
          <li key={phase}>
            <Icon name={phase} size={20} />
            {numerals[phase]} {format(phaseText(phase))}
          </li>
        ))}
      </ul>
    </div>
  );
}
