/** The rules at hand: a game in short, as screens show it beside the table. It takes no rulebook's place. */
import type { Message } from '@orrery/kernel';

export interface HelpChapter {
  readonly title: Message;
  readonly lines: readonly Message[];
}
