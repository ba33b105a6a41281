import { queuedJob } from '../../kernel/job-declaration.ts';

/** Jobs that `policy-drafts` works on: what each carries, its tries or its times. */
export const POLICY_DRAFTS_JOBS = {
  'decide-in-shadow': queuedJob<{ clientId: string; decisionId: string }>({ retryLimit: 3, retryDelay: 5 }),
};
