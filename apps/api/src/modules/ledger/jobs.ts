import type { JobHandlers } from '../../implement.ts';
import { snapshotLedgerJob } from './snapshot-ledger.job.ts';

export const jobs: JobHandlers<'snapshot-ledger'> = { 'snapshot-ledger': snapshotLedgerJob };
