import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Tx } from '../../../../kernel/database/database.ts';
import { normaliseName } from '../normalise-name.ts';
import { readPostalCodes, type Settlement } from './postal-codes.ts';

const NAME = 'postal_codes';
const BATCH = 20_000;

/**
 * Loads the lender's own copy of the postal catalogue, whose terms forbid passing it on. The same file is read once;
 * another one replaces it as a whole.
 */
export async function seedPostalCodes(tx: Tx, { path, wallNow }: { path: string; wallNow: Date }): Promise<void> {
  const file = await readFile(path);
  const sha256 = createHash('sha256').update(file).digest('hex');
  // Programs that start together take turns, so that only one reads the catalogue.
  await sql`select pg_advisory_xact_lock(hashtext('seed postal codes'))`.execute(tx);
  const loaded = await tx.selectFrom('loaded_catalogue').select('sha256').where('name', '=', NAME).executeTakeFirst();
  if (loaded?.sha256 === sha256) return;

  await tx.deleteFrom('district').where('postal_code', 'is not', null).execute();
  const settlements = readPostalCodes(file);
  for (let from = 0; from < settlements.length; from += BATCH) await write(tx, settlements.slice(from, from + BATCH));
  await tx
    .insertInto('loaded_catalogue')
    .values({ name: NAME, sha256, loaded_at: wallNow })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ sha256, loaded_at: wallNow }))
    .execute();
}

/** Settlements of a municipality that INEGI's catalogue does not name yet are left out. */
async function write(tx: Tx, settlements: readonly Settlement[]): Promise<void> {
  await sql`insert into district (id, city_id, title, fold, postal_code)
    select given.* from unnest(
      ${settlements.map(({ id }) => id)}::int[],
      ${settlements.map(({ municipalityId }) => municipalityId)}::int[],
      ${settlements.map(({ title }) => title)}::text[],
      ${settlements.map(({ title }) => normaliseName(title))}::text[],
      ${settlements.map(({ postalCode }) => postalCode)}::text[]) as given (id, city_id, title, fold, postal_code)
    join city on city.id = given.city_id and city.fold is not null
    on conflict (id) do nothing`.execute(tx);
}
