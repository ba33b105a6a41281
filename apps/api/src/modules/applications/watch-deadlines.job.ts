import { type SweepReport, sweptBoth } from '../../kernel/sweep.ts';
import type { Services } from '../../services.ts';
import { expireApplicationsJob } from './application-deadlines.ts';
import { warnApplicants } from './warn-applicants.ts';

/** Ends the applications past their deadline, then warns the clients of those close to it. */
export const watchDeadlinesJob = (services: Services) => async (): Promise<SweepReport> =>
  sweptBoth(await expireApplicationsJob(services)(), await warnApplicants(services));
