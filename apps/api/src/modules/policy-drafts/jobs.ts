import type { JobHandlers } from '../../implement.ts';
import { decideInShadowJob } from './decide-in-shadow.job.ts';
import type { POLICY_DRAFTS_JOBS } from './jobs.data.ts';

export const jobs: JobHandlers<keyof typeof POLICY_DRAFTS_JOBS> = { 'decide-in-shadow': decideInShadowJob };
