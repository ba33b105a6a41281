import type pg from 'pg';

/**
 * Does the least that the database must do for a day's close: reads every loan with its events and balances, writes as
 * many entries as the close of that day wrote, with as many lines, and moves the loans on. It computes nothing.
 */
export async function closeBySql(pool: pg.Pool, day: string): Promise<void> {
  const client = await pool.connect();
  await client.query('begin');
  for (const text of READS) await client.query(text);
  for (const text of WRITES) await client.query(text, [day]);
  await client.query('commit');
  client.release();
}

const READS = [
  `select sum(length(terms::text) + length(event::text)) from loan
   join loan_event on loan_event.client_id = loan.client_id and loan_event.loan_id = loan.id where status in (4, 6)`,
  `select sum(balance) from (select loan_id, account, sum(amount_centavos) as balance
   from ledger_entry join ledger_posting using (client_id) where entry_id = id group by loan_id, account) balances`,
];

const WRITES = [
  `insert into ledger_entry (client_id, id, loan_id, kind, key, business_date, posted_at)
   select client_id, md5(id::text)::uuid, loan_id, kind, key || ':by-sql', business_date + 1, posted_at
   from ledger_entry where business_date = $1 and kind = 'accrual'`,
  `insert into ledger_posting (client_id, entry_id, line, account, amount_centavos)
   select client_id, md5(id::text)::uuid, line, account, amount_centavos
   from ledger_entry join ledger_posting using (client_id) where entry_id = id and business_date = $1 and kind = 'accrual'`,
  'update loan set booked_on = $1::date + 1 where booked_on = $1 and status in (4, 6)',
];
