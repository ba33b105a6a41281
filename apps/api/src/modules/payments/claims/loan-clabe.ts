import type { Tx } from '../../../kernel/database/database.ts';
import type { LoanRecord } from '../../loans/index.ts';

/** Reads the CLABE of a loan and the moment since which it exists; undefined when none was ever requested. */
export async function loanClabe(
  tx: Tx,
  { client_id, id }: Pick<LoanRecord, 'client_id' | 'id'>,
): Promise<{ readonly clabe: string; readonly created_at: Date } | undefined> {
  const made = await tx
    .selectFrom('payment_reference')
    .select(['clabe', 'created_at'])
    .where('client_id', '=', client_id)
    .where('loan_id', '=', id)
    .where('method', '=', 'spei')
    .executeTakeFirst();
  return made && made.clabe !== null ? { clabe: made.clabe, created_at: made.created_at } : undefined;
}
