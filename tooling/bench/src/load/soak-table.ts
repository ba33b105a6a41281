import { markdownTable } from '@lender/vitest/markdown-table';
import { percentile } from '../percentile.ts';
import type { Soaked } from './measure-soak.ts';

const MEBIBYTE = 1024 * 1024;
/** Part of the time in which a process takes memory that stays: what it takes at first is no leak. */
const WARM_UP_PART = 0.25;

/** Returns the course of memory and answers over the last three quarters of the time. */
export function soakTable(soaked: readonly Soaked[]): string {
  const settled = soaked.slice(Math.floor(soaked.length * WARM_UP_PART));
  const row = (name: string, of: (one: Soaked) => number): string[] => {
    const points = settled.map((one) => [one.minute, of(one) / MEBIBYTE] as const);
    return [name, points[0]?.[1].toFixed(0) ?? '', points.at(-1)?.[1].toFixed(0) ?? '', slopeOf(points).toFixed(2)];
  };
  const half = Math.floor(settled.length / 2);
  const p99Of = (some: readonly Soaked[]) =>
    percentile(
      some.map(({ p99 }) => p99),
      0.5,
    );
  const drift = p99Of(settled.slice(half)) / p99Of(settled.slice(0, half));
  const unserved = soaked.reduce((sum, one) => sum + one.unserved, 0);
  return [
    markdownTable([
      ['MB', 'first', 'last', 'a minute'],
      row('RSS', ({ rss }) => rss),
      row('heap', ({ heapUsed }) => heapUsed),
    ]),
    `The p99 of the second half is ${drift.toFixed(2)} × that of the first; ${unserved} were not served.`,
  ].join('\n\n');
}

/** Returns the growth of y while x grows by one, by least squares. */
export function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [middleX, middleY] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const above = points.reduce((sum, [x, y]) => sum + (x - middleX) * (y - middleY), 0);
  return above / points.reduce((sum, [x]) => sum + (x - middleX) ** 2, 0);
}
