/** @orrery/presentation: what games describe their tables with, for clients that lay them out. */
export type { CardEntry } from './card-entry.ts';
export { flow, type Piece, padEnd, widthOf, wrap } from './columns.ts';
export type { HelpChapter } from './help.ts';
export { type LogEntry, LogLines, type LogWriter, Sums } from './log.ts';
export {
  type PanelBlock,
  type PanelFact,
  type PanelRow,
  type PanelSection,
  type PanelSpace,
  type Panels,
  type PanelText,
  type PanelThing,
  type PanelTone,
  panelTones,
  type SeatPanels,
} from './panels.ts';
export type { Paint, TerminalCanvas, TerminalTable } from './terminal-canvas.ts';
