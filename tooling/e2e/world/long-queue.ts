import { Client } from 'pg';
import { currentStack } from './stack.ts';

/**
 * Amount that every planted case asks for, in whole pesos: more than any borrower in a journey, so that a filter shows
 * these alone.
 */
export const PLANTED_PESOS = 77_777;

const TABLES = ['application', 'client_details', 'client'] as const;

const PLANT = [
  `create temporary table own on commit drop as
   select gen_random_uuid() as client_id, gen_random_uuid() as id, place from generate_series(1, $1::int) as place`,
  `insert into client select copy.* from own, client old, jsonb_populate_record(old, jsonb_build_object(
    'client_id', own.client_id, 'hashed_user_id', own.client_id, 'phone_last_four', '0000')) copy
   where old.client_id = $1`,
  `insert into client_details select copy.* from own, client_details old, jsonb_populate_record(old, jsonb_build_object(
    'client_id', own.client_id, 'first_name', 'Fila', 'last_name', own.place)) copy where old.client_id = $1`,
  `insert into application select copy.* from own, application old, jsonb_populate_record(old, jsonb_build_object(
    'client_id', own.client_id, 'id', own.id, 'status', 6, 'desired_centavos', ${PLANTED_PESOS * 100},
    'created_at', old.created_at - own.place * interval '1 minute',
    'status_since', old.status_since - own.place * interval '1 minute')) copy where old.client_id = $1`,
];

/** Does some work while there are this many rejected cases like one of a client; they are removed afterwards. */
export async function withLongQueue(
  { like, count }: { readonly like: string; readonly count: number },
  work: () => Promise<void>,
): Promise<void> {
  const db = new Client({ connectionString: currentStack().databaseUrl });
  await db.connect();
  try {
    await db.query('begin');
    for (const [at, statement] of PLANT.entries()) await db.query(statement, [at === 0 ? count : like]);
    await db.query('commit');
    await work();
  } finally {
    await db.query('rollback');
    await db.query('begin');
    await db.query(
      `create temporary table own on commit drop as select client_id from application where desired_centavos = $1`,
      [PLANTED_PESOS * 100],
    );
    for (const table of TABLES) await db.query(`delete from ${table} where client_id in (select client_id from own)`);
    await db.query('commit');
    await db.end();
  }
}
