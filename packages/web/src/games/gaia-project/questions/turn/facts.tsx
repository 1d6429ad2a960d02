/** What the panel of details says of an action of the turn: what changes of what one has, what scores, and sentences. */
import type { Holdings } from '@orrery/gaia-project/advice';
import { DetailPanel, Facts, type Row } from '../../detail/facts.tsx';
import { Amounts, Mark } from '../../drawing/mark.tsx';
import type { MarkName } from '../../drawing/mark-symbols.tsx';
import { useGaiaWords, type Words } from '../../words.ts';

const held = [
  'credits',
  'ore',
  'knowledge',
  'qic',
  'one',
  'two',
  'three',
  'gaia',
  'gaiaformers',
  'formersInGaia',
] as const satisfies readonly (keyof Holdings)[];

function changes({ t }: Words, before: Holdings | undefined, after: Holdings | undefined): Row[] {
  if (before === undefined || after === undefined) return [];
  return held
    .filter((key) => before[key] !== after[key])
    .map((key) => ({
      key,
      name: t(`web.gaia.turn.holding.${key}`),
      value: before[key],
      becomes: after[key],
    }));
}

interface Points {
  readonly text: string;
  readonly vp: number;
}

const points = ({ t }: Words, scored: readonly Points[]): Row[] =>
  scored
    .filter(({ vp }) => vp !== 0)
    .map(({ text, vp }) => ({
      key: text,
      name: text,
      value: (
        <>
          <span className="hidden">{t('web.gaia.card.vp', { vp })}</span>
          <Amounts of={{ vp }} signed />
        </>
      ),
      good: true,
    }));

export function ActionFacts(props: {
  readonly title: string;
  readonly mark?: MarkName;
  readonly aside?: string;
  /** What one has, and would have: what stays the same is left out. */
  readonly before?: Holdings;
  readonly after?: Holdings | undefined;
  readonly scored?: readonly Points[];
  readonly lines?: readonly string[];
}) {
  const words = useGaiaWords();
  const { title, mark, aside, before, after, scored = [], lines = [] } = props;
  return (
    <DetailPanel
      title={
        <>
          {mark === undefined ? null : <Mark name={mark} size={16} />}
          {title}
        </>
      }
      aside={aside}
    >
      <Facts rows={[...changes(words, before, after), ...points(words, scored)]} />
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </DetailPanel>
  );
}
