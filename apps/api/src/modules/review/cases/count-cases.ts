import * as z from 'zod/mini';
import type { casesIn } from './select-cases.ts';

/** Up to how many are counted one by one. */
const COUNTED = 1_000;

const explained = z.tuple([
  z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: z.object({ 'Plan Rows': z.number() }) })]) }),
]);

/** How many cases there are: the very number while they are few, the database's own estimate beyond that. */
export async function countCases(
  cases: ReturnType<typeof casesIn>,
): Promise<{ readonly total: number; readonly isEstimate: boolean }> {
  const ids = cases.select('application.id');
  const some = await ids.limit(COUNTED + 1).execute();
  if (some.length <= COUNTED) return { total: some.length, isEstimate: false };
  const [{ 'QUERY PLAN': plan }] = explained.parse(await ids.explain('json'));
  return { total: Math.max(Math.round(plan[0].Plan['Plan Rows']), COUNTED + 1), isEstimate: true };
}
