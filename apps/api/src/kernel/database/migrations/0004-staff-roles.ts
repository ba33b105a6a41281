import { type Kysely, sql } from 'kysely';

/**
 * A role decides from here on what somebody may do; before it was only a word on a screen, and everybody who was signed
 * in might do everything. So whoever is here becomes a supervisor, who still may.
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
