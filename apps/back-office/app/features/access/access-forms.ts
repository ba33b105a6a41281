import { changeUserPassword, confirmUserMfa, renewRecoveryCodes } from '@lender/contract';
import { defineForm } from '@lender/web/forms';

const digits = (text: string): string => text.replaceAll(/\s/g, '');

export const confirmForm = defineForm({
  endpoint: confirmUserMfa,
  fields: ['otp'],
  secrets: ['otp'],
  bodyOf: ({ otp }) => ({ otp: digits(otp) }),
});

export const renewForm = defineForm({
  endpoint: renewRecoveryCodes,
  fields: ['otp'],
  secrets: ['otp'],
  bodyOf: ({ otp }) => ({ otp: digits(otp) }),
});

export const passwordForm = defineForm({
  endpoint: changeUserPassword,
  fields: ['oldPassword', 'newPassword'],
  secrets: ['oldPassword', 'newPassword'],
  bodyOf: (texts) => texts,
});
