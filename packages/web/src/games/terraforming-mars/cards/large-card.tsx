/** A whole card: head, title, requirements, what it does in icons and in words, foot. */
import type { PrintedCard } from '@orrery/terraforming-mars/advice';
import { Icon } from '../drawing/icon.tsx';
import { useMarsWords, type Words } from '../words.ts';
import styles from './card.module.css';
import type { LargeSize, Printing } from './card-size.ts';
import { CardFoot } from './foot.tsx';
import { Does, Needs, Points, Price, pointsWidth, Tags } from './parts.tsx';
import { fittingSize, type Setting } from './title.ts';

interface Measures {
  readonly width: number;
  readonly titles: readonly Setting[];
  readonly rosette: number;
  /** The room for icons: how high it is, and how large they are in it. */
  readonly height: number;
  readonly icons: readonly number[];
}

const withText: Omit<Measures, 'width'> = {
  titles: [
    [14.5, 2],
    [13, 2],
    [12, 3],
  ],
  rosette: 26,
  height: 96,
  icons: [18, 16],
};

/** What each size has room for. */
const measures: Readonly<Record<LargeSize, Measures>> = {
  full: {
    width: 116,
    titles: [
      [13.5, 2],
      [12, 2],
      [11, 3],
    ],
    rosette: 22,
    height: 54,
    icons: [16, 15],
  },
  large: { ...withText, width: 145 },
  phone: { ...withText, width: 152 },
};

/** How high the icons may be above a long text. */
const LOW = 50;

interface Titled {
  readonly fontSize: number;
  /** Where points have room: beside the title, below it, or below in the line of the requirements. */
  readonly points: 'beside' | 'below' | 'needs';
}

function titled(title: string, { points }: PrintedCard, { width, titles, rosette }: Measures): Titled {
  const beside = fittingSize(title, width - pointsWidth(points, rosette), titles);
  if (beside !== undefined) return { fontSize: beside, points: 'beside' };
  const inOneLine = fittingSize(
    title,
    width,
    titles.map(([size]) => [size, 1]),
  );
  if (inOneLine !== undefined) return { fontSize: inOneLine, points: 'below' };
  return { fontSize: fittingSize(title, width, titles) ?? 11, points: 'needs' };
}

export function LargeCard({ printed, size, advice, foot }: Printing & { readonly size: LargeSize }) {
  const words = useMarsWords();
  const { format, t } = words;
  const { kind } = printed;
  const room = measures[size];
  const text = size === 'full' ? undefined : written(printed, words);
  // A long text needs the room of icons in many rows.
  const isLong = text?.length !== undefined && (size === 'large' || text.length !== 'long');
  const title = format(printed.title);
  const { fontSize, points } = titled(title, printed, room);
  return (
    <>
      <span className={styles.head}>
        {kind === 'corporation' ? (
          <>
            <Icon name="kind-corporation" size={22} />
            {size !== 'full' && <b className={styles.kindName}>{t('web.mars.card.kind.corporation')}</b>}
          </>
        ) : (
          <Price printed={printed} advice={advice} size={32} />
        )}
        <span className={styles.end}>
          <Tags tags={printed.tags} size={20} />
        </span>
      </span>
      <span className={styles.title} data-points={points}>
        <span className={styles.name} style={{ fontSize }}>
          {title}
        </span>
        {points !== 'needs' && <Points printed={printed} size={points === 'beside' ? room.rosette : 20} />}
      </span>
      {kind !== 'corporation' && (
        <span className={styles.needs}>
          <Needs printed={printed} advice={advice} />
          <span className={styles.end}>
            {points === 'needs' && <Points printed={printed} size={20} />}
            <span className={styles.kind}>
              <Icon name={`kind-${kind}`} size={13} />
            </span>
          </span>
        </span>
      )}
      <span className={styles.icons}>
        <Does
          printed={printed}
          width={room.width}
          height={isLong ? LOW : room.height}
          sizes={room.icons}
          inOneRow={isLong}
        />
      </span>
      {text !== undefined && <Text {...text} />}
      <span className={styles.foot}>
        {foot === undefined && kind !== 'corporation' ? <CardFoot advice={advice} room="words" /> : foot}
      </span>
    </>
  );
}

/** Lines that icons above say already; the panel of details has all of them. */
const inIcons: ReadonlySet<string> = new Set(['requires', 'points', 'stores']);

interface Written {
  readonly lines: readonly { readonly heading: string; readonly text: string }[];
  /** Long texts are set smaller, and all of them where a card is low. */
  readonly length: 'long' | 'longer' | 'longest' | undefined;
}

/** More letters than these have that length. */
const lengths = [
  [210, 'longest'],
  [165, 'longer'],
  [110, 'long'],
] as const;

function written({ lines }: PrintedCard, { format }: Words): Written {
  const told = lines
    .filter(({ part }) => !inIcons.has(part))
    .map(({ heading, text }) => ({
      heading: heading === undefined ? '' : `${format(heading)}:`,
      text: `${format(text)}.`,
    }));
  const letters = told.reduce((sum, { heading, text }) => sum + heading.length + text.length + 1, 0);
  return { lines: told, length: lengths.find(([more]) => letters > more)?.[1] };
}

function Text({ lines, length }: Written) {
  return (
    <span className={styles.text} data-flow data-length={length}>
      {lines.map(({ heading, text }) => (
        <span key={text}>
          {heading !== '' && <b>{heading}</b>} {text}{' '}
        </span>
      ))}
    </span>
  );
}
