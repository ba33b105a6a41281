import * as z from 'zod/mini';
import type { casesIn } from './select-cases.ts';

/** Largest number that is counted exactly. */
const COUNTED = 1_000;

const explained = z.tuple([
  z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: z.object({ 'Plan Rows': z.number() }) })]) }),
]);

/** Counts cases: exactly while they are few, and by the database's own estimate beyond that. */
export async function countCases(
  cases: ReturnType<typeof casesIn>,
): Promise<{ readonly total: number; readonly isEstimate: boolean }> {
  const ids = cases.select('application.id');
  const some = await ids.limit(COUNTED + 1).execute();
  if (some.length <= COUNTED) return { total: some.length, isEstimate: false };
  const [{ 'QUERY PLAN': plan }] = explained.parse(await ids.explain('json'));
  return { total: Math.max(Math.round(plan[0].Plan['Plan Rows']), COUNTED + 1), isEstimate: true };
}
