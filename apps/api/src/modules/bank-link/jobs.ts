import type { JobHandlers } from '../../implement.ts';
import { endBankLinksJob } from './end-bank-links.job.ts';
import { readBankLinkJob } from './read-bank-link.job.ts';
import { removeBankLinkJob } from './remove-bank-link.job.ts';

export const jobs: JobHandlers<'read-bank-link' | 'remove-bank-link' | 'end-bank-links'> = {
  'read-bank-link': readBankLinkJob,
  'remove-bank-link': removeBankLinkJob,
  'end-bank-links': endBankLinksJob,
};
