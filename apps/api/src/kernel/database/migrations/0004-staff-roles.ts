import { type Kysely, sql } from 'kysely';

/**
 * Makes a role decide what its user may do; before, it was only a word on a screen, and every signed-in user might do
 * everything. So each existing user becomes a supervisor, who still may.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `update staff_user set role = 'supervisor'`,
  `alter table staff_user add constraint staff_user_role check (role in
    ('support', 'verifier', 'underwriter', 'collector', 'payments', 'risk_admin', 'product_admin', 'supervisor',
     'auditor', 'admin'))`,
];
