/** What helps at a table: everything against bots alone, among people what they have agreed upon. */

import type { Question } from '@orrery/kernel';
import type { Help } from '@orrery/protocol';
import { createStore, useStore } from '../app/store.ts';
import type { ServerTable, TableSource, TableState } from '../sources/source.ts';

const NO_TABLE: ServerTable['info'] = createStore(undefined);

export function useHelp(source: TableSource, { players }: Pick<TableState, 'players'>): Help {
  const info = useStore(source.server?.info ?? NO_TABLE);
  if (players.filter(({ kind }) => kind === 'person').length <= 1) return 'hints';
  return info?.help ?? 'proposals';
}

/** The same question with nothing proposed. */
export function withoutProposals(question: Question): Question {
  switch (question.shape) {
    case 'one-of':
      return question;
    case 'some-of':
      return { ...question, proposals: [] };
    case 'amounts': {
      const proposal = Object.fromEntries(question.parts.map(({ id }) => [id, 0]));
      return { ...question, proposal };
    }
  }
}
