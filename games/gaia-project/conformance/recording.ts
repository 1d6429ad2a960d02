/** A recording's lines, read without trust. */
import { isRecord } from '@orrery/kernel';

export type Line = Readonly<Record<string, unknown>>;

export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
export const num = (value: unknown): number => (typeof value === 'number' ? value : 0);
export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const line = (value: unknown): Line => (isRecord(value) ? value : {});
export const lines = (value: unknown): readonly Line[] => list(value).map(line);
export const sorted = (values: readonly string[]): string[] => [...values].sort();
