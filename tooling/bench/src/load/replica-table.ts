import { markdownTable } from '@lender/vitest/markdown-table';
import { percentile } from '../percentile.ts';
import type { ReplicaRun, Timed } from './measure-replica.ts';

/** Returns what a replica takes from readers and costs writers, and what was left after it took over. */
export function replicaTable({ one, two, failedOver }: ReplicaRun): string {
  const row = (name: string, of: (timed: Timed) => readonly number[]): string[] => [
    name,
    fiftyAndNinetyNine(of(one)),
    fiftyAndNinetyNine(of(two)),
    (percentile(of(two), 0.5) / percentile(of(one), 0.5)).toFixed(2),
  ];
  const table = markdownTable([
    ['p50 / p99, ms', 'one database', 'with a replica', '×'],
    row('a report, four at once', ({ reports }) => reports),
    row('where somebody stands, meanwhile', ({ flows }) => flows),
    row('a commit', ({ commits }) => commits),
  ]);
  const { acknowledged, lost, awayMs } = failedOver;
  const away = (awayMs / 1_000).toFixed(1);
  return `${table}\n\nThe primary was killed in the middle of commits: ${acknowledged} had been acknowledged, ${lost} of them were lost, and the next one was ${away} s later, after the replica's promotion.`;
}

const fiftyAndNinetyNine = (ms: readonly number[]): string =>
  [0.5, 0.99].map((part) => percentile(ms, part).toFixed(1)).join(' / ');
