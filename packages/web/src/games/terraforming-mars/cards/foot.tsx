/** The foot of a card: what would be paid for it, or what is missing for it, in icons and few words. */
import { type CardAdvice, type Missing, missingText, signsOf } from '@orrery/terraforming-mars/advice';
import { Icon, type IconName } from '../drawing/icon.tsx';
import { Signs } from '../drawing/signs.tsx';
import { useMarsWords, type Words } from '../words.ts';
import styles from './parts.module.css';

const payable = ['titanium', 'steel', 'heat', 'megacredits'] as const;
const tracks = { temperature: 'temperature', oxygen: 'oxygen', oceans: 'ocean' } as const;
const units = { temperature: 'degrees', oxygen: 'percent', oceans: 'none' } as const;

/** How much room there is: for words, for one word, or for numbers alone. */
type FootRoom = 'words' | 'short' | 'numbers';

/** What would pay for it, the dearest first. */
export const paidWith = ({ price: { proposal } }: CardAdvice): readonly (typeof payable)[number][] =>
  proposal === undefined ? [] : payable.filter((resource) => proposal[resource] > 0);

/** What would be paid; three things or more leave no room for a word. */
export function Payment({ advice, room }: { readonly advice: CardAdvice; readonly room: FootRoom }) {
  const { t } = useMarsWords();
  const { proposal } = advice.price;
  if (proposal === undefined) return null;
  const parts = paidWith(advice);
  return (
    <span className={styles.payment} data-many={parts.length > 2 || undefined}>
      {room === 'words' && parts.length < 3 && <span className={styles.soft}>{t('web.mars.card.pay')}</span>}
      {parts.map((resource) => (
        <span key={resource} className={styles.part}>
          <Icon name={resource} size={room === 'words' ? 13 : 12} />
          {proposal[resource]}
        </span>
      ))}
      {parts.length === 0 && <span className={styles.part}>{t('web.mars.card.free')}</span>}
    </span>
  );
}

interface Lack {
  readonly icon?: IconName;
  /** In the box of production. */
  readonly produced?: true;
  readonly text: string;
}

function lackOf(
  missing: Exclude<Missing, { readonly missing: 'effect' }>,
  room: FootRoom,
  { t }: Words,
): Lack {
  const over = missing.missing === 'level' && missing.bound === 'max';
  const unit =
    missing.missing === 'level' ? units[missing.track] : missing.missing === 'megacredits' ? 'money' : 'none';
  const amount = { by: missing.by, unit };
  const key = over ? 'over' : 'short';
  const text =
    room === 'numbers'
      ? `${over ? '+' : '−'}${t('web.mars.card.amount', amount)}`
      : t(`web.mars.card.${key}`, amount);
  switch (missing.missing) {
    case 'level':
      return { icon: tracks[missing.track], text };
    case 'tag':
      return { icon: `tag-${missing.tag}`, text };
    case 'production':
      return { icon: missing.of, produced: true, text };
    case 'tiles':
      return { icon: missing.tile, text };
    case 'megacredits':
      return { text };
  }
}

/** A lock and the first thing that is missing; the whole sentence is its title. */
function Reason({ missing, room }: { readonly missing: Missing; readonly room: FootRoom }) {
  const words = useMarsWords();
  const lack = missing.missing === 'effect' ? undefined : lackOf(missing, room, words);
  return (
    <span className={styles.reason} data-reason title={words.format(missingText(missing))}>
      <Icon name="lock" size={10} />
      {missing.missing === 'effect' ? (
        <>
          <Signs signs={signsOf([missing.effect])} size={13} dense />
          {room === 'words' && words.t('web.mars.card.impossible')}
        </>
      ) : (
        <>
          {lack?.icon !== undefined && (
            <span className={lack.produced === true ? styles.produced : undefined}>
              <Icon name={lack.icon} size={13} />
            </span>
          )}
          {lack?.text}
        </>
      )}
    </span>
  );
}

export function CardFoot(props: { readonly advice: CardAdvice | undefined; readonly room: FootRoom }) {
  const { advice, room } = props;
  const [missing] = advice?.missing ?? [];
  if (advice === undefined) return null;
  return missing === undefined ? (
    <Payment advice={advice} room={room} />
  ) : (
    <Reason missing={missing} room={room} />
  );
}
