import * as z from 'zod/mini';
import type { Tx } from '../../kernel/database/database.ts';
import type { LoanRecord } from '../loans/index.ts';
import type { Signature } from './words/agreement.copy.es.ts';

const storedEvidence = z.object({ phoneLastFour: z.string(), termsSha256: z.optional(z.string()) });

/** Reads how and when a loan was signed, by the signature that counts; `undefined` for a loan that waits for one. */
export async function signatureOf(
  tx: Tx,
  { client_id, application_id }: Pick<LoanRecord, 'client_id' | 'application_id'>,
): Promise<Signature | undefined> {
  const row = await tx
    .selectFrom('agreement')
    .select(['signed_at', 'evidence'])
    .where('client_id', '=', client_id)
    .where('application_id', '=', application_id)
    .where('signed_at', 'is not', null)
    .where('superseded_at', 'is', null)
    .executeTakeFirst();
  const evidence = storedEvidence.safeParse(row?.evidence);
  return row?.signed_at && evidence.success ? { signedAt: row.signed_at, evidence: evidence.data } : undefined;
}
