import type { Db } from '@lender/api/kernel/database/database';
import { sql } from 'kysely';
import { readBooks, type WholeBooks } from './check-books.ts';

/**
 * Opens the books as they grow: each day adds what was posted since, because posted lines never change.
 *
 * @returns the function that reads them; `whole` adds up everything again instead
 */
export function openRunningBooks(db: Db): (how: { readonly whole: boolean }) => Promise<WholeBooks> {
  const balances = new Map<string, number>();
  let place = '0';
  return async ({ whole }) => {
    const until = await newestPlace(db);
    const { rows } = await sql<{ account: string; balance: string }>`
      select account, sum(amount_centavos)::text as balance from ledger_entry join ledger_posting using (client_id)
      where entry_id = id and sequence > ${place}::int8 and sequence <= ${until}::int8 group by account`.execute(db);
    const unbalanced = await sql<{ id: string }>`
      select id from ledger_entry join ledger_posting using (client_id)
      where entry_id = id and sequence > ${place}::int8 and sequence <= ${until}::int8
      group by id having sum(amount_centavos) <> 0`.execute(db);
    for (const { account, balance } of rows) balances.set(account, (balances.get(account) ?? 0) + Number(balance));
    place = until;
    return whole ? readBooks(db) : { balances, unbalanced: unbalanced.rows.map(({ id }) => id) };
  };
}

async function newestPlace(db: Db): Promise<string> {
  const { rows } = await sql<{ newest: string | null }>`select max(sequence)::text as newest from ledger_entry`.execute(
    db,
  );
  return rows[0]?.newest ?? '0';
}
