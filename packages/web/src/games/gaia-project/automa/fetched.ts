/** The Automa's parts, loaded with the first table that has one. */
import { fetched } from '../../../parts/fetched.ts';

const load = () => import('./parts.ts');

export const Bests = fetched(async () => (await load()).Bests);
export const AutomaOpponent = fetched(async () => (await load()).AutomaOpponent);
export const TurnPanel = fetched(async () => (await load()).TurnPanel);
export const TurnsSaid = fetched(async () => (await load()).TurnsSaid);
