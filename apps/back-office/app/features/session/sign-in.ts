import { loginUser } from '@lender/contract';
import { defineForm } from '@lender/web/forms';

export const SIGN_IN_FIELDS = ['username', 'password', 'otp'] as const;
export type SignInField = (typeof SIGN_IN_FIELDS)[number];

export const signInForm = defineForm({
  endpoint: loginUser,
  fields: SIGN_IN_FIELDS,
  secrets: ['password', 'otp'],
  bodyOf: ({ username, password, otp }) => ({
    username: username.trim(),
    password,
    otp: otp.replace(/\s/g, '') || undefined,
  }),
});
