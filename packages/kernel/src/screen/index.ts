/** Tables in a terminal: what games draw them with. */
export { flow, type Piece, padEnd, widthOf, wrap } from './columns.ts';
export type { Brush, Easel, Screen } from './easel.ts';
