import { type Kysely, sql } from 'kysely';

/**
 * A card is known by the names that the provider keeps it under. A token, which older rows have, is good for one use: such
 * a card is registered again before it is charged.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table payment_card
    alter column token_sealed drop not null,
    add column provider_customer_id text,
    add column provider_card_id text,
    add constraint payment_card_is_chargeable check (
      (token_sealed is null) <> (provider_customer_id is null and provider_card_id is null))`,
];
