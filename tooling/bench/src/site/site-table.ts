import { markdownTable } from '@lender/vitest/markdown-table';
import type { Look, Looks } from './measure-site.ts';

const COLUMNS: readonly (readonly [head: string, of: (look: Look) => number | null])[] = [
  ['first paint', (look) => look.fcpMs],
  ['largest paint', (look) => look.lcpMs],
  ['awake', (look) => look.hydratedMs],
  ['total follows', (look) => look.changedMs && look.changedMs - look.fcpMs],
  ['blocked', (look) => look.blockedMs],
  ['slowest input', (look) => look.slowestInputMs],
  ['KB of scripts', (look) => look.scriptBytes / 1000],
  ['requests', (look) => look.requests],
];

/** Returns medians in ms, with the least and the most that was measured; the first row is the base of the others. */
export function siteTable(looks: Looks): string {
  const [base] = Object.values(looks);
  const paint = base ? median(base.map(({ fcpMs }) => fcpMs)) : Number.NaN;
  const rows = Object.entries(looks).map(([name, seen]) => [
    name,
    (median(seen.map(({ fcpMs }) => fcpMs)) / paint).toFixed(2),
    ...COLUMNS.map(([, of]) => spread(seen.map(of).filter((value) => value !== null))),
  ]);
  return markdownTable([['page', 'paint ×', ...COLUMNS.map(([head]) => head)], ...rows]);
}

function spread(values: readonly number[]): string {
  if (values.length === 0) return '';
  const [least, middle, most] = [Math.min(...values), median(values), Math.max(...values)].map(Math.round);
  return least === most ? String(middle) : `${middle} (${least}–${most})`;
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? Number.NaN;
