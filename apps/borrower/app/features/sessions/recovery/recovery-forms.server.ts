import { recoverPassword } from '@lender/contract';
import { defineForm } from '@lender/web/forms';
import { compactCode } from '../../../forms/compact-code.ts';
import { usernameOf } from '../username.ts';
import { FORGETFUL_FIELDS, RECOVERY_FIELDS } from './recovery.ts';

/** Form that asks for both codes. */
export const forgetfulForm = defineForm({
  endpoint: recoverPassword,
  fields: FORGETFUL_FIELDS,
  bodyOf: ({ username }) => ({ username: usernameOf(username) }),
});

/** Form for a new password, with both codes. */
export const recoveryForm = defineForm({
  endpoint: recoverPassword,
  fields: RECOVERY_FIELDS,
  secrets: ['emailCode', 'code', 'password', 'repeat'],
  fieldOf: { 'recovery.emailCode': 'emailCode', 'recovery.code': 'code', 'recovery.password': 'password' },
  bodyOf: ({ username, emailCode, code, password }) => ({
    username: usernameOf(username),
    recovery: { emailCode: compactCode(emailCode), code: compactCode(code), password },
  }),
});
