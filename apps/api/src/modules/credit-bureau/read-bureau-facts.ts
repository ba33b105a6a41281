import type { Variables } from '@lender/lending';
import * as z from 'zod/mini';
import type { Tx } from '../../kernel/database/database.ts';
import { storedAmount } from '../../kernel/stored-json.ts';
import { type QueryKey, queryOf } from './bureau-query.ts';

/** Facts of an answer, as they are stored. */
export const storedBureauFacts = z.object({
  bureauScore: z.nullable(z.int()),
  bureauOpenCredits: z.int(),
  bureauOverdueCentavos: storedAmount,
  bureauWorstMissedPayments: z.int(),
  bureauInquiriesIn30Days: z.int(),
});

/** Facts known from a credit history, with the moment since which they are known. */
interface KnownBureauFacts {
  readonly facts: Variables;
  /** `null` where the bureau was not asked, or is still being asked. */
  readonly asOf: Date | null;
}

/**
 * Reads the facts from an applicant's credit history that a decision may use; none when the query was not authorised,
 * or the consent was withdrawn.
 */
export async function readBureauFacts(tx: Tx, of: QueryKey): Promise<KnownBureauFacts> {
  const query = await queryOf(tx, of);
  if (query?.state === 'unanswered') return { facts: { providerFailures: query.tries }, asOf: query.ended_at };
  if (!query?.facts) return { facts: {}, asOf: null };
  return { facts: { ...storedBureauFacts.parse(query.facts), providerFailures: 0 }, asOf: query.ended_at };
}
