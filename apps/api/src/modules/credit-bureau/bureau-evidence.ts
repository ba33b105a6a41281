import type { CaseEvidence } from '@lender/contract';
import type { Tx } from '../../kernel/database/database.ts';
import type { ApplicationRecord } from '../applications/index.ts';
import { type BureauQuery, queryOf } from './bureau-query.ts';
import { storedBureauFacts } from './read-bureau-facts.ts';

type BureauEvidence = CaseEvidence['bureau'];

/** Reads what a credit bureau reported about an applicant, for the reviewer; nothing once the consent was withdrawn. */
export async function bureauEvidence(
  tx: Tx,
  { client_id: clientId, id: applicationId }: ApplicationRecord,
): Promise<BureauEvidence> {
  const query = await queryOf(tx, { clientId, applicationId });
  if (!query || query.state === 'withdrawn') return { state: 'not_asked', asOf: null, found: null };
  const asOf = query.ended_at?.toISOString() ?? null;
  if (query.facts) return { state: 'answered', asOf, found: foundIn(query.facts) };
  return { state: query.state === 'authorized' ? 'waiting' : 'unanswered', asOf, found: null };
}

function foundIn(facts: BureauQuery['facts']): NonNullable<BureauEvidence['found']> {
  const { bureauScore, bureauOpenCredits, bureauOverdueCentavos, bureauWorstMissedPayments, bureauInquiriesIn30Days } =
    storedBureauFacts.parse(facts);
  return {
    score: bureauScore,
    openCredits: bureauOpenCredits,
    overdue: bureauOverdueCentavos,
    worstMissedPayments: bureauWorstMissedPayments,
    inquiriesIn30Days: bureauInquiriesIn30Days,
  };
}
