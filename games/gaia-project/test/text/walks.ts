import { walksOf } from '../../../../test/support/walks.ts';
import { catalogues, eventText, gaiaProject } from '../../src/index.ts';
import { testing } from '../../src/testing/index.ts';

export const walks = walksOf({ game: gaiaProject, setups: testing.setups, catalogues, eventText });
