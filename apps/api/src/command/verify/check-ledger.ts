import { sql } from 'kysely';
import { batchesOf } from '../../kernel/database/batches-of.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { type Checked, findings } from './finding.ts';

/** Every entry has lines, from 0 on without gaps, that sum to zero. */
export async function checkLedger(tx: Tx): Promise<Checked> {
  const broken = findings();
  const unbalanced = sql<{ id: string; sum: string; lines: number }>`
    select id, coalesce(sum(amount_centavos), 0)::text as sum, count(line)::int as lines
    from ledger_entry left join ledger_posting on entry_id = id group by id
    having coalesce(sum(amount_centavos), 0) <> 0 or count(line) = 0 or max(line) <> count(line) - 1 order by id`;
  for await (const entries of batchesOf(tx, unbalanced))
    for (const { id, sum, lines } of entries) broken.add(`entry ${id}: ${lines} lines that sum to ${sum} centavos`);
  const snapshots = sql<{ as_of: string; account: string; kept: string; found: string }>`
    select as_of::text, account, balance_centavos::text as kept, found::text from ledger_balance, lateral (
      select coalesce(sum(amount_centavos), 0) as found from ledger_posting join ledger_entry on entry_id = id
      where ledger_posting.account = ledger_balance.account and business_date <= as_of and sequence <= through_sequence
    ) booked
    where as_of = (select max(as_of) from ledger_balance) and found <> balance_centavos`;
  for await (const balances of batchesOf(tx, snapshots))
    for (const { as_of, account, kept, found } of balances)
      broken.add(`balance of ${account} on ${as_of}: ${kept} is kept, its lines sum to ${found} centavos`);
  const { rows } = await sql<{ entries: string }>`select count(*)::text as entries from ledger_entry`.execute(tx);
  return { looked: `ledger: ${rows[0]?.entries} entries`, broken: broken.all() };
}
