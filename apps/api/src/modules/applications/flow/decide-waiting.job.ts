import { APPLICATION_STATUS, isReadyForDecision } from '@lender/lending';
import type { Db } from '../../../kernel/database/database.ts';
import { inTransaction } from '../../../kernel/database/transaction.ts';
import { NOTHING_SWEPT, type SweepReport, sweepEach, sweptBoth } from '../../../kernel/sweep.ts';
import type { Services } from '../../../services.ts';
import { lockClient } from '../../clients/index.ts';
import { decideWhenComplete } from './decide-when-complete.ts';
import { readFlowStates } from './flow-state.ts';

const BATCH = 1_000;

/**
 * Requests the decision of applications that are complete although no client acted: a policy that asks for less is
 * published without looking at any application. Many are read at once; only those that are ready are locked.
 */
export const decideWaitingJob = (services: Services) => async (): Promise<SweepReport> => {
  let swept = NOTHING_SWEPT;
  for (let after = ''; ; ) {
    const collecting = await collectingAfter(services.db, after);
    const states = await readFlowStates(services.db, collecting, services.clock.wall());
    const ready = states.filter(({ state }) => isReadyForDecision(state)).map(({ clientId }) => clientId);
    const { failures } = await sweepEach(ready, { subjectOf: (clientId) => clientId, work: decideOne(services) });
    swept = sweptBoth(swept, { seen: collecting.length, failures });
    if (collecting.length < BATCH) return swept;
    after = collecting.at(-1) ?? '';
  }
};

const decideOne = (services: Services) => (clientId: string) =>
  inTransaction(services.db, async (tx) => {
    await lockClient(tx, clientId);
    await decideWhenComplete(tx, clientId, services);
  });

/** Reads a batch of clients whose applications collect data, after the last one of the previous batch. */
async function collectingAfter(db: Db, clientId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('application')
    .select('client_id')
    .where('status', 'in', [APPLICATION_STATUS.new, APPLICATION_STATUS.verification])
    .$if(clientId !== '', (query) => query.where('client_id', '>', clientId))
    .orderBy('client_id')
    .limit(BATCH)
    .execute();
  return rows.map(({ client_id }) => client_id);
}
