/** Record files that were opened here: kept, so that each position has an address that survives a reload. */
import { type GameRecord, readRecord, sha256, writeRecord } from '@orrery/kernel';
import { keep, readKept, writeKept } from '../app/storage.ts';

const key = (id: string): string => `orrery.record.${id}`;

/** Keeps the record that a file holds and gives its id; undefined where it is no record of ours. */
export function openRecord(text: string): string | undefined {
  const read = readRecord(text);
  return 'record' in read ? keepRecord(read.record) : undefined;
}

/** Keeps the record and gives the id under which it is found. */
export function keepRecord(record: GameRecord): string {
  const text = writeRecord(record);
  const id = sha256(text).slice(0, 16);
  writeKept(keep(), key(id), text);
  return id;
}

export function keptRecord(id: string): GameRecord | undefined {
  const text = readKept(keep(), key(id));
  const read = typeof text === 'string' ? readRecord(text) : undefined;
  return read !== undefined && 'record' in read ? read.record : undefined;
}
