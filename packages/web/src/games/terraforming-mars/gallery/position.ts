/** Positions for the gallery: a game played at random up to some generation. */
import { rngFrom } from '@orrery/kernel';
import { cardById, terraformingMars as game, type MarsState } from '@orrery/terraforming-mars';

const SEATS = 3;
const MOST_ANSWERS = 5000;
/** So much of everything makes four things pay for one card, each with two digits. */
const PLENTY = 11;

/**
 * Early in the game little is met; later some things are too late already. The first seat can pay with heat as well, has
 * some of everything and a discount on everything, so that the foot of a card is as full as it can be.
 */
export function positionIn(generation: number): MarsState {
  const seed = `gallery ${generation}`;
  const rng = rngFrom(seed);
  const state = game.setup({}, SEATS, seed);
  for (let i = 0; i < MOST_ANSWERS && state.generation < generation; i++) {
    const open = game.first(state);
    if (open === undefined) break;
    game.apply(state, open.seat, game.sample(state, open, rng));
  }
  const [first] = state.players;
  const lasting = [cardById('helion'), cardById('earth-catapult')].flatMap((card) => card ?? []);
  if (first !== undefined && generation > 1) {
    first.lasting.push(...lasting);
    first.stock.splice(0, first.stock.length, PLENTY, 2, 2, PLENTY, PLENTY, PLENTY);
  }
  return state;
}
