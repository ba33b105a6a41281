import type { JobHandlers } from '../../implement.ts';
import type { LEDGER_JOBS } from './jobs.data.ts';
import { snapshotLedgerJob } from './snapshot-ledger.job.ts';

export const jobs: JobHandlers<keyof typeof LEDGER_JOBS> = { 'snapshot-ledger': snapshotLedgerJob };
