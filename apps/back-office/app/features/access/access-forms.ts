import { askMoreIdentifiers, changeUserPassword, confirmUserMfa, renewRecoveryCodes } from '@lender/contract';
import { defineForm } from '@lender/web/forms';
import { oneLine } from '../../forms/one-line.ts';

const digits = (text: string): string => text.replaceAll(/\s/g, '');

export const confirmForm = defineForm({
  endpoint: confirmUserMfa,
  fields: ['otp'],
  secrets: ['otp'],
  bodyOf: ({ otp }) => ({ otp: digits(otp) }),
});

export const moreForm = defineForm({
  endpoint: askMoreIdentifiers,
  fields: ['amount', 'note'],
  bodyOf: ({ amount, note }) => ({ amount: Number(amount), note: oneLine(note) }),
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
