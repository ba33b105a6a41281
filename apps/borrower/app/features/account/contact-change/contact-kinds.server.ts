import type { Call } from '@lender/sdk';
import { type RefusedForm, submitForm } from '@lender/web/forms';
import type * as z from 'zod/mini';
import { type StepCookie, sentCodeShape, stepCookie } from '../../../forms/step-cookie.server.ts';
import type { AddressField, ChangeField, ContactKind } from './contact-change.ts';
import { askEmailForm, askPhoneForm, changeEmailForm, changePhoneForm } from './contact-forms.server.ts';

/** Address to which a code went, and when another one may be sent. */
export interface SentCode extends z.infer<typeof sentCodeShape> {}

/** Part of changing an address that differs by its kind; everything else is the same for both. */
export interface ChangeOfContact {
  /** Cookie with the new address, while its code is valid. */
  readonly sent: StepCookie<SentCode>;
  ask(call: Call, data: FormData): Promise<{ readonly ok: true; readonly sent: SentCode } | RefusedForm<AddressField>>;
  change(call: Call, data: FormData): Promise<{ readonly ok: true } | RefusedForm<ChangeField>>;
}

export const CHANGES: Readonly<Record<ContactKind, ChangeOfContact>> = {
  email: {
    sent: stepCookie('__Host-new-email', sentCodeShape),
    ask: async (call, data) => {
      const asked = await submitForm(askEmailForm, data, call);
      return asked.ok ? { ok: true, sent: sentTo(asked.sent.email, asked.value) } : asked;
    },
    change: (call, data) => submitForm(changeEmailForm, data, call),
  },
  phone: {
    sent: stepCookie('__Host-new-phone', sentCodeShape),
    ask: async (call, data) => {
      const asked = await submitForm(askPhoneForm, data, call);
      return asked.ok ? { ok: true, sent: sentTo(asked.sent.mobilePhone?.number ?? '', asked.value) } : asked;
    },
    change: (call, data) => submitForm(changePhoneForm, data, call),
  },
};

const sentTo = (address: string, { digits, resendAt }: Omit<SentCode, 'address'>): SentCode => ({
  address,
  digits,
  resendAt,
});
