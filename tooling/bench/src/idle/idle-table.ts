import { markdownTable } from '@lender/vitest/markdown-table';
import type { Idle } from './measure-idle.ts';

/** Returns a row for each process, with the part of one core that it took. */
export function idleTable(idle: readonly Idle[], seconds: number): string {
  const percent = (used: number) => ((100 * used) / seconds).toFixed(2);
  const all = idle.reduce((sum, one) => sum + one.seconds, 0);
  return markdownTable([
    ['% of one core', 'idle'],
    ...idle.map(({ process, seconds: used }) => [process, percent(used)]),
    ['all', percent(all)],
  ]);
}
