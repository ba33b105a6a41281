import type { Offer } from '@lender/calculator';
import type { Tx } from '../../kernel/database/database.ts';
import type { LoanRecord } from './loan-record.ts';

interface SignedTerms {
  readonly offer: Pick<Offer, 'principalCentavos' | 'totalCentavos' | 'payoutDate' | 'endDate'>;
  /** Terms as they are stored: JSON. */
  readonly terms: string;
}

/** Fixes the terms of the loan of an application to those that were signed. */
export async function storeSignedTerms(
  tx: Tx,
  application: Pick<LoanRecord, 'client_id' | 'id'>,
  { offer, terms }: SignedTerms,
): Promise<void> {
  await tx
    .updateTable('loan')
    .set({
      principal_centavos: offer.principalCentavos,
      total_centavos: offer.totalCentavos,
      start_date: offer.payoutDate,
      due_date: offer.endDate,
      terms,
    })
    .where('client_id', '=', application.client_id)
    .where('application_id', '=', application.id)
    .execute();
}
