import { type Kysely, sql } from 'kysely';

/**
 * Keeps who gave whom access to the back-office, and who approved it, so that two accounts of one person are found.
 * Earlier acts are taken from accepted invitations and from the audit; they have no approver.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table staff_access_act (
    id uuid primary key,
    act text not null constraint staff_access_act_known
      check (act in ('invited', 'role_changed', 'reactivated', 'second_factor_reset')),
    staff_id uuid not null references staff_user (id),
    -- null where it was the command of the server
    done_by uuid references staff_user (id),
    approved_by uuid references staff_user (id),
    at timestamptz not null,
    constraint staff_access_act_by_others check (done_by <> staff_id),
    constraint staff_access_act_four_eyes check (approved_by <> done_by and approved_by <> staff_id))`,
  'create index staff_access_act_of on staff_access_act (staff_id, at)',
  `insert into staff_access_act (id, act, staff_id, done_by, at)
    select gen_random_uuid(), 'invited', staff_user.id, invited_by, invited_at
    from staff_invitation join staff_user
      on staff_user.email = staff_invitation.email and staff_user.created_at = staff_invitation.ended_at
    where invited_by is null or invited_by in (select id from staff_user)`,
  `insert into staff_access_act (id, act, staff_id, done_by, at)
    select gen_random_uuid(),
      case call when 'changeStaffRole' then 'role_changed' when 'reactivateStaff' then 'reactivated'
        else 'second_factor_reset' end,
      subject_id, staff_id, at
    from audit_entry
    where call in ('changeStaffRole', 'reactivateStaff', 'resetSecondFactor') and outcome = 'done'
      and subject_id <> staff_id
      and subject_id in (select id from staff_user) and staff_id in (select id from staff_user)`,
  `create trigger staff_access_act_is_final before update or delete or truncate on staff_access_act
   for each statement execute function refuse_change()`,
  'alter table staff_invitation add column approved_by uuid references staff_user (id)',
];
