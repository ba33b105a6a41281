import { expect, test } from 'vitest';
import { MOVE, POINTER_DOWN } from './event-kind.ts';
import type { EventRow } from './event-ring.ts';
import { recordPointer } from './record-pointer.ts';

function rowsOf(happenings: readonly { type: string; time: number; x: number }[]): EventRow[] {
  const rows: EventRow[] = [];
  const page = new EventTarget();
  recordPointer(
    (type, listener) => page.addEventListener(type, Object(listener)),
    (time, kind, a = 0, x = 0, y = 0) => rows.push([time, kind, a, x, y]),
    () => 4,
  );
  for (const { type, time, x } of happenings) {
    const event = new Event(type);
    Object.defineProperties(event, {
      timeStamp: { value: time },
      clientX: { value: x },
      clientY: { value: 9 },
      pointerType: { value: 'touch' },
    });
    page.dispatchEvent(event);
  }
  return rows;
}

test('the position of the pointer is kept every 100 ms, by the times of its own events', () => {
  const moves = Array.from({ length: 60 }, (_, index) => ({ type: 'pointermove', time: 1000 + index * 10, x: index }));
  expect(rowsOf(moves)).toEqual([0, 10, 20, 30, 40, 50].map((index) => [1000 + index * 10, MOVE, 1, index, 9]));
});

test('every press is kept, with its position and its target', () => {
  const presses = [1000, 1001].map((time) => ({ type: 'pointerdown', time, x: 5 }));
  expect(rowsOf(presses)).toEqual([
    [1000, POINTER_DOWN, 4, 5, 9],
    [1001, POINTER_DOWN, 4, 5, 9],
  ]);
});
