/** What the frame shows of the game outside the board: what the icons mean, a single card, all of them. */
import { cubesText, resourceText, tagText } from '@orrery/terraforming-mars';
import { type CardKind, printedById, type Sign } from '@orrery/terraforming-mars/advice';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import type { BoardModule } from '../../board-kit/board.ts';
import { CardFace } from './cards/card.tsx';
import { CardLines } from './cards/card-detail.tsx';
import { Icon, type IconName, Rosette } from './drawing/icon.tsx';
import { Signs } from './drawing/signs.tsx';
import { Symbols } from './drawing/symbols.tsx';
import styles from './outside-board.module.css';
import theme from './theme.module.css';
import { type Key, MarsWords, useMarsWords, wordsFrom } from './words.ts';

type PropsOf<K extends 'Legend' | 'Card' | 'Cards'> =
  NonNullable<BoardModule[K]> extends ComponentType<infer P> ? P : never;

/** Words and drawings for what stands outside the board. */
function Outside(props: Pick<PropsOf<'Legend'>, 'format'> & { readonly children: ReactNode }) {
  const words = useMemo(() => wordsFrom(props.format), [props.format]);
  return (
    <MarsWords.Provider value={words}>
      <Symbols />
      {props.children}
    </MarsWords.Provider>
  );
}

/** Everything printed on one card: as it is drawn, and in words. */
export function Card({ id, format }: PropsOf<'Card'>) {
  const printed = printedById(id);
  if (printed === undefined) return null;
  return (
    <Outside format={format}>
      <div className={`${theme.mars} ${styles.card}`}>
        <span className={styles.face} aria-hidden="true">
          <CardFace card={printed.card} size="full" foot={null} />
        </span>
        <CardLines card={printed.card} />
      </div>
    </Outside>
  );
}

/** Cards to look at, in a grid. */
export function Cards({ cards, chosen, onChoose, format }: PropsOf<'Cards'>) {
  return (
    <Outside format={format}>
      <ul className={`${theme.mars} ${styles.cards}`}>
        {cards.map(({ id, name }) => {
          const card = printedById(id)?.card;
          return card === undefined ? null : (
            <li key={id}>
              <button
                type="button"
                aria-label={format(name)}
                aria-pressed={id === chosen}
                onClick={() => onChoose(id)}
              >
                <CardFace card={card} size="full" foot={null} />
              </button>
            </li>
          );
        })}
      </ul>
    </Outside>
  );
}

const resources = ['megacredits', 'steel', 'titanium', 'plants', 'energy', 'heat'] as const;
const tags = [
  'building',
  'space',
  'power',
  'science',
  'jovian',
  'earth',
  'plant',
  'microbe',
  'animal',
  'city',
  'event',
] as const;
const kinds: readonly CardKind[] = ['automated', 'active', 'event', 'corporation'];

const things: readonly (readonly [IconName, Key])[] = [
  ['rating', 'web.mars.legend.rating'],
  ['temperature', 'web.mars.legend.temperature'],
  ['oxygen', 'web.mars.legend.oxygen'],
  ['ocean', 'web.mars.legend.ocean'],
  ['greenery', 'web.mars.legend.greenery'],
  ['city', 'web.mars.legend.city'],
  ['special', 'web.mars.legend.special'],
  ['card', 'web.mars.legend.card'],
  ['cube', 'web.mars.legend.cube'],
  ['claim', 'web.mars.legend.claim'],
  ['project', 'web.mars.legend.project'],
  ['shield', 'web.mars.legend.shield'],
  ['lock', 'web.mars.legend.lock'],
];

const plant: Sign = { sign: 'thing', thing: 'plants', n: 1 };
const money: Sign = { sign: 'thing', thing: 'megacredits', n: 3 };
const box = (production: boolean, anybody: boolean): Sign => ({
  sign: 'box',
  production,
  anybody,
  signs: [plant],
});
const text = (mark: string): Sign => ({ sign: 'text', text: mark });

/** How signs are put together, each with an example. */
const grammar: readonly (readonly [readonly Sign[], Key])[] = [
  [[money], 'web.mars.legend.coin'],
  [[box(true, false)], 'web.mars.legend.production'],
  [[box(false, true)], 'web.mars.legend.anybody'],
  [[plant, { sign: 'arrow' }, money], 'web.mars.legend.action'],
  [[plant, text(':'), money], 'web.mars.legend.trigger'],
  [[plant, text('/'), { sign: 'thing', thing: 'tag-plant', n: 1 }], 'web.mars.legend.per'],
  [[{ sign: 'thing', thing: 'cube-microbe', n: 1 }, text('*')], 'web.mars.legend.elsewhere'],
];

/** What every icon means. */
export function Legend({ format }: PropsOf<'Legend'>) {
  return (
    <Outside format={format}>
      <Meanings />
    </Outside>
  );
}

function Meanings() {
  const { t, format } = useMarsWords();
  return (
    <div className={`${theme.mars} ${styles.legend}`}>
      <ul>
        {resources.map((resource) => (
          <Meaning key={resource} icon={resource} text={format(resourceText(resource))} />
        ))}
        {things.map(([icon, key]) => (
          <Meaning key={icon} icon={icon} text={t(key)} />
        ))}
        <Meaning icon="cube-fighter" text={format(cubesText('fighter', 1))} />
      </ul>
      <ul>
        {tags.map((tag) => (
          <Meaning key={tag} icon={`tag-${tag}`} text={format(tagText(tag))} />
        ))}
        {kinds.map((kind) => (
          <Meaning key={kind} icon={`kind-${kind}`} text={t(`web.mars.legend.kind.${kind}`)} kind={kind} />
        ))}
      </ul>
      <ul>
        {grammar.map(([signs, key]) => (
          <li key={key}>
            <Signs signs={signs} size={18} />
            <span>{t(key)}</span>
          </li>
        ))}
        <li>
          <Rosette n={2} size={24} />
          <span>{t('web.mars.legend.points')}</span>
        </li>
      </ul>
    </div>
  );
}

function Meaning(props: { readonly icon: IconName; readonly text: string; readonly kind?: CardKind }) {
  return (
    <li data-kind={props.kind}>
      <Icon name={props.icon} size={20} />
      <span>{props.text}</span>
    </li>
  );
}
