import { addDays, addMonthsClamped, plainDate } from '@lender/calculator';
import { countComplaints } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import { readComplaintCounts } from './read-complaint-counts.ts';

export const countComplaintsHandler = implement(countComplaints, async ({ query: { month } }, { tx, services }) => {
  const { today } = await services.clock.business(tx);
  const from = plainDate(`${month}-01`);
  const to = addDays(addMonthsClamped(from, 1), -1);
  return ok(await readComplaintCounts(tx, { from, to, asOf: today }));
});
