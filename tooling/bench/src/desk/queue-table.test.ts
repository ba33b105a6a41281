import { expect, test } from 'vitest';
import { droppedShare, queueTable } from './queue-table.ts';

const at60 = (count: number, from = 0) => Array.from({ length: count }, (_, frame) => from + (frame * 1_000) / 60);

test.each([
  ['sixty frames a second', at60(60), 0],
  ['a frame that stood for two', [...at60(9), ...at60(10, (10 * 1_000) / 60)], 5],
  ['one frame', [0], 0],
])('dropped frames are counted, given %s: %#', (_, frames, dropped) => {
  expect(droppedShare({ frames })).toBeCloseTo(dropped, 1);
});

test('each list is shown with its median scroll', () => {
  const smooth = { frames: at60(100) };
  const table = queueTable(new Map([['rows', [smooth, { frames: [0, 500] }, smooth]]]));
  expect(table.split('\n').at(-1)).toMatch(/^\| rows +\| 100 +\| 0\.0 +\| 17 +\|$/);
});
