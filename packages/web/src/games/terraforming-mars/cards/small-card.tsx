/** A card hardly higher than its title: price, title and tags over a foot; with what it does between them, where there is room. */
import type { CardAdvice, PrintedCard } from '@orrery/terraforming-mars/advice';
import { Icon } from '../drawing/icon.tsx';
import { useMarsWords } from '../words.ts';
import styles from './card.module.css';
import type { Printing, SmallSize } from './card-size.ts';
import { CardFoot, paidWith } from './foot.tsx';
import { Does, Points, Price, Tags } from './parts.tsx';
import { fittingSize, type Setting, shortened } from './title.ts';

/** The width of a title beside its tags and without them. */
const BESIDE_TAGS = 80;
const ALONE = 99;
const settings: readonly Setting[] = [
  [12, 2],
  [11, 3],
];
/** In a hand of many, where lines are scarce. */
const low: Setting = [11, 2];

interface Titled {
  readonly fontSize: number;
  /** The title needs all the width: tags stand in the foot. */
  readonly tagsBelow: boolean;
}

function titled(title: string, hasTags: boolean): Titled {
  const beside = fittingSize(title, hasTags ? BESIDE_TAGS : ALONE, settings);
  return {
    fontSize: beside ?? fittingSize(title, ALONE, settings) ?? 11,
    tagsBelow: beside === undefined,
  };
}

/** Whether the foot is so full that it has no room for a word and the mark of the kind, which the frame tells, too. */
function crowds(
  advice: CardAdvice | undefined,
  tagsBelow: boolean,
  tags: number,
  { points }: PrintedCard,
): boolean {
  if (advice === undefined) return tagsBelow && tags > 2;
  const lacks = advice.missing.length > 0;
  if (tagsBelow) return lacks || tags > 2;
  return lacks ? points !== undefined && points.per.length > 0 : paidWith(advice).length > 2;
}

/** The title, and what of it shows where it has no more than two lines. */
function Title({ whole, short }: { readonly whole: string; readonly short: string }) {
  if (short === whole) return whole;
  return (
    <>
      <span className={styles.whole}>{whole}</span>
      <span className={styles.short}>{short}</span>
    </>
  );
}

export function SmallCard({ printed, size, advice, foot }: Printing & { readonly size: SmallSize }) {
  const { format } = useMarsWords();
  const title = format(printed.title);
  // The mark of the kind stands for the icon of events.
  const tags = printed.tags.filter((tag) => tag !== 'event');
  const { fontSize, tagsBelow } = titled(title, tags.length > 0);
  const isWide = tagsBelow || tags.length === 0;
  const isCrowded = crowds(advice, tagsBelow, tags.length, printed);
  return (
    <>
      <span className={styles.price}>
        {printed.kind === 'corporation' ? (
          <Icon name="kind-corporation" size={20} />
        ) : (
          <Price printed={printed} advice={advice} size={25} sizeIfLess={22} />
        )}
      </span>
      <span className={styles.name} data-wide={isWide || undefined} style={{ fontSize }}>
        <Title whole={title} short={shortened(title, isWide ? ALONE : BESIDE_TAGS, low)} />
      </span>
      {!tagsBelow && (
        <span className={styles.column}>
          <Tags tags={tags} size={tags.length > 2 ? 10.5 : 14} />
        </span>
      )}
      {size === 'short' && (
        <span className={styles.middle}>
          <Does printed={printed} width={93} height={28} sizes={[14]} inOneRow />
        </span>
      )}
      <span className={styles.foot}>
        {foot === undefined && printed.kind !== 'corporation' ? (
          <CardFoot advice={advice} room={isCrowded ? 'numbers' : 'short'} />
        ) : (
          foot
        )}
        <span className={styles.end}>
          {tagsBelow && <Tags tags={tags} size={tags.length > 2 ? 11 : 12} />}
          <Points printed={printed} size={isCrowded ? 14 : 16} />
          {!isCrowded && (
            <span className={styles.kind}>
              <Icon name={`kind-${printed.kind}`} size={11} />
            </span>
          )}
        </span>
      </span>
    </>
  );
}
