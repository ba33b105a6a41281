import { markdownTable } from '@lender/vitest/markdown-table';
import type { Polled } from './measure-polls.ts';

/** Returns a row for each rate that was tried. */
export const pollsTable = (polled: readonly Polled[]): string =>
  markdownTable([
    ['polls/s', 'p50, ms', 'p99, ms', 'nothing new, of 100', 'unserved', 'of one core'],
    ...polled.map(({ perSecond, p50, p99, unchanged, unserved, cpu }) => [
      String(perSecond),
      p50.toFixed(1),
      p99.toFixed(1),
      unchanged.toFixed(0),
      String(unserved),
      cpu.toFixed(2),
    ]),
  ]);
