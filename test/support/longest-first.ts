/** Test files that take long begin first, so that no core waits for the last of them alone. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** From the longest on; all others follow in any order. */
const longest = [
  'e2e/screens-desktop',
  'e2e/screens-phone',
  'e2e/mars-questions',
  'e2e/advice',
  'e2e/mars-table',
  'e2e/gaia-table',
  'e2e/race-table',
  'e2e/server-gone',
  'e2e/recovery',
  'e2e/stillness',
  'server/test/chaos',
  'server/test/tools',
  'server/test/processes',
  'server/test/security',
  'bots/test/levels',
  'server/test/reviews',
  'server/test/backup',
  'server/test/stopping',
  'bots/test/terraforming-mars-master',
];

const rank = ({ moduleId }: TestSpecification): number => {
  const place = longest.findIndex((name) => moduleId.includes(name));
  return place < 0 ? longest.length : place;
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}
