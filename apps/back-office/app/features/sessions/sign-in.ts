import { loginUser } from '@lender/contract';
import { defineForm } from '@lender/web/forms';

export const SIGN_IN_FIELDS = ['username', 'password'] as const;
export type SignInField = (typeof SIGN_IN_FIELDS)[number];

export const signInForm = defineForm({
  endpoint: loginUser,
  fields: SIGN_IN_FIELDS,
  secrets: ['password'],
  bodyOf: ({ username, password }) => ({ username: username.trim(), password }),
});
