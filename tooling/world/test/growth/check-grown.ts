import { connect } from '@lender/api/kernel/database/database';
import { mexicoDate } from '@lender/calculator';
import pg from 'pg';
import type { BrokenPromise } from '../../src/simulation/checks/broken-promise.ts';
import { checkLoan } from '../../src/simulation/checks/check-loan.ts';
import { readChecked } from '../../src/simulation/checks/read-checked.ts';

/** Queries that must find nothing, whatever the database contains. */
const NOWHERE: Readonly<Record<string, string>> = {
  'every entry sums to zero': `select entry_id from ledger_posting group by entry_id having sum(amount_centavos) <> 0`,
  'no entry is without lines': `select id from ledger_entry where not exists
    (select from ledger_posting line where line.client_id = ledger_entry.client_id and entry_id = ledger_entry.id)`,
  'nobody has two open applications': `select client_id from application where status not in (4, 5, 6, 23)
    group by client_id having count(*) > 1`,
  'what was disbursed is booked, once, as it was': `select event.id from loan_event event
    left join ledger_entry entry on entry.client_id = event.client_id and entry.loan_id = event.loan_id
      and entry.key = event.key
    left join ledger_posting line on line.client_id = entry.client_id and line.entry_id = entry.id
      and line.account = 'principal_receivable'
    where event.kind = 'disbursed'
    group by event.id, event.event having coalesce(sum(amount_centavos), 0) <> (event.event->>'amountCentavos')::bigint`,
  'every payment of a loan is an event of it, with its amount': `select payment.id from payment
    left join loan_event event on event.client_id = payment.client_id and event.loan_id = payment.loan_id
      and event.kind = 'payment' and (event.event->>'amountCentavos')::bigint = payment.amount_centavos
    where event.id is null`,
  'whoever paid owes nothing': `select loan.id from loan join ledger_entry entry on entry.client_id = loan.client_id
      and entry.loan_id = loan.id
    join ledger_posting line on line.client_id = entry.client_id and line.entry_id = entry.id
    where loan.status = 5 and account like '%_receivable' group by loan.id having sum(amount_centavos) <> 0`,
  'a loan that runs has had its money': `select loan.id from loan where status in (4, 6) and not exists
    (select from loan_event event where event.client_id = loan.client_id and loan_id = loan.id and kind = 'disbursed')`,
  'everybody has a phone of their own': `select client_id from client where not exists
    (select from identity_claim claim where claim.client_id = client.client_id and kind = 'phone')`,
};

/** Checks the whole by SQL, and some loans by the rules that the simulation keeps after each day. */
export async function checkGrown(
  connectionString: string,
  { sample, now }: { readonly sample: number; readonly now: Date },
): Promise<BrokenPromise[]> {
  const broken: BrokenPromise[] = [];
  const pool = new pg.Pool({ connectionString, max: 1 });
  await pool.query(`set work_mem = '256MB'`);
  for (const [promise, text] of Object.entries(NOWHERE)) {
    // All rows are computed, and a few reported: a planner that wants only the first few, of which there are none,
    // plans to look at each by itself.
    const { rows } = await pool.query(`with found as materialized (${text}) select * from found limit 5`);
    if (rows.length > 0) broken.push({ promise, found: rows });
  }
  const { rows } = await pool.query<{ id: string }>(
    'select id from loan where booked_on is not null order by md5(id::text) limit $1',
    [sample],
  );
  await pool.end();
  const { db, close } = connect(connectionString, { connections: 1 });
  const today = mexicoDate(now.getTime());
  const ids = rows.map(({ id }) => id);
  for await (const { loan, booked } of readChecked(db, ids)) broken.push(...checkLoan(loan, { booked, today }));
  await close();
  return broken;
}
