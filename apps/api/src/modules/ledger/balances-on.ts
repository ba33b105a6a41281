import type { PlainDate } from '@lender/calculator';
import { type LedgerAccount, perAccount } from '@lender/lending';
import { sql } from 'kysely';
import type { Db, Tx } from '../../kernel/database/database.ts';
import type { Balances } from './loan-balances.ts';

interface BalancesQuestion {
  readonly date: PlainDate;
  /** Position in the order of posting; later entries are left out. @default every entry counts */
  readonly throughSequence?: number;
}

/**
 * Returns the balance of every account of the ledger at the end of a day, by its entries' business dates: the newest
 * snapshot of that day or before, plus the entries that it does not have yet. Those are entries with a later date, and
 * entries posted later with an earlier date, so that a payment that is reported late counts from its own day on.
 */
export async function balancesOn(
  db: Db | Tx,
  { date, throughSequence = Number.MAX_SAFE_INTEGER }: BalancesQuestion,
): Promise<Balances> {
  const base = await newestSnapshot(db, { date, throughSequence });
  const { rows } = await sql<{ account: LedgerAccount; balance: string }>`
    with later as (
      select client_id, id from ledger_entry
      where business_date > ${base.asOf}::date and business_date <= ${date}::date and sequence <= ${base.sequence}::int8
      union all
      select client_id, id from ledger_entry
      where sequence > ${base.sequence}::int8 and sequence <= ${throughSequence}::int8 and business_date <= ${date}::date)
    select account, sum(centavos)::text as balance from (
      select account, balance_centavos as centavos from ledger_balance
      where as_of = ${base.asOf}::date and through_sequence = ${base.sequence}::int8
      union all
      select account, amount_centavos from later join ledger_posting using (client_id) where entry_id = later.id) moved
    group by account`.execute(db);
  const found = new Map<LedgerAccount, number>(rows.map(({ account, balance }) => [account, Number(balance)]));
  return perAccount((account) => found.get(account) ?? 0);
}

/**
 * Finds the snapshot to begin with, or the beginning of time. It is read separately, so that the database knows how
 * much was posted since when it plans that query.
 */
async function newestSnapshot(db: Db | Tx, { date, throughSequence }: Required<BalancesQuestion>) {
  const snapshot = await db
    .selectFrom('ledger_balance')
    .select(['as_of as asOf', 'through_sequence as sequence'])
    .where('as_of', '<=', date)
    .where('through_sequence', '<=', throughSequence)
    .orderBy('as_of', 'desc')
    .orderBy('through_sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return snapshot ?? { asOf: '-infinity', sequence: 0 };
}
