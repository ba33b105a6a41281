import { APPLICATION_STATUS } from '@lender/lending';
import type { Db } from '../../../kernel/database/database.ts';
import { inTransaction } from '../../../kernel/database/transaction.ts';
import { NOTHING_SWEPT, type SweepReport, sweepEach, sweptBoth } from '../../../kernel/sweep.ts';
import type { Services } from '../../../services.ts';
import { lockClient } from '../../clients/index.ts';
import { decideWhenComplete } from './decide-when-complete.ts';

const BATCH = 200;

/**
 * Asks for the decision of whoever has nothing left to give although nobody said so: a policy that asks for less is
 * published without anybody's application being looked at.
 */
export const decideWaitingJob = (services: Services) => async (): Promise<SweepReport> => {
  let swept = NOTHING_SWEPT;
  let after = '';
  for (;;) {
    const waiting = await collectingAfter(services.db, after);
    const work = ({ clientId }: Waiting) =>
      inTransaction(services.db, async (tx) => {
        await lockClient(tx, clientId);
        await decideWhenComplete(tx, clientId, services);
      });
    swept = sweptBoth(swept, await sweepEach(waiting, { subjectOf: ({ applicationId }) => applicationId, work }));
    if (waiting.length < BATCH) return swept;
    after = waiting.at(-1)?.clientId ?? '';
  }
};

interface Waiting {
  readonly clientId: string;
  readonly applicationId: string;
}

/** A batch of applications that collect data, after the last client of the batch before. */
const collectingAfter = (db: Db, clientId: string): Promise<Waiting[]> =>
  db
    .selectFrom('application')
    .select(['client_id as clientId', 'id as applicationId'])
    .where('status', 'in', [APPLICATION_STATUS.new, APPLICATION_STATUS.verification])
    .$if(clientId !== '', (query) => query.where('client_id', '>', clientId))
    .orderBy('client_id')
    .limit(BATCH)
    .execute();
