import type { PlainDate } from '@lender/calculator';
import type { Centavos } from '@lender/money';
import type { Tx } from '../../../kernel/database/database.ts';
import type { LoanRecord } from '../../loans/index.ts';

/** A reference with which a loan can be paid at a store. */
export interface LiveReference {
  readonly reference: string;
  readonly amount: Centavos;
  readonly expiresOn: PlainDate;
}

/** Lists the references with which a loan can still be repaid, the newest first. */
export async function liveReferences(
  tx: Tx,
  { client_id, id }: Pick<LoanRecord, 'client_id' | 'id'>,
): Promise<LiveReference[]> {
  const rows = await tx
    .selectFrom('payment_reference')
    .select(['reference', 'amount_centavos', 'expires_on'])
    .where('client_id', '=', client_id)
    .where('loan_id', '=', id)
    .where('method', '=', 'paynet')
    .where('kind', '=', 'repayment')
    .where('status', '=', 'open')
    .orderBy('created_at', 'desc')
    .execute();
  return rows.flatMap(({ reference, amount_centavos: amount, expires_on: expiresOn }) =>
    reference === null ? [] : [{ reference, amount, expiresOn }],
  );
}
