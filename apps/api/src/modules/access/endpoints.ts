import type { Implementation } from '../../implement.ts';
import { checkClientKeyHandler } from './accounts/check-client-key.handler.ts';
import { createBackOfficeClientHandler } from './accounts/create-back-office-client.handler.ts';
import { createClientHandler } from './accounts/create-client.handler.ts';
import { proveNewPhoneHandler } from './accounts/prove-new-phone.handler.ts';
import {
  getVerificationCodeHandler,
  getVerificationDigitHandler,
  sendSmsCodeHandler,
  verifyPhoneHandler,
} from './codes/own-phone.handlers.ts';
import { sendEmailCodeHandler, sendSmsCodePublicHandler } from './codes/send-public-code.handlers.ts';
import { changePasswordHandler } from './passwords/change-password.handler.ts';
import { getPasswordRulesHandler } from './passwords/get-password-rules.handler.ts';
import { recoverPasswordHandler } from './recovery/recover-password.handler.ts';
import { sendPublicSmsCodeForPurposeHandler } from './recovery/send-code-for-purpose.handler.ts';
import { getBackOfficeUserHandler } from './sessions/get-back-office-user.handler.ts';
import { openBorrowerSiteHandler, takeOverSessionHandler } from './sessions/hand-over.handlers.ts';
import { loginClientHandler } from './sessions/login-client.handler.ts';
import { logoutClientHandler, logoutUserHandler } from './sessions/logout.handler.ts';
import { prolongClientSessionHandler } from './sessions/prolong-session.handler.ts';
import { refreshClientTokenHandler, refreshUserTokenHandler } from './sessions/refresh-token.handler.ts';
import {
  acceptInvitationHandler,
  readInvitationHandler,
  withdrawInvitationHandler,
} from './staff/invitation.handlers.ts';
import { endStaffSessionsHandler, suspendStaffHandler } from './staff/staff.handlers.ts';
import { changeUserPasswordHandler } from './staff-sessions/change-user-password.handler.ts';
import { loginUserHandler } from './staff-sessions/login-user.handler.ts';
import {
  endOtherSessionsHandler,
  endOwnSessionHandler,
  getOwnAccessHandler,
} from './staff-sessions/own-access.handlers.ts';
import { passSecondFactorHandler } from './staff-sessions/pass-second-factor.handler.ts';
import {
  confirmUserMfaHandler,
  renewRecoveryCodesHandler,
  startUserMfaHandler,
} from './staff-sessions/user-mfa.handlers.ts';

export const endpoints: readonly Implementation[] = [
  checkClientKeyHandler,
  createBackOfficeClientHandler,
  createClientHandler,
  proveNewPhoneHandler,
  getVerificationCodeHandler,
  getVerificationDigitHandler,
  sendSmsCodeHandler,
  verifyPhoneHandler,
  sendEmailCodeHandler,
  sendPublicSmsCodeForPurposeHandler,
  sendSmsCodePublicHandler,
  changePasswordHandler,
  getPasswordRulesHandler,
  recoverPasswordHandler,
  confirmUserMfaHandler,
  startUserMfaHandler,
  getBackOfficeUserHandler,
  loginClientHandler,
  loginUserHandler,
  logoutClientHandler,
  logoutUserHandler,
  openBorrowerSiteHandler,
  prolongClientSessionHandler,
  refreshClientTokenHandler,
  refreshUserTokenHandler,
  takeOverSessionHandler,
  renewRecoveryCodesHandler,
  changeUserPasswordHandler,
  endOtherSessionsHandler,
  endOwnSessionHandler,
  getOwnAccessHandler,
  passSecondFactorHandler,
  acceptInvitationHandler,
  readInvitationHandler,
  withdrawInvitationHandler,
  endStaffSessionsHandler,
  suspendStaffHandler,
];
