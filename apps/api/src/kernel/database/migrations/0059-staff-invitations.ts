import { type Kysely, sql } from 'kysely';

/**
 * Adds invitations of staff: an account is made by the person to whom the link was sent. Each address has at most one
 * open invitation.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table staff_invitation (
    id uuid primary key,
    email text not null,
    name text not null,
    role text not null constraint staff_invitation_role check (role in
      ('support', 'verifier', 'underwriter', 'collector', 'payments', 'risk_admin', 'product_admin', 'supervisor',
       'auditor', 'admin')),
    token_hash bytea not null unique,
    invited_by uuid references staff_user (id),
    invited_at timestamptz not null,
    expires_at timestamptz not null,
    ended_at timestamptz)`,
  'create unique index staff_invitation_open on staff_invitation (email) where ended_at is null',
];
