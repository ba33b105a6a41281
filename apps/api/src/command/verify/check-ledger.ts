import { sql } from 'kysely';
import { batchesOf } from '../../kernel/database/batches-of.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { type Checked, findings } from './finding.ts';

/** Checks that every entry has lines (from 0, no gaps) that sum to zero, and every line has its entry. */
export async function checkLedger(tx: Tx): Promise<Checked> {
  const broken = findings();
  const unbalanced = sql<{ id: string; isGone: boolean; sum: string; lines: number }>`
    select coalesce(id, entry_id) as id, id is null as "isGone", coalesce(sum(amount_centavos), 0)::text as sum,
      count(line)::int as lines
    from ledger_entry full join ledger_posting on entry_id = id group by 1, 2
    having bool_or(id is null) or coalesce(sum(amount_centavos), 0) <> 0 or count(line) = 0 or max(line) <> count(line) - 1
    order by 1`;
  for await (const entries of batchesOf(tx, unbalanced))
    for (const { id, isGone, sum, lines } of entries)
      broken.add(`entry ${id}: ${isGone ? 'is gone, but for ' : ''}${lines} lines that sum to ${sum} centavos`);
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
