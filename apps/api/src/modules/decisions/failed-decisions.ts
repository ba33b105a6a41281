import { APPLICATION_STATUS } from '@lender/lending';
import type { Tx } from '../../kernel/database/database.ts';
import type { ApplicationRecord } from '../applications/index.ts';

/** Counts the latest decisions of an application that failed one after the other. */
export async function failedDecisions(tx: Tx, record: ApplicationRecord): Promise<number> {
  const decisions = await tx
    .selectFrom('decision')
    .select('outcome')
    .where('client_id', '=', record.client_id)
    .where('application_id', '=', record.id)
    .orderBy('id', 'desc')
    .execute();
  const lastMade = decisions.findIndex(({ outcome }) => outcome !== APPLICATION_STATUS.decisionError);
  return lastMade === -1 ? decisions.length : lastMade;
}
