import type { ComplaintOutcome } from '@lender/lending';
import { sql } from 'kysely';

/** Outcome of a row of `complaint` as it was last corrected; null while it has no answer. */
export const latestOutcome = sql<ComplaintOutcome | null>`coalesce((select c.outcome from complaint_correction c
  where c.complaint_id = complaint.id order by c.corrected_at desc, c.id desc limit 1), complaint.outcome)`;
