import { expect, test } from 'vitest';
import { createEventRing } from './event-ring.ts';

test('the ring returns rows in order, as whole numbers, until they are forgotten', () => {
  const { push, read, forget } = createEventRing();
  push(1.9, 1, 2, 3.5, -4.5);
  push(2, 4);
  const batch = read();
  expect(batch).toEqual({
    rows: [
      [1, 1, 2, 3, -4],
      [2, 4, 0, 0, 0],
    ],
    dropped: 0,
    end: 2,
  });
  expect(read()).toEqual(batch);
  expect(forget(batch)).toBe(true);
  expect(read().rows).toEqual([]);
});

test('of 4097 rows the oldest is removed and counted', () => {
  const { push, read, forget } = createEventRing();
  for (let row = 0; row < 4097; row++) push(row, 1);
  const { rows, dropped } = read();
  expect([rows.length, rows[0]?.[0], rows.at(-1)?.[0], dropped]).toEqual([4096, 1, 4096, 1]);
  forget(read());
  push(9999, 1);
  expect(read()).toMatchObject({ rows: [[9999, 1, 0, 0, 0]], dropped: 0 });
});

test('rows that came after a batch stay when the batch is forgotten', () => {
  const { push, read, forget } = createEventRing();
  push(1, 1);
  const batch = read();
  push(2, 1);
  expect(forget(batch)).toBe(false);
  expect(read().rows).toEqual([[2, 1, 0, 0, 0]]);
});
