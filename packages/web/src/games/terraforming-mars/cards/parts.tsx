/** Parts of cards of every size: price, tags, requirements, points, and what they do in icons. */
import type { CardAdvice, PrintedCard, Sign } from '@orrery/terraforming-mars/advice';
import { Coin, Icon, Rosette } from '../drawing/icon.tsx';
import { Signs } from '../drawing/signs.tsx';
import { fittingSigns } from '../drawing/signs-room.ts';
import { useMarsWords } from '../words.ts';
import type { Printing } from './card-size.ts';
import styles from './parts.module.css';

const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));

interface PriceProps extends Pick<Printing, 'printed' | 'advice'> {
  readonly size: number;
  /** The size of the coin where the printed price needs room beside it. */
  readonly sizeIfLess?: number;
}

/** The price as it is for the viewer now; the printed one is struck through where it differs. */
export function Price({ printed, advice, size, sizeIfLess = size }: PriceProps) {
  const cost = advice?.price.cost ?? printed.cost;
  if (cost === printed.cost) return <Coin n={cost} size={size} />;
  return (
    <>
      <Coin n={cost} size={sizeIfLess} />
      <s className={styles.was}>{printed.cost}</s>
    </>
  );
}

/** Cards may have a tag twice. */
export function Tags({ tags, size }: { readonly tags: PrintedCard['tags']; readonly size: number }) {
  if (tags.length === 0) return null;
  return (
    <span className={styles.tags}>
      {tags.map((tag, place) => (
        <Icon key={tag === tags[place - 1] ? `${tag} again` : tag} name={`tag-${tag}`} size={size} />
      ))}
    </span>
  );
}

/** How wide they are, with the gap before them. */
export const pointsWidth = (points: PrintedCard['points'], size: number): number => {
  if (points === undefined) return 0;
  return size + 6 + (points.per.length === 0 ? 0 : (points.per.length - 1) * 9 + size * 1.1 + 6);
};

export function Points({
  printed: { points },
  size,
}: {
  readonly printed: PrintedCard;
  readonly size: number;
}) {
  if (points === undefined) return null;
  return (
    <span className={styles.points}>
      <Rosette n={signed(points.vp)} size={size} />
      {points.per.length > 0 && <Signs signs={points.per} size={Math.round(size * 0.7)} />}
    </span>
  );
}

/** Each with a tick where it is met, or in amber where it is not. */
export function Needs({
  printed,
  advice,
}: {
  readonly printed: PrintedCard;
  readonly advice: CardAdvice | undefined;
}) {
  return printed.requirements.map((signs, i) => {
    const judged = advice?.requirements[i];
    const state = judged === undefined ? undefined : judged.missing === undefined ? 'met' : 'missing';
    return (
      <span key={printed.requirements.indexOf(signs)} className={styles.need} data-need={state}>
        <Signs signs={signs} size={15} />
        {state === 'met' && <Icon name="check" size={10} />}
      </span>
    );
  });
}

interface DoesProps extends Pick<Printing, 'printed'> {
  readonly width: number;
  readonly height: number;
  /** How large icons are where there is room. */
  readonly sizes: readonly number[];
  /** Side by side, with lines between them, instead of below each other. */
  readonly inOneRow?: boolean;
}

/** In one row, with a line between each two: otherwise two ways to use a card read as one. */
const apart = (rows: readonly (readonly Sign[])[]): readonly Sign[] =>
  rows.flatMap((signs, i) => (i === 0 ? signs : [{ sign: 'text', text: '|' } as const, ...signs]));

/** Everything that a card does, a row for each thing. */
export function Does({ printed, width, height, sizes, inOneRow }: DoesProps) {
  const { format } = useMarsWords();
  const all = [printed.start, printed.play, ...printed.effects, ...printed.actions];
  const told = all.filter((signs) => signs.length > 0);
  const filled = inOneRow === true && told.length > 0 ? [apart(told)] : told;
  const at = fittingSigns(filled, { width, height }, sizes, format);
  return filled.map((signs) => <Signs key={filled.indexOf(signs)} signs={signs} {...at} />);
}
