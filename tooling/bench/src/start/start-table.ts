import { markdownTable } from '@lender/vitest/markdown-table';
import { percentile } from '../percentile.ts';
import type { StartMeasured } from './measure-start.ts';
import type { Step } from './step.ts';

/** Returns a row for each step, and one for each restarted app. */
export function startTable({ cold, warm, restarts }: StartMeasured): string {
  const at = (steps: readonly Step[], name: string) =>
    steps.find((step) => step.name === name)?.seconds.toFixed(1) ?? '';
  const steps = markdownTable([
    ['done after, s', 'first start', 'next start'],
    ...cold.map(({ name }) => [name, at(cold, name), at(warm, name)]),
  ]);
  const apps = markdownTable([
    ['answers after, s', 'median', 'slowest'],
    ...restarts.map(({ app, seconds }) => [app, percentile(seconds, 0.5).toFixed(2), Math.max(...seconds).toFixed(2)]),
  ]);
  return [steps, apps].join('\n\n');
}
