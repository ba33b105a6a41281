import type { EventRow } from '../record/event-ring.ts';
import type { ChunkPayload } from './chunk-payload.ts';
import { isPlace } from './is-place.ts';

/**
 * Writes a chunk down: times and places as differences, column by column.
 *
 * @param now - by the visitor's clock, in ms since 1970
 * @param facts - what the rows do not say
 */
export function writePayload(
  rows: readonly EventRow[],
  now: number,
  facts: Pick<ChunkPayload, 'dropped' | 'consent' | 'tg'>,
): string {
  const sincePageBegan = performance.now();
  const first = rows[0]?.[0] ?? sincePageBegan;
  let [beforeTime, beforeX, beforeY] = [first, 0, 0];
  const written = rows.map(([time = 0, kind = 0, a, x = 0, y = 0]) => {
    const row = [time - beforeTime, kind, a, x, y];
    beforeTime = time;
    if (!isPlace(kind)) return row;
    row.splice(3, 2, x - beforeX, y - beforeY);
    [beforeX, beforeY] = [x, y];
    return row;
  });
  return JSON.stringify({
    v: 1,
    at: Math.round(now - sincePageBegan + first),
    tz: new Date(now).getTimezoneOffset(),
    n: rows.length,
    ...facts,
    ...Object.fromEntries([...'tkaxy'].map((name, column) => [name, written.map((row) => row[column])])),
  });
}
