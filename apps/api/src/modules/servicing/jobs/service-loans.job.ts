import type { Services } from '../../../services.ts';
import { resumeCharges } from '../charge/resume-charges.ts';
import { closeDays } from './close-days.ts';
import { endHolds } from './end-holds.ts';
import { proposeWriteOffs } from './propose-write-offs.ts';

/** What falls due in the lives of loans by itself, in the order in which a day has it. */
export const serviceLoansJob = (services: Services) => async (): Promise<void> => {
  await closeDays(services);
  await endHolds(services);
  await proposeWriteOffs(services);
  await resumeCharges(services);
};
