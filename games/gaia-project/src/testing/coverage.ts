/** What long runs of random games must come by. */
import type { Coverage } from '@orrery/kernel/testing';
import { boardActions } from '../data/actions.ts';
import { boosters } from '../data/boosters.ts';
import { factionIds } from '../data/factions.ts';
import { federationTokens } from '../data/federation-tokens.ts';
import { TOP_LEVEL } from '../data/research.ts';
import { finalTiles, roundTiles } from '../data/scoring.ts';
import { advancedTiles, standardTiles } from '../data/tech-tiles.ts';
import { researchAreas } from '../data/types.ts';
import type { GaiaState } from '../state.ts';

const levels = researchAreas.flatMap((area) =>
  Array.from({ length: TOP_LEVEL }, (_, level) => `${area} ${level + 1}`),
);

const goals: readonly string[] = [
  ...factionIds.map((id) => `faction ${id}`),
  ...factionIds.map((id) => `institute of ${id}`),
  ...[...standardTiles, ...advancedTiles].map(({ id }) => `tile ${id}`),
  ...boosters.map(({ id }) => `booster ${id}`),
  ...roundTiles.map(({ id }) => `round tile ${id}`),
  ...finalTiles.map(({ id }) => `final tile ${id}`),
  ...federationTokens.map(({ id }) => `token ${id}`),
  ...levels.map((level) => `level ${level}`),
  ...boardActions.map(({ id }) => `action ${id}`),
  'lost planet',
];

export const coverage: Coverage<GaiaState> = {
  goals,
  mark({ after, events }, reached) {
    for (const { do: kind, seat, what, amount } of events) {
      if (kind === 'faction') reached(`faction ${what}`);
      if (kind === 'tile') reached(`tile ${what}`);
      if (kind === 'token') reached(`token ${what}`);
      if (kind === 'advance') reached(`level ${what} ${amount}`);
      if (kind === 'action') reached(`action ${what}`);
      if (kind === 'round') reached(`round tile ${what}`);
      if (kind === 'booster' || (kind === 'pass' && what !== 'none')) reached(`booster ${what}`);
      if (kind === 'lostPlanet') reached('lost planet');
      if (seat !== null && what === 'planetary-institute' && (kind === 'upgrade' || kind === 'build'))
        reached(`institute of ${after.players[seat]?.faction}`);
      if (kind === 'round') for (const tile of after.finalTiles) reached(`final tile ${tile}`);
      if (kind === 'round') for (const { faction } of after.players) reached(`faction ${faction}`);
    }
  },
};
