import { getAccountProof, sendAccountProof } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { lockClient } from '../../clients/index.ts';
import { doesMoneyAwaitProof } from './awaited-proof.ts';
import { beginProof } from './begin-proof.ts';
import { dayBefore, PROOFS_PER_DAY, SECONDS_BETWEEN_PROOFS } from './proof.policy.ts';
import { readProof } from './read-proof.ts';

export const getAccountProofHandler = implement(getAccountProof, async (_, { caller: { clientId }, tx, services }) =>
  ok(await readProof(tx, clientId, services)),
);

export const sendAccountProofHandler = implement(
  sendAccountProof,
  async (_, { caller: { clientId }, tx, services }) => {
    await lockClient(tx, clientId);
    if (!(await doesMoneyAwaitProof(tx, clientId))) return refuse('illegal_transition');
    const { now } = await services.clock.business(tx);
    const ofToday = await tx
      .selectFrom('account_proof')
      .select('created_at')
      .where('client_id', '=', clientId)
      .where('created_at', '>', dayBefore(now))
      .orderBy('created_at', 'desc')
      .execute();
    const [last] = ofToday;
    const waited = last ? (now.getTime() - last.created_at.getTime()) / 1000 : SECONDS_BETWEEN_PROOFS;
    if (waited < SECONDS_BETWEEN_PROOFS) {
      const retryAfterSeconds = Math.ceil(SECONDS_BETWEEN_PROOFS - waited);
      return refuse('already_sent_in_last_minutes', { retryAfterSeconds });
    }
    if (ofToday.length >= PROOFS_PER_DAY) return refuse('request_count_by_day_exceed');
    await beginProof(tx, clientId, services);
    return ok(await readProof(tx, clientId, services));
  },
);
