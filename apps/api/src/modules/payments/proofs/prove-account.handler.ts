import { proveAccount } from '@lender/contract';
import { ok } from '@lender/result';
import { implementWithProvider } from '../../../implement.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { inTransaction } from '../../../kernel/database/transaction.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Services } from '../../../services.ts';
import { lockClient, storeAccountProof } from '../../clients/index.ts';
import { recordHistory } from '../../history/index.ts';
import { queuedLoans } from './awaited-proof.ts';
import { isProofOver } from './proof.policy.ts';
import { isLive, latestProof, openCode, setProofStatus } from './proof-record.ts';
import { readProof } from './read-proof.ts';

/** Uses its own transaction, since a wrong code is counted although it is refused. */
export const proveAccountHandler = implementWithProvider(
  proveAccount,
  ({ body: { code } }, { caller: { clientId }, services }) =>
    inTransaction(services.db, async (tx) => {
      await lockClient(tx, clientId);
      const { now } = await services.clock.business(tx);
      const proof = await latestProof(tx, clientId);
      if (!proof || !isLive(proof) || isProofOver(proof, now)) return refuse('code_expired');
      if (openCode(services.vault, proof) !== code) {
        const triesLeft = proof.tries_left - 1;
        await tx
          .updateTable('account_proof')
          .set({ tries_left: triesLeft })
          .where('client_id', '=', clientId)
          .where('id', '=', proof.id)
          .execute();
        return refuse('code_wrong', { field: ['code'], facts: { triesLeft } });
      }
      await setProofStatus(tx, proof, 'proven');
      await markProven(tx, clientId, services);
      return ok(await readProof(tx, clientId, services));
    }),
);

/** Marks the account as proven, and sends what waited for the proof. */
async function markProven(tx: Tx, clientId: string, services: Services): Promise<void> {
  const { now } = await services.clock.business(tx);
  const lastFour = await storeAccountProof(tx, { clientId, now });
  const event = { name: 'client.account_proven', facts: { lastFour } } as const;
  await recordHistory(tx, services, { clientId, actor: 'client', event });
  for (const { id: payoutId } of await queuedLoans(tx, clientId))
    await services.jobs.enqueue(tx, 'send-payout', { payoutId });
}
