import type { Services } from '../../../services.ts';
import { resumeCharges } from '../charge/resume-charges.ts';
import { closeDays } from './close-days.ts';
import { endHolds } from './end-holds.ts';
import { proposeWriteOffs } from './propose-write-offs.ts';

/** Runs what falls due by itself in the life of loans, in the order of a day. */
export const serviceLoansJob = (services: Services) => async (): Promise<void> => {
  await closeDays(services);
  await endHolds(services);
  await proposeWriteOffs(services);
  await resumeCharges(services);
};
