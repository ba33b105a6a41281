import { type Kysely, sql } from 'kysely';

/** The product is drafted and published like the decision policy, so that drafts of both lie in one table. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  'alter table policy_draft rename to draft',
  'alter table draft rename constraint policy_draft_state_known to draft_state_known',
  'alter table draft rename constraint policy_draft_revision_positive to draft_revision_positive',
  'alter index policy_draft_open rename to draft_open',
  // A version of a policy or of the product: the name says of which.
  'alter table draft drop constraint policy_draft_name_based_on_fkey',
  // Person who published a version; null where it came with the program.
  'alter table product add column made_by uuid, add column approved_by uuid, add column reason text',
];
