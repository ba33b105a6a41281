import type pg from 'pg';

interface Crowd {
  /** Client of whom all others are copies. */
  readonly like: string;
  readonly count: number;
}

/**
 * Writes so many clients with a case each, straight into the database. Their names, digits, amounts and moments differ;
 * one case in fifty waits for a person.
 */
export async function plantCrowd(pool: pg.Pool, { like, count }: Crowd): Promise<void> {
  const client = await pool.connect();
  await client.query('begin');
  await client.query(
    `create temporary table own on commit drop as
     select gen_random_uuid() as client_id, gen_random_uuid() as id, n, (random() * 31536000)::int as age
     from generate_series(1, ${count}) as n`,
  );
  for (const copy of COPIES) await client.query(copy, [like]);
  await client.query(CLAIMS);
  await client.query('commit');
  await client.query('vacuum analyze');
  client.release();
}

const oneOf = (words: readonly string[], by: string) =>
  `(array[${words.map((word) => `'${word}'`).join(', ')}])[1 + (${by}) % ${words.length}]`;
const GIVEN = ['María', 'José', 'Guadalupe', 'Juan', 'Ana', 'Luis', 'Rosa', 'Jorge', 'Sofía', 'Ximena', 'Iván'];
const SURNAMES = ['Hernández', 'García', 'Martínez', 'López', 'González', 'Pérez', 'Robles', 'Núñez', 'Ibarra'];

const COPIES = [
  `insert into client select copy.* from own, client old, jsonb_populate_record(old, jsonb_build_object(
    'client_id', own.client_id, 'hashed_user_id', own.client_id,
    'phone_last_four', lpad((own.n % 10000)::text, 4, '0'))) copy where old.client_id = $1`,
  // A surname of its own for each client keeps the number of names as large as the number of people.
  `insert into client_details select copy.* from own, client_details old, jsonb_populate_record(old, jsonb_build_object(
    'client_id', own.client_id, 'first_name', ${oneOf(GIVEN, 'own.n')}, 'last_name', ${oneOf(SURNAMES, 'own.n / 11')},
    'second_last_name', 'De ' || to_hex(own.n))) copy where old.client_id = $1`,
  `insert into bank_account select copy.* from own, bank_account old, jsonb_populate_record(old, jsonb_build_object(
    'client_id', own.client_id, 'last_four', lpad((own.n / 7 % 10000)::text, 4, '0'))) copy where old.client_id = $1`,
  `insert into application select copy.* from own, application old, jsonb_populate_record(old, jsonb_build_object(
    'client_id', own.client_id, 'id', own.id, 'status', case when own.n % 50 = 0 then 14 else 6 end,
    'hashed_id', translate(upper(substr(md5(own.n::text), 1, 10)), '01', 'XY'),
    'desired_centavos', 50000 + own.n % 300 * 1000,
    'created_at', old.created_at - own.age * interval '1 second',
    'status_since', old.created_at - own.age * interval '1 second')) copy where old.client_id = $1`,
];

/** These are hashes of no known value; there are as many as those of real people. */
const CLAIMS = `insert into identity_claim (kind, keyed_hash, client_id)
  select kind, sha256((kind || own.client_id)::bytea), own.client_id
  from own, unnest(array['phone', 'email', 'curp', 'clabe']) as kind`;
