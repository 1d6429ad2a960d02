/** Files to and from the person's own disk. */
import { type GameRecord, writeRecord } from '@orrery/kernel';

export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

export const downloadRecord = (record: GameRecord): void =>
  download(`${record.game}-${new Date().toISOString().slice(0, 10)}.orrery.json`, writeRecord(record));

/** Puts a text into the clipboard; false where the browser does not let us. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
