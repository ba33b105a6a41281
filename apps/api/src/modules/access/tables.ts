import type { PlainDate } from '@lender/calculator';
import type { AccessActKind, SignInDebt } from '@lender/contract';
import type { StaffRole } from '@lender/lending';
import type { ColumnType, Generated } from 'kysely';
import type { Moment } from '../../kernel/database/schema.ts';

/** Tables that only `access` writes. */
export interface AccessTables {
  staff_user: StaffUserTable;
  staff_recovery_code: StaffRecoveryCodeTable;
  staff_invitation: StaffInvitationTable;
  staff_access_act: StaffAccessActTable;
  session: SessionTable;
  one_time_code: OneTimeCodeTable;
  known_source: { account_id: string; source_hash: Buffer; seen_at: Moment };
}

/** Destination of a code: a phone or a mailbox. */
export type CodeChannel = 'sms' | 'email';

/** Purpose of a code. A code sent for one purpose is not accepted for another. */
export type CodePurpose =
  | 'registration'
  | 'signature'
  | 'phone'
  | 'new_phone'
  | 'email'
  | 'recovery'
  | 'bureau'
  | 'staff_contact';

interface StaffUserTable {
  id: string;
  email: string;
  name: string;
  role: StaffRole;
  password_hash: string;
  created_at: Moment;
  mfa_secret_sealed: Buffer | null;
  mfa_confirmed_at: Moment | null;
  /** Time step of the last code that was used; no code works twice. */
  mfa_last_step: number | null;
  /** Moment since which this person may not sign in. */
  suspended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

interface StaffInvitationTable {
  id: string;
  email: string;
  name: string;
  role: StaffRole;
  token_hash: Buffer;
  /** Null where the server's command invited. */
  invited_by: string | null;
  /** The second person; null where the server's command invited, and for invitations from before one was required. */
  approved_by: ColumnType<string | null, string | null | undefined, string | null>;
  invited_at: Moment;
  expires_at: Moment;
  /** Moment at which it was accepted or withdrawn. */
  ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

interface StaffAccessActTable {
  id: string;
  act: AccessActKind;
  staff_id: string;
  /** Null where the server's command did it. */
  done_by: string | null;
  /** The second person; null where none approved it. */
  approved_by: string | null;
  at: Moment;
}

interface StaffRecoveryCodeTable {
  staff_id: string;
  code_hash: Buffer;
  used_at: Moment | null;
}

interface SessionTable {
  account_id: string;
  id: string;
  account_type: 'client' | 'user';
  created_at: Moment;
  expires_at: Moment;
  revoked_at: Moment | null;
  /** Steps that a sign-in of staff still lacks; null once it is finished. */
  owes: Generated<SignInDebt | null>;
  /** Device that opened a session of staff, as it names itself. */
  device: Generated<string | null>;
  /** The network from which a session of staff was opened. */
  address_sealed: Generated<Buffer | null>;
  /** Moment at which its token was last refreshed; for sessions of staff. */
  seen_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Moment of its last use, to the minute; for sessions of staff. */
  used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

interface OneTimeCodeTable {
  channel: CodeChannel;
  address_hash: Buffer;
  purpose: CodePurpose;
  /** Subject that the code is bound to: a client, an agreement, or the purpose itself. */
  subject: string;
  code_hash: Buffer;
  sent_at: Moment;
  expires_at: Moment;
  tries: number;
  used_at: Moment | null;
  /** Wall-clock day in Mexico City that `sent_today` counts. */
  day: PlainDate;
  sent_today: number;
}
