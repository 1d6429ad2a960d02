import { type Moment as AnyMoment, nameOf, walksOf } from '../../../../test/support/walks.ts';
import { catalogues, type MarsState, teller, terraformingMars } from '../../src/index.ts';
import { testing } from '../../src/testing/index.ts';

export type Moment = AnyMoment<MarsState>;
export { nameOf };
export const walks = walksOf({
  game: terraformingMars,
  setups: testing.setups,
  catalogues,
  teller,
});
export const { easelFor, speakerOf, walkGames, viewOf } = walks;
