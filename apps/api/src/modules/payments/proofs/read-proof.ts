import type { getAccountProof, Reply } from '@lender/contract';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { findBankAccount } from '../../clients/index.ts';
import { doesMoneyAwaitProof } from './awaited-proof.ts';
import { isProofOver } from './proof.policy.ts';
import { isLive, latestProof, type ProofRecord } from './proof-record.ts';

type ProofReply = Reply<typeof getAccountProof>;

/** Reads the status of the proof of a client's account. */
export async function readProof(tx: Tx, clientId: string, { clock }: Pick<Services, 'clock'>): Promise<ProofReply> {
  const { now } = await clock.business(tx);
  const account = await findBankAccount(tx, clientId);
  const lastFour = account?.lastFour ?? null;
  const nothing = { lastFour, triesLeft: 0, expiresAt: null };
  if (account?.provenAt) return { state: 'proven', ...nothing };
  if (!(await doesMoneyAwaitProof(tx, clientId))) return { state: 'none', ...nothing };
  const proof = await latestProof(tx, clientId);
  const state = stateOf(proof, now);
  if (!proof || (state !== 'sending' && state !== 'code_sent')) return { state, ...nothing };
  return { state, lastFour, triesLeft: proof.tries_left, expiresAt: proof.expires_at.toISOString() };
}

function stateOf(proof: ProofRecord | undefined, now: Date): ProofReply['state'] {
  if (!proof || !isLive(proof)) return 'failed';
  if (isProofOver(proof, now)) return 'expired';
  return proof.status === 'sending' ? 'sending' : 'code_sent';
}
