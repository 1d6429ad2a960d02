import { type Moment as AnyMoment, nameOf, walksOf } from '../../../../test/support/walks.ts';
import { catalogues, logWriter, type RaceState, raceForTheGalaxy } from '../../src/index.ts';
import { testing } from '../../src/testing/index.ts';

export type Moment = AnyMoment<RaceState>;
export { nameOf };
export const walks = walksOf({
  game: raceForTheGalaxy,
  setups: testing.setups,
  catalogues,
  logWriter,
});
export const { canvasFor, speakerOf, walkGames, viewOf } = walks;
