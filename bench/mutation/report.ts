/** What became of a sample, as a page: a table by file, then every mutant that no test noticed. */
import { keyOf, type Mutant } from './sample.ts';
import type { Status } from './stryker.ts';

interface Counted {
  readonly tried: number;
  readonly killed: number;
  readonly survived: number;
  readonly timeouts: number;
}

/** A mutant that runs for ever is noticed; it is counted apart all the same. */
function count(statuses: readonly Status[]): Counted {
  const number = (...those: Status[]): number => statuses.filter((status) => those.includes(status)).length;
  return {
    tried: statuses.length,
    killed: number('Killed', 'RuntimeError'),
    survived: number('Survived', 'NoCoverage'),
    timeouts: number('Timeout'),
  };
}

export const shareOf = ({ tried, survived }: Counted): string =>
  tried === 0 ? '–' : `${(((tried - survived) / tried) * 100).toFixed(1)} %`;

export const summaryOf = (statuses: Iterable<Status>): Counted => count([...statuses]);

export interface Sampled {
  readonly title: string;
  readonly seed: string;
  /** How many mutants there are in all. */
  readonly all: number;
  readonly sample: readonly Mutant[];
  readonly results: ReadonlyMap<string, Status>;
}

export function reportOf({ title, seed, all, sample, results }: Sampled): string {
  const tried = sample.flatMap((mutant) => {
    const status = results.get(keyOf(mutant));
    return status === undefined ? [] : [{ mutant, status }];
  });
  const row = (name: string, statuses: readonly Status[]): string => {
    const counted = count(statuses);
    return `| ${name} | ${counted.tried} | ${counted.killed} | ${counted.timeouts} | ${counted.survived} | ${shareOf(counted)} |`;
  };
  const files = [...new Set(tried.map(({ mutant }) => mutant.file))].sort();
  const survivors = tried
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map(
      ({ mutant: { file, line, column, mutator, replacement }, status }) =>
        `- ${file}:${line}:${column} ${mutator} → \`${replacement.replaceAll(/\s+/g, ' ').slice(0, 80)}\`${status === 'NoCoverage' ? ', which no test reaches' : ''}`,
    );
  return [
    `## ${title}`,
    '',
    `Seed \`${seed}\`: ${tried.length} of ${all} mutants.`,
    '',
    '| file | tried | killed | timed out | survived | noticed |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    row(
      'all',
      tried.map(({ status }) => status),
    ),
    ...files.map((file) =>
      row(
        file,
        tried.filter(({ mutant }) => mutant.file === file).map(({ status }) => status),
      ),
    ),
    '',
    ...(survivors.length === 0 ? [] : ['Survivors:', '', ...survivors, '']),
  ].join('\n');
}
