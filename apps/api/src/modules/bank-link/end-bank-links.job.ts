import { ACTIVE_APPLICATION_STATUSES } from '@lender/lending';
import type { Db } from '../../kernel/database/database.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import { type SweepReport, sweepEach } from '../../kernel/sweep.ts';
import type { Services } from '../../services.ts';
import { lockClient } from '../clients/index.ts';
import { endLink } from './end-link.ts';

const BATCH = 200;

/** Ends the links of applications that ended: the lender has no more reason to see the account. */
export const endBankLinksJob = (services: Services) => async (): Promise<SweepReport> =>
  sweepEach(await ofEndedApplications(services.db), {
    subjectOf: ({ application_id }) => application_id,
    work: (link) =>
      inTransaction(services.db, async (tx) => {
        await lockClient(tx, link.client_id);
        await endLink(tx, link, services);
      }),
  });

const ofEndedApplications = (db: Db) =>
  db
    .selectFrom('bank_link')
    .innerJoin('application', (join) =>
      join
        .onRef('application.client_id', '=', 'bank_link.client_id')
        .onRef('application.id', '=', 'bank_link.application_id'),
    )
    .select(['bank_link.client_id', 'bank_link.application_id'])
    .where('bank_link.state', '<>', 'ended')
    .where('application.status', 'not in', [...ACTIVE_APPLICATION_STATUSES])
    .limit(BATCH)
    .execute();
