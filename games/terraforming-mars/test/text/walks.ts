import { type Moment as AnyMoment, nameOf, walksOf } from '../../../../test/support/walks.ts';
import { catalogues, logWriter, type MarsState, terraformingMars } from '../../src/index.ts';
import { testing } from '../../src/testing/index.ts';

export type Moment = AnyMoment<MarsState>;
export { nameOf };
export const walks = walksOf({
  game: terraformingMars,
  setups: testing.setups,
  catalogues,
  logWriter,
});
export const { canvasFor, speakerOf, walkGames, viewOf } = walks;
