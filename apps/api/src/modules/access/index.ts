export { codeSubject, pendingCode } from './codes/active-code.ts';
export type { CodeAddress } from './codes/code-address.ts';
export { sendCode } from './codes/send-code.ts';
export { checkCode, useCode } from './codes/use-code.ts';
export { reauthenticate } from './passwords/reauthenticate.ts';
export { refusePassword } from './passwords/refuse-password.ts';
export { setPassword } from './passwords/set-password.ts';
export { revokeSessions } from './revoke-sessions.ts';
export { openSession } from './sessions/open-session.ts';
