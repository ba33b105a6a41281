import { markdownTable } from '@lender/vitest/markdown-table';
import { percentile } from '../percentile.ts';
import type { Asked, GrowthResult } from './measure-growth.ts';

/**
 * The median and the slowest of a hundred for each question at each size, and how the median grew from the first size; of
 * sweeps how many things they found too, of several who ask at once how many a second were answered.
 */
export function growthTable(results: readonly GrowthResult[]): string {
  const [first] = results;
  const head = ['p50 / p99, ms', ...results.map(({ clients }) => `${clients} clients`), '×'];
  const rows = (first?.asked ?? []).map((one) => {
    const all = results.map(({ asked }) => asked.find((other) => isSame(one, other)) ?? { ...one, ms: [] });
    const medians = all.map(({ ms }) => percentile(ms, 0.5));
    const grown = (medians.at(-1) ?? Number.NaN) / (medians[0] ?? Number.NaN);
    return [nameOf(one), ...all.map(cell), grown.toFixed(1)];
  });
  return markdownTable([head, ...rows]);
}

const isSame = (one: Asked, other: Asked): boolean => nameOf(one) === nameOf(other);

const nameOf = ({ asker, question, atOnce }: Asked): string =>
  `${asker}: ${question}${atOnce === undefined ? '' : `, ${atOnce} at once`}`;

function cell({ ms, atOnce, found = [] }: Asked): string {
  const times = `${percentile(ms, 0.5).toFixed(1)} / ${percentile(ms, 0.99).toFixed(1)}`;
  if (atOnce !== undefined) return `${times}, ${rateOf(ms, atOnce)}/s`;
  const most = Math.max(0, ...found);
  return most === 0 ? times : `${times}, ${most} found`;
}

/** Nobody waits between two answers. */
const rateOf = (ms: readonly number[], atOnce: number): string =>
  ((1_000 * atOnce * ms.length) / ms.reduce((sum, one) => sum + one, 0)).toFixed(0);
