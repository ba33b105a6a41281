import { listTransferClaims } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { toClaimReply } from './claim-row.ts';

const MOST = 100;

export const listTransferClaimsHandler = implement(listTransferClaims, async (_, { caller: { clientId }, tx }) => {
  const claims = await tx
    .selectFrom('transfer_claim')
    .selectAll()
    .where('client_id', '=', clientId)
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  return ok(claims.map(toClaimReply));
});
