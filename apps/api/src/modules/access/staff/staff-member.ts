import type { StaffRole } from '@lender/lending';
import type { Db, Tx } from '../../../kernel/database/database.ts';

/** A member of staff, without anything that is secret. */
export interface StaffMember {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
  /** Moment since which this person may not sign in; null for one who may. */
  readonly suspended_at: Date | null;
  readonly mfa_confirmed_at: Date | null;
}

const members = (db: Db | Tx) =>
  db.selectFrom('staff_user').select(['id', 'name', 'email', 'role', 'suspended_at', 'mfa_confirmed_at']);

/** Finds a member of staff by id. */
export const findStaffMember = (db: Db | Tx, id: string): Promise<StaffMember | undefined> =>
  members(db).where('id', '=', id).executeTakeFirst();

/** Reads a member of staff by id. @throws when there is none */
export const readStaffMember = (db: Db | Tx, id: string): Promise<StaffMember> =>
  members(db).where('id', '=', id).executeTakeFirstOrThrow();

/** Finds a member of staff by a normalised e-mail. */
export const findStaffByEmail = (db: Db | Tx, email: string): Promise<StaffMember | undefined> =>
  members(db).where('email', '=', email).executeTakeFirst();

/** Reads all members of staff by name, those who may not sign in among them. */
export const readStaff = (db: Db | Tx): Promise<readonly StaffMember[]> =>
  members(db).orderBy('name').orderBy('id').execute();
