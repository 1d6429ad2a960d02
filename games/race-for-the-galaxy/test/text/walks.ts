import { type Moment as AnyMoment, nameOf, walksOf } from '../../../../test/support/walks.ts';
import { catalogues, type RaceState, raceForTheGalaxy, teller } from '../../src/index.ts';
import { testing } from '../../src/testing/index.ts';

export type Moment = AnyMoment<RaceState>;
export { nameOf };
export const walks = walksOf({
  game: raceForTheGalaxy,
  setups: testing.setups,
  catalogues,
  teller,
});
export const { easelFor, speakerOf, walkGames, viewOf } = walks;
