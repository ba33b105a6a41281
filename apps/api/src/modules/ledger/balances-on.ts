import type { PlainDate } from '@lender/calculator';
import { type LedgerAccount, perAccount } from '@lender/lending';
import { sql } from 'kysely';
import type { Db, Tx } from '../../kernel/database/database.ts';
import type { Balances } from './loan-balances.ts';

interface BalancesQuestion {
  readonly date: PlainDate;
  /** Entries posted after this place in their order are left out. @default every entry counts */
  readonly throughSequence?: number;
}

/**
 * What every account of the ledger held at the end of a day, by its entries' business dates: the newest snapshot of that
 * day or before, and what it does not have yet. That is what came later in date, and what was posted later with a date
 * of before, so that a payment that is heard of late is in the days from its own on.
 */
export async function balancesOn(
  db: Db | Tx,
  { date, throughSequence = Number.MAX_SAFE_INTEGER }: BalancesQuestion,
): Promise<Balances> {
  const { rows } = await sql<{ account: LedgerAccount; balance: string }>`
    with snapshot as materialized (
      select as_of, through_sequence from ledger_balance
      where as_of <= ${date}::date and through_sequence <= ${throughSequence}::int8
      order by as_of desc, through_sequence desc limit 1),
    base as materialized (
      select coalesce((select as_of from snapshot), '-infinity') as as_of,
        coalesce((select through_sequence from snapshot), 0) as through_sequence),
    later as (
      select entry.id from ledger_entry entry
      where entry.business_date > (select as_of from base) and entry.business_date <= ${date}::date
        and entry.sequence <= (select through_sequence from base)
      union all
      select entry.id from ledger_entry entry
      where entry.sequence > (select through_sequence from base) and entry.sequence <= ${throughSequence}::int8
        and entry.business_date <= ${date}::date)
    select account, sum(centavos)::text as balance from (
      select account, balance_centavos as centavos from ledger_balance join snapshot using (as_of, through_sequence)
      union all
      select account, amount_centavos from later join ledger_posting on entry_id = later.id) moved
    group by account`.execute(db);
  const found = new Map<LedgerAccount, number>(rows.map(({ account, balance }) => [account, Number(balance)]));
  return perAccount((account) => found.get(account) ?? 0);
}
