import { beforeEach, expect, test, vi } from 'vitest';
import { INPUT, KEY_DOWN } from './event-kind.ts';
import type { EventRow } from './event-ring.ts';
import { recordTyping } from './record-typing.ts';

class FakeInputEvent extends Event {}

beforeEach(() => {
  vi.stubGlobal('InputEvent', FakeInputEvent);
  return () => vi.unstubAllGlobals();
});

/** Returns the rows that are kept of some events, where the place is secret (-1) or not. */
function rowsOf(
  happenings: readonly { type?: string; key?: string; data?: string; time: number }[],
  { roundDigitTimes = false, target = 0 } = {},
): EventRow[] {
  const rows: EventRow[] = [];
  const page = new EventTarget();
  recordTyping(
    (type, listener) => page.addEventListener(type, Object(listener)),
    (time, kind, a = 0, x = 0, y = 0) => rows.push([time, kind, a, x, y]),
    () => target,
    roundDigitTimes,
  );
  for (const { type = 'keydown', key, data, time } of happenings) {
    const event = type === 'input' ? new FakeInputEvent(type) : new Event(type);
    const facts = { key, data, repeat: true, timeStamp: time };
    for (const [name, value] of Object.entries(facts)) Object.defineProperty(event, name, { value });
    page.dispatchEvent(event);
  }
  return rows;
}

const keys = [
  { key: '7', time: 1003 },
  { key: 'a', time: 1007 },
];

test('a key press is kept with its time, its place, its class, and whether it repeats', () => {
  expect(rowsOf(keys)).toEqual([
    [1003, KEY_DOWN, 0, 1, 1],
    [1007, KEY_DOWN, 0, 3, 1],
  ]);
});

test('the times of digits are kept to 4 ms where that is asked for: those of the key and of its input', () => {
  const typed = [...keys, { type: 'input', data: '7', time: 1005 }, { type: 'input', data: 'a', time: 1009 }];
  const times = rowsOf(typed, { roundDigitTimes: true }).map(([time]) => time);
  expect(times).toEqual([1000, 1007, 1004, 1009]);
});

test.each([
  ['a', 3, 1],
  ['ab', 0, 2],
  ['nihao', 0, 5],
  ['clipboard', 0, 9],
  [undefined, 0, 0],
])(
  'of text that came in at once (%s) the class of one character and an approximate length are kept',
  (data, typed, length) => {
    expect(rowsOf([{ type: 'input', ...(data !== undefined && { data }), time: 1 }])).toEqual([
      [1, INPUT, 0, typed, length],
    ]);
  },
);

test('nothing that is typed in a secret place is kept', () => {
  expect(rowsOf([...keys, { type: 'input', data: '7', time: 1 }], { target: -1 })).toEqual([]);
});
