/** @orrery/presentation: what games describe their tables with, for clients that lay them out. */
export { flow, type Piece, padEnd, widthOf, wrap, wrapShortly } from './columns.ts';
export type { CardEntry, CardTrait, HelpChapter } from './help.ts';
export { type LogEntry, LogLines, type LogWriter, Sums } from './log.ts';
export type {
  PanelBlock,
  PanelFact,
  PanelRow,
  PanelSection,
  PanelSpace,
  Panels,
  PanelText,
  PanelThing,
  PanelTone,
  SeatPanels,
} from './panels.ts';
export type { Paint, TerminalCanvas, TerminalTable } from './terminal-canvas.ts';
