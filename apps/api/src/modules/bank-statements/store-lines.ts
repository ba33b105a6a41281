import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import type { StatusLine } from './act-on-matches.ts';
import { descriptionContext } from './line-record.ts';

/** A database statement takes 65,535 values, and a line has 17. */
const LINES_AT_ONCE = 2_000;

/** Stores lines with their place in the books; what the bank wrote beside them is sealed. */
export async function storeLines(
  tx: Tx,
  { statementId, lines: status }: { readonly statementId: string; readonly lines: readonly StatusLine[] },
  { newId, vault }: Pick<Services, 'newId' | 'vault'>,
): Promise<void> {
  const rows = status.map((one) => {
    const id = newId();
    const { line, date, amount, balance, reference, trackingKey, identity, description } = one.line;
    return {
      ...{ id, statement_id: statementId, line_number: line, identity, booked_on: date, reference },
      ...{ amount_centavos: amount, balance_centavos: balance, tracking_key: trackingKey },
      description_sealed: vault.seal(description, descriptionContext(id)),
      ...one.status,
      is_automatic: one.status.state !== 'exception',
      ...{ decided_by: null, decided_at: null, note: null },
    };
  });
  for (let at = 0; at < rows.length; at += LINES_AT_ONCE)
    await tx
      .insertInto('bank_line')
      .values(rows.slice(at, at + LINES_AT_ONCE))
      .execute();
}
