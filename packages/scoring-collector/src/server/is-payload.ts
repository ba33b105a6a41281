import type { ChunkPayload } from '../chunk/chunk-payload.ts';

const mostRows = 4096;
const longestTarget = 64;

/** Tells whether an opened value is a chunk of version 1, with all columns complete and equally long. */
export function isPayload(value: unknown): value is ChunkPayload {
  if (typeof value !== 'object' || value === null) return false;
  const { v, at, tz, n, dropped, consent, tg, t, k, a, x, y }: Readonly<Record<string, unknown>> = { ...value };
  const isColumn = (column: unknown) => isListOf(column, isInteger) && column.length === n;
  return (
    v === 1 &&
    [at, tz, n, dropped].every(isInteger) &&
    (consent === undefined || consent === true) &&
    isListOf(tg, (name) => typeof name === 'string' && name.length <= longestTarget) &&
    [t, k, a, x, y].every(isColumn) &&
    Number(n) <= mostRows
  );
}

const isInteger = (value: unknown): boolean => Number.isSafeInteger(value);

const isListOf = (value: unknown, isItem: (item: unknown) => boolean): value is readonly unknown[] =>
  Array.isArray(value) && value.every(isItem);
