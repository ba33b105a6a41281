import { sql } from 'kysely';
import type { Tx } from '../../kernel/database/database.ts';
import { FIRST_TEXTS } from './first-words/first-texts.data.ts';

/**
 * Stores the first texts of a new lender, once; from then on only people change them. They are in force from the moment
 * at which the lender exists; a kind that a later release adds, from now. Safe to repeat.
 */
export async function seedLegalTexts(tx: Tx, wallNow: Date): Promise<void> {
  const live_from = await beginning(tx, wallNow);
  const rows = FIRST_TEXTS.map(({ kind, version, text, sha256, registration }) => ({
    ...{ kind, version, body: text, sha256, registration, live_from, published_at: wallNow },
    ...{ made_by: null, approved_by: null, reason: null },
  }));
  await tx
    .insertInto('legal_text')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Returns the moment since which newly added texts are in force: a lender may be older than its texts, and have
 * signatures from before.
 */
async function beginning(tx: Tx, wallNow: Date): Promise<Date> {
  const { rows } = await sql<{
    since: Date;
  }>`select least(${wallNow}::timestamptz, (select min(live_from) from product),
      (select min(accepted_at) from acceptance), (select min(signed_at) from agreement)) as since
    where not exists (select from legal_text)`.execute(tx);
  return rows[0]?.since ?? wallNow;
}
