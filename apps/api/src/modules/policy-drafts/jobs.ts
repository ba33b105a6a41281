import type { JobHandlers } from '../../implement.ts';
import { decideInShadowJob } from './decide-in-shadow.job.ts';

export const jobs: JobHandlers<'decide-in-shadow'> = { 'decide-in-shadow': decideInShadowJob };
