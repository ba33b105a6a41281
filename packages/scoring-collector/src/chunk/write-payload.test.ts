import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOVE, POINTER_DOWN, RESIZE } from '../record/event-kind.ts';
import { eventsOf } from '../server/events-of.ts';
import { isPayload } from '../server/is-payload.ts';
import { writePayload } from './write-payload.ts';

const targets = ['body::', 'input:text:firstName'];

function written(
  rows: readonly (readonly number[])[],
  { dropped = 0, consent }: { dropped?: number; consent?: true } = {},
) {
  const payload: unknown = JSON.parse(writePayload(rows, 1_000_000, { dropped, consent, tg: targets }));
  if (!isPayload(payload)) throw new Error('no payload');
  return payload;
}

test('times and positions are stored as differences, and the moment is that of the first row', () => {
  const earliest = performance.now();
  const payload = written(
    [
      [10, POINTER_DOWN, 1, 100, 200],
      [110, MOVE, 0, 97, 205],
      [115, 1, 1, 3, 0],
      [120, MOVE, 0, 96, 206],
    ],
    { dropped: 2 },
  );
  expect(payload).toMatchObject({
    n: 4,
    dropped: 2,
    tg: targets,
    t: [0, 100, 5, 5],
    x: [100, -3, 3, -1],
    y: [200, 5, 0, 1],
  });
  // Now, less the age of the page, plus the first row's ten milliseconds.
  expect(payload.at).toBeLessThanOrEqual(Math.ceil(1_000_010 - earliest));
  expect(payload.at).toBeGreaterThanOrEqual(Math.floor(1_000_010 - performance.now()));
  expect(payload).not.toHaveProperty('consent');
});

test('facts that the rows do not hold are stored beside them', () => {
  expect(written([], { consent: true })).toMatchObject({ consent: true, n: 0, t: [] });
});

test('every row reads back as it was', () => {
  const row = fc.tuple(
    fc.nat(20_000),
    fc.integer({ min: 1, max: RESIZE }),
    fc.constantFrom(-1, 0, 1),
    fc.integer({ min: -5_000, max: 5_000 }),
    fc.integer({ min: -5_000, max: 5_000 }),
  );
  fc.assert(
    fc.property(fc.array(row, { minLength: 1 }), (rows) => {
      const events = eventsOf(written(rows));
      const first = events[0]?.at ?? 0;
      expect(events.map(({ at, kind, a, x, y }) => [at - first, kind, a, x, y])).toEqual(
        rows.map(([time, ...rest]) => [time - (rows[0]?.[0] ?? 0), ...rest]),
      );
    }),
  );
});
