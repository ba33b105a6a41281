import { markdownTable } from '@lender/vitest/markdown-table';
import { percentile } from '../percentile.ts';
import type { Asked, GrowthResult } from './measure-growth.ts';

/**
 * Tabulates the median and the slowest of a hundred for each question at each size, and the growth of the median from
 * the first size; for sweeps also the number of finds, with which it may grow; for concurrent callers, the answers per
 * second.
 */
export function growthTable(results: readonly GrowthResult[]): string {
  const [first] = results;
  const head = ['p50 / p99, ms', ...results.map(({ clients }) => `${clients} clients`), '×'];
  const rows = (first?.asked ?? []).map((one) => {
    const all = results.map(({ asked }) => asked.find((other) => isSame(one, other)) ?? { ...one, ms: [] });
    const found = all.map(mostFound);
    // The cost of a sweep that found something at each size is that of one find.
    const costs = all.map(({ ms }, size) => percentile(ms, 0.5) / (found.includes(0) ? 1 : (found[size] ?? 1)));
    const grown = (costs.at(-1) ?? Number.NaN) / (costs[0] ?? Number.NaN);
    return [nameOf(one), ...all.map(cell), grown.toFixed(1)];
  });
  return markdownTable([head, ...rows]);
}

const mostFound = ({ found = [] }: Asked): number => Math.max(0, ...found);

const isSame = (one: Asked, other: Asked): boolean => nameOf(one) === nameOf(other);

const nameOf = ({ asker, question, atOnce }: Asked): string =>
  `${asker}: ${question}${atOnce === undefined ? '' : `, ${atOnce} at once`}`;

function cell(asked: Asked): string {
  const { ms, atOnce } = asked;
  const times = `${percentile(ms, 0.5).toFixed(1)} / ${percentile(ms, 0.99).toFixed(1)}`;
  if (atOnce !== undefined) return `${times}, ${rateOf(ms, atOnce)}/s`;
  const found = mostFound(asked);
  return found === 0 ? times : `${times}, ${found} found`;
}

/** Returns the answers a second; there is no pause between two answers. */
const rateOf = (ms: readonly number[], atOnce: number): string =>
  ((1_000 * atOnce * ms.length) / ms.reduce((sum, one) => sum + one, 0)).toFixed(0);
