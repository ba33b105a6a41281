import type { Variables } from '@lender/lending';
import * as z from 'zod/mini';
import type { Tx } from '../../kernel/database/database.ts';
import { storedAmount } from '../../kernel/stored-json.ts';
import { type QueryKey, queryOf } from './bureau-query.ts';

/** The facts of an answer, as they are stored. */
export const storedBureauFacts = z.object({
  bureauScore: z.nullable(z.int()),
  bureauOpenCredits: z.int(),
  bureauOverdueCentavos: storedAmount,
  bureauWorstMissedPayments: z.int(),
  bureauInquiriesIn30Days: z.int(),
});

/** What is known of a credit history, and since when. */
interface KnownBureauFacts {
  readonly facts: Variables;
  /** `null` where the bureau was not asked, or still is. */
  readonly asOf: Date | null;
}

/** What a decision may know of an applicant's credit history; nothing where it was not authorised, or not any more. */
export async function readBureauFacts(tx: Tx, of: QueryKey): Promise<KnownBureauFacts> {
  const query = await queryOf(tx, of);
  if (query?.state === 'unanswered') return { facts: { providerFailures: query.tries }, asOf: query.ended_at };
  if (!query?.facts) return { facts: {}, asOf: null };
  return { facts: { ...storedBureauFacts.parse(query.facts), providerFailures: 0 }, asOf: query.ended_at };
}
