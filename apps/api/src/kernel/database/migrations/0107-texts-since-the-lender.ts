import { type Kysely, sql } from 'kysely';

/**
 * Puts the texts that came with the program in force since the lender exists: since its first product, or the first
 * signature if that is older. Before, they were in force from a day that the program named, after signatures of them.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  'alter table legal_text disable trigger legal_text_is_final',
  `update legal_text set live_from = least(
      (select min(published_at) from legal_text where made_by is null), (select min(live_from) from product),
      (select min(accepted_at) from acceptance), (select min(signed_at) from agreement))
    where version = 1 and made_by is null`,
  'alter table legal_text enable trigger legal_text_is_final',
];
