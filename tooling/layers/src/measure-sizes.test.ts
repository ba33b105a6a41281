import { expect, test } from 'vitest';
import { measureSizes, percentile95 } from './measure-sizes.ts';

test('lines are counted without the empty ones at the end', () => {
  expect(measureSizes('a.ts', 'const a = 1;\n\nconst b = 2;\n\n').lines).toBe(3);
});

test('the lines of functions that have a name are counted, without the comment above', () => {
  const text = `
/** Says it. */
function declared() {
  return 1;
}
declare function promised(): void;
const bound = () =>
  2;
const numbers = [1].map((one) => one);
const object = { method() {}, get read() { return 1; }, arrow: () => 3 };
`;
  expect(measureSizes('a.ts', text).functions).toEqual([3, 2, 1, 1, 1]);
});

test('casts are counted, and neither constants nor renamed imports', () => {
  const text = `
import { a as b } from './a.ts';
const list = [1] as const;
const cast = b as string;
const twice = b as unknown as number;
const old = <string>b;
`;
  expect(measureSizes('a.ts', text).casts).toBe(4);
});

test('every any is counted', () => {
  expect(measureSizes('a.tsx', 'const any = (x: any): Array<any> => [<p>any</p>];').anys).toBe(2);
});

test('the 95th percentile is the value that 95 of 100 do not pass', () => {
  expect(percentile95(Array.from({ length: 100 }, (_, index) => 100 - index))).toBe(95);
  expect(percentile95([])).toBe(0);
});
