import { addDays, type PlainDate } from '@lender/calculator';
import { type getReconciliation, MONEY_TASK_KINDS, type Reply } from '@lender/contract';
import { CLEARING_ACCOUNTS, type ClearingAccount } from '@lender/lending';
import { centavos } from '@lender/money';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/database/database.ts';
import { balancesOn } from '../../ledger/index.ts';
import type { ReportPeriod } from '../report-period.policy.ts';
import { readReportedPayments } from './read-reported-payments.ts';
import { type ClearingMove, reconcileAccounts } from './reconciliation.policy.ts';

type Reconciliation = Reply<typeof getReconciliation>;

const MOST_SETTLEMENTS = 200;

/** Reads what providers reported, what the bank has and what is expected, from the books. */
export async function readReconciliation(tx: Tx, period: ReportPeriod): Promise<Reconciliation> {
  const before = await balancesOn(tx, { date: addDays(period.from, -1) });
  const openings = CLEARING_ACCOUNTS.map((account) => ({ account, opening: before[account] }));
  return {
    ...period,
    accounts: reconcileAccounts(openings, await movesOf(tx, period), period),
    settlements: await settlementsOf(tx, period),
    payments: await readReportedPayments(tx, period),
    expected: await expectedOf(tx),
    exceptions: await exceptionsOf(tx),
  };
}

async function movesOf(tx: Tx, { from, to }: ReportPeriod): Promise<readonly ClearingMove[]> {
  const { rows } = await sql<{ date: PlainDate; account: ClearingAccount; told: string; settled: string }>`
    select business_date as date, account,
      coalesce(sum(amount_centavos) filter (where kind <> 'settlement'), 0)::text as told,
      coalesce(-sum(amount_centavos) filter (where kind = 'settlement'), 0)::text as settled
    from ledger_entry join ledger_posting using (client_id)
    where entry_id = id and business_date between ${from}::date and ${to}::date
      and account in (${sql.join(CLEARING_ACCOUNTS)})
    group by business_date, account`.execute(tx);
  return rows.map(({ date, account, told: reported, settled }) => ({
    date,
    account,
    told: centavos(Number(reported)),
    settled: centavos(Number(settled)),
  }));
}

async function settlementsOf(tx: Tx, { from, to }: ReportPeriod): Promise<Reconciliation['settlements']> {
  const { rows } = await sql<{ key: string; date: PlainDate; account: ClearingAccount; net: string; fee: string }>`
    select entry.key, entry.business_date as date,
      max(posting.account) filter (where posting.account in (${sql.join(CLEARING_ACCOUNTS)})) as account,
      coalesce(sum(amount_centavos) filter (where posting.account = 'bank'), 0)::text as net,
      coalesce(sum(amount_centavos) filter (where posting.account in ('provider_fee_expense', 'provider_fee_iva')), 0)::text
        as fee
    from ledger_entry entry join ledger_posting posting
      on posting.client_id = entry.client_id and posting.entry_id = entry.id
    where entry.kind = 'settlement' and business_date between ${from}::date and ${to}::date
    group by entry.id, entry.key, entry.business_date, entry.sequence
    order by entry.business_date desc, entry.sequence desc limit ${MOST_SETTLEMENTS}`.execute(tx);
  return rows.map(({ key, date, account, net, fee }) => ({
    date,
    account,
    reference: key.slice(`settlement:${account}:`.length),
    net: centavos(Number(net)),
    fee: centavos(Number(fee)),
  }));
}

async function expectedOf(tx: Tx): Promise<Reconciliation['expected']> {
  const rows = await tx
    .selectFrom('payment_reference')
    .select(({ fn }) => [
      'method',
      fn.countAll<string>().as('references'),
      fn.sum<string>('amount_centavos').as('amount'),
    ])
    .where('status', '=', 'open')
    .groupBy('method')
    .orderBy('method')
    .execute();
  return rows.map(({ method, references, amount }) => ({
    method,
    references: Number(references),
    amount: centavos(Number(amount)),
  }));
}

async function exceptionsOf(tx: Tx): Promise<Reconciliation['exceptions']> {
  const { rows } = await sql<{ kind: (typeof MONEY_TASK_KINDS)[number]; tasks: number; amount: string }>`
    select kind, count(*)::int as tasks, coalesce(sum((facts->'amount'->>'amount')::numeric * 100), 0)::bigint::text as amount
    from staff_task where closed_at is null and kind in (${sql.join(MONEY_TASK_KINDS)})
    group by kind order by count(*) desc, kind`.execute(tx);
  return rows.map(({ kind, tasks, amount }) => ({ kind, tasks, amount: centavos(Number(amount)) }));
}
