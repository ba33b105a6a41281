export { codeSentAt, codeSubject, pendingCode } from './codes/active-code.ts';
export type { CodeAddress } from './codes/code-address.ts';
export { sendCode } from './codes/send-code.ts';
export { checkCode, useCode } from './codes/use-code.ts';
export { seedDemoStaff } from './demo/demo-staff.ts';
export { reauthenticate } from './passwords/reauthenticate.ts';
export { refusePassword } from './passwords/refuse-password.ts';
export { setPassword } from './passwords/set-password.ts';
export { purgeAccess } from './purge-access.ts';
export { revokeSessions } from './revoke-sessions.ts';
export { needsSecondFactor } from './second-factor/needs-second-factor.ts';
export { openSession } from './sessions/open-session.ts';
export { sessionOf } from './sessions/session-of.ts';
export { type AccessAct, holdAccess, lockAccess, readAccessActs } from './staff/access-acts.ts';
export { changeRole, forgetSecondFactor, reactivate } from './staff/change-access.ts';
export { endOpenInvitations } from './staff/end-open-invitations.ts';
export { INVITATION_HOURS, invite } from './staff/invite.ts';
export {
  findStaffByEmail,
  findStaffMember,
  readStaff,
  readStaffMember,
  type StaffMember,
} from './staff/staff-member.ts';
export { staffName, staffNames } from './staff/staff-name.ts';
export { noteUse } from './staff-sessions/note-use.ts';
