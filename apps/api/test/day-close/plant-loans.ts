import type pg from 'pg';

/** Writes so many clients like one with a loan, each with a loan like theirs and what was booked of it. */
export async function plantLoans(pool: pg.Pool, { like, count }: { like: string; count: number }): Promise<void> {
  const client = await pool.connect();
  await client.query('begin');
  await client.query(
    `create temporary table own on commit drop as select gen_random_uuid() as client_id, gen_random_uuid() as loan_id,
      gen_random_uuid() as application_id from generate_series(1, ${count})`,
  );
  for (const copy of COPIES) await client.query(copy, [like]);
  await client.query('commit');
  await client.query('vacuum analyze');
  client.release();
}

const entryOf = (id: string) => `md5(own.client_id::text || ${id}::text)::uuid`;

const COPIES = [
  `insert into client select copy.* from own, client old, jsonb_populate_record(old, jsonb_build_object(
    'client_id', own.client_id, 'hashed_user_id', own.client_id)) copy where old.client_id = $1`,
  `insert into application select copy.* from own, application old, jsonb_populate_record(old, jsonb_build_object(
    'client_id', own.client_id, 'id', own.application_id)) copy where old.client_id = $1`,
  `insert into loan select copy.* from own, loan old, jsonb_populate_record(old, jsonb_build_object(
    'client_id', own.client_id, 'id', own.loan_id, 'application_id', own.application_id)) copy
    where old.client_id = $1`,
  `insert into loan_event (client_id, id, loan_id, key, kind, value_date, known_at, event)
   select own.client_id, gen_random_uuid(), own.loan_id, key, kind, value_date, known_at, event
   from own, loan_event where loan_event.client_id = $1`,
  `insert into ledger_entry (client_id, id, loan_id, kind, key, business_date, posted_at)
   select own.client_id, ${entryOf('id')}, own.loan_id, kind, key, business_date, posted_at
   from own, ledger_entry where ledger_entry.client_id = $1`,
  `insert into ledger_posting (client_id, entry_id, line, account, amount_centavos)
   select own.client_id, ${entryOf('id')}, line, account, amount_centavos
   from own, ledger_entry join ledger_posting using (client_id) where entry_id = id and ledger_entry.client_id = $1`,
];
