import { markdownTable } from '@lender/vitest/markdown-table';
import { percentile } from '../percentile.ts';
import type { GrowthResult } from './measure-growth.ts';

/** The median and the slowest of a hundred for each question at each size, and how the median grew from the first size. */
export function growthTable(results: readonly GrowthResult[]): string {
  const [first] = results;
  const head = ['p50 / p99, ms', ...results.map(({ clients }) => `${clients} clients`), '×'];
  const rows = (first?.asked ?? []).map(({ question, asker }) => {
    const all = results.map(({ asked }) => asked.find((one) => one.question === question)?.ms ?? []);
    const medians = all.map((ms) => percentile(ms, 0.5));
    const grown = (medians.at(-1) ?? Number.NaN) / (medians[0] ?? Number.NaN);
    return [`${asker}: ${question}`, ...all.map(cell), grown.toFixed(1)];
  });
  return markdownTable([head, ...rows]);
}

const cell = (ms: readonly number[]): string =>
  `${percentile(ms, 0.5).toFixed(1)} / ${percentile(ms, 0.99).toFixed(1)}`;
