/** The page of figures of a training: what was played, what was learned, how strong it became. */
import type { ArenaResult } from '../arena.ts';
import type { Setting } from './setting.ts';

export interface GenerationFigures {
  readonly generation: number;
  readonly games: number;
  readonly positions: number;
  readonly epochs: number;
  readonly seconds: number;
  /** The mean loss of forecasts: on positions learned from, on others, and of one forecast for all of them. */
  readonly lossKnown: number;
  readonly loss: number;
  readonly lossOfMean: number;
}

export interface Figures {
  readonly setting: Setting;
  readonly generations: readonly GenerationFigures[];
  readonly comparisons: readonly {
    readonly seats: number;
    readonly against: string;
    readonly result: ArenaResult;
  }[];
  readonly seconds: number;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function comparisonRow({ seats, against, result }: Figures['comparisons'][number]): string {
  const [own] = result.standings;
  if (own === undefined) return '';
  const { winRate, lead, meanScore } = own;
  const interval = `${percent(winRate.low)} … ${percent(winRate.high)}`;
  const leads = `${lead.mean.toFixed(2)} (${lead.low.toFixed(2)} … ${lead.high.toFixed(2)})`;
  const rounds = result.meanRounds?.toFixed(1) ?? '';
  return `| ${seats} | ${against} | ${result.games} | ${percent(winRate.share)} | ${interval} | ${leads} | ${meanScore.toFixed(1)} | ${rounds} |`;
}

export function figuresPage({ setting, generations, comparisons, seconds }: Figures): string {
  const { game, seats, seed, threads, hidden } = setting;
  return [
    `# ${game}, ${seats.join(' and ')} seats`,
    '',
    `Seed \`${seed}\`, ${threads} threads, ${hidden} hidden units, ${Math.round(seconds)} s in all.`,
    '',
    '| generation | games | positions learned from | epochs | seconds | loss, known | loss, new | loss of the mean |',
    '| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...generations.map(
      (row) =>
        `| ${row.generation} | ${row.games} | ${row.positions} | ${row.epochs.toFixed(1)} | ${row.seconds} | ` +
        `${row.lossKnown.toFixed(4)} | ${row.loss.toFixed(4)} | ${row.lossOfMean.toFixed(4)} |`,
    ),
    '',
    '| seats | the last generation against | games | won | 95 % | points ahead (95 %) | mean score | rounds |',
    '| ---: | --- | ---: | ---: | --- | --- | ---: | ---: |',
    ...comparisons.map(comparisonRow),
    '',
  ].join('\n');
}
