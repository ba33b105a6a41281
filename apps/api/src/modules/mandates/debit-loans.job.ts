import { type SweepReport, sweptBoth } from '../../kernel/sweep.ts';
import type { Services } from '../../services.ts';
import { announceDebits } from './debits/announce-debits.ts';
import { makeDebits } from './debits/make-debits.ts';
import { pollDebits } from './poll-debits.ts';

/** Announces and makes the debits that fall due for borrowers with a mandate. */
export const debitLoansJob = (services: Services) => async (): Promise<SweepReport> => {
  const announced = await announceDebits(services);
  const made = await makeDebits(services);
  return sweptBoth(sweptBoth(announced, made), await pollDebits(services));
};
