/** What only a table with the Automa draws: a file of its own in the built client, which other tables do not load. */
export { Bests } from './bests.tsx';
export { AutomaOpponent } from './opponent.tsx';
export { TurnPanel, TurnsSaid } from './turn-panel.tsx';
