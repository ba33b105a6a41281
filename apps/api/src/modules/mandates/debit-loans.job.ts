import { type SweepReport, sweptBoth } from '../../kernel/sweep.ts';
import type { Services } from '../../services.ts';
import { askAboutDebits } from './ask-about-debits.ts';
import { announceDebits } from './debits/announce-debits.ts';
import { makeDebits } from './debits/make-debits.ts';

/** What falls due by itself for those who allowed debits. */
export const debitLoansJob = (services: Services) => async (): Promise<SweepReport> => {
  const announced = await announceDebits(services);
  const made = await makeDebits(services);
  return sweptBoth(sweptBoth(announced, made), await askAboutDebits(services));
};
