import { updateYhatLimit } from '@lender/contract';
import { APPLICATION_STATUS } from '@lender/lending';
import { centavos } from '@lender/money';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { refuse } from '../../kernel/refusal.ts';
import { lockClient, storeAcceptedLimit } from '../clients/index.ts';
import { recordHistory } from '../history/index.ts';
import { readClientStatus } from '../loans/index.ts';
import { activeProduct, availableCentavos, type ClientStatus } from '../pricing/index.ts';
import { decisionResult } from './decision-record.ts';

/** Takes over the limit of the latest decision that succeeded; one that failed decided nothing. */
export const updateYhatLimitHandler = implement(updateYhatLimit, async (_, { caller, tx, services }) => {
  const { clientId } = caller;
  await lockClient(tx, clientId);
  const decided = await decidedLimit(tx, clientId);
  if (decided === null) return refuse('no_offer');
  const { now, today } = await services.clock.business(tx);
  const product = await activeProduct(tx, now);
  const decidedCentavos = centavos(decided - (decided % product.limits.stepCentavos));
  // A limit below the least loan cannot be accepted: it would shut the client out, with no later decision to reopen.
  if (decidedCentavos < product.limits.minMainCentavos) return refuse('no_offer');
  const status = await readClientStatus(tx, clientId, today);
  // The decided amount is what may be lent beside the open loans.
  const limit = centavos(decidedCentavos + openPrincipal(status));
  await storeAcceptedLimit(tx, { clientId, limit });
  const event = { name: 'client.limit', facts: { limit } } as const;
  await recordHistory(tx, services, { clientId, actor: 'client', event });
  return ok({
    availableLoanAmount: availableCentavos(product, { ...status, acceptedLimitCentavos: limit }),
  });
});

const openPrincipal = ({ openLoans }: ClientStatus): number =>
  openLoans.reduce((sum, { outstandingPrincipalCentavos }) => sum + outstandingPrincipalCentavos, 0);

async function decidedLimit(tx: Tx, clientId: string): Promise<number | null> {
  const latest = await tx
    .selectFrom('decision')
    .select('result')
    .where('client_id', '=', clientId)
    .where('kind', '=', 'engine')
    .where('outcome', '!=', APPLICATION_STATUS.decisionError)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (latest && decisionResult.parse(latest.result).limit?.limitCentavos) ?? null;
}
