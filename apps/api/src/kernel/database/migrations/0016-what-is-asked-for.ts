import { type Kysely, sql } from 'kysely';

/**
 * An application keeps how its money goes out, which was always by transfer, and up to which amount a larger offer goes,
 * so that the borrower may choose less of it and change their mind.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table application
    add column payout_method text not null default 'bank_transfer'
      constraint application_payout_method_known
        check (payout_method in ('bank_transfer', 'cebuana', 'bdo', 'm_lhuillier')),
    add column offered_centavos bigint check (offered_centavos > 0)`,
  // 18: a larger amount is offered
  'update application set offered_centavos = principal_centavos where status = 18',
];
