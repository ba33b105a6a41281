import type { JobHandlers } from '../../implement.ts';
import { endBankLinksJob } from './end-bank-links.job.ts';
import type { BANK_LINK_JOBS } from './jobs.data.ts';
import { readBankLinkJob } from './read-bank-link.job.ts';
import { removeBankLinkJob } from './remove-bank-link.job.ts';

export const jobs: JobHandlers<keyof typeof BANK_LINK_JOBS> = {
  'read-bank-link': readBankLinkJob,
  'remove-bank-link': removeBankLinkJob,
  'end-bank-links': endBankLinksJob,
};
