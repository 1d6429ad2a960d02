/** @orrery/race-for-the-galaxy: the rules of Race for the Galaxy as pure functions. */
export { raceForTheGalaxy } from './game.ts';
export type { Player, RaceState } from './state.ts';
export type { PlayerView, RaceView } from './view.ts';
