import { writeRecord } from '@orrery/kernel';
import { download } from '../app/files.ts';
import type { TableSource, TableState } from '../sources/source.ts';

/**
 * Saves a file to send with a report of a suspected rules error: what was shown, and the record where it may be had.
 * Gives its name.
 */
export async function saveReport(source: TableSource, state: TableState): Promise<string> {
  const record = await source.record();
  const report = {
    about: 'suspected rules error',
    game: state.game,
    move: state.past ?? state.at,
    question: state.question ?? null,
    view: state.view,
    record: record === undefined ? null : writeRecord(record),
  };
  const name = `${state.game}-report.json`;
  download(name, `${JSON.stringify(report, null, 1)}\n`);
  return name;
}
