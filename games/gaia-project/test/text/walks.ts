import { walksOf } from '../../../../test/support/walks.ts';
import { catalogues, gaiaProject, logWriter } from '../../src/index.ts';
import { testing } from '../../src/testing/index.ts';

export const walks = walksOf({ game: gaiaProject, setups: testing.setups, catalogues, logWriter });
