import bwipjs from 'bwip-js/node';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { code128 } from './code128.server.ts';

/** Returns the widths of the bars of a path and of the spaces between them, a bar first. */
function widthsOf({ path }: ReturnType<typeof code128>): number[] {
  const bars = [...path.matchAll(/M(\d+) 0h(\d)v1h-\2z/g)].map(([, x, wide]) => [Number(x), Number(wide)] as const);
  return bars.flatMap(([x, wide], at) => {
    const next = bars[at + 1];
    return next ? [wide, next[0] - x - wide] : [wide];
  });
}

test('a store scans the reference that is written below the bars', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^(\d\d){4,12}$/), (reference) => {
      const bars = code128(reference);
      const widths = widthsOf(bars);
      expect(bwipjs.raw('code128', reference)).toMatchObject([{ sbs: widths }]);
      // A start, a character for each pair of digits, a check and a stop, with the margins of both sides.
      expect(widths.reduce((sum, wide) => sum + wide, 20)).toBe(bars.width);
      expect(bars.width).toBe(20 + 11 * (reference.length / 2 + 2) + 13);
    }),
  );
});

test('the bars begin after a margin', () => {
  expect(code128('1010101998200230').path).toMatch(/^M10 0h2v1h-2z/);
});
