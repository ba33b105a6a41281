import { centavos } from '@lender/money';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { readBankAccount } from '../../clients/index.ts';
import { writePayout } from '../write-payout.ts';
import { newProofCode, PROOF_TRIES, proofExpiry } from './proof.policy.ts';
import { forgetProof, sealCode } from './proof-record.ts';

/** Enough for a line on a statement. */
const DEPOSIT = centavos(10);

export type ProofServices = Pick<Services, 'clock' | 'jobs' | 'newId' | 'randomInt' | 'vault'>;

/** Sends a few centavos with a code to the account of a client, who is locked. An earlier code is no longer valid. */
export async function beginProof(tx: Tx, clientId: string, services: ProofServices): Promise<void> {
  const { clock, jobs, newId, randomInt, vault } = services;
  const { now } = await clock.business(tx);
  const { clabeSealed, bankCode, lastFour } = await readBankAccount(tx, clientId);
  const account = { clabe_sealed: clabeSealed, bank_code: bankCode, last_four: lastFour };
  const id = newId();
  await forgetProof(tx, clientId);
  await tx
    .insertInto('account_proof')
    .values({
      client_id: clientId,
      id,
      code_sealed: sealCode(vault, id, newProofCode(randomInt)),
      status: 'sending',
      tries_left: PROOF_TRIES,
      created_at: now,
      expires_at: proofExpiry(now),
    })
    .execute();
  const sent = { purpose: 'account_proof', amount_centavos: DEPOSIT, status: 'queued' } as const;
  await writePayout(tx, { client_id: clientId, id, ...sent, ...account, created_at: now, status_since: now });
  await jobs.enqueue(tx, 'send-payout', { payoutId: id });
}
