import { formatPlainDate, mexicoDate } from '@lender/calculator';
import { createReferral, decodeWire, getReferrals, updateReferral } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { defineForm, type FormProblem, submitForm } from '@lender/web/forms';
import { leadTo, type Outcome, showRefusal } from '@lender/web/outcome';
import { doneAt, doneIn } from '../../../forms/done-in.ts';
import { invitationPath } from '../../../forms/invitation.ts';
import { phoneDigits } from '../../../forms/masks/phone-digits.ts';
import { tidyLine } from '../../../forms/masks/tidy-line.ts';
import {
  REFERRAL_CHANGES,
  REFERRAL_FIELDS,
  REFERRALS_PATH,
  type ReferralField,
  type ReferralView,
} from './referrals.ts';

export const referralForm = defineForm({
  endpoint: createReferral,
  fields: REFERRAL_FIELDS,
  bodyOf: ({ name, phone }) => ({ name: tidyLine(name), phone: phoneDigits(phone) }),
});

/** Reads the client's friends, the newest first, and the result of the last action. */
export async function readReferrals(call: Call, url: string, site: string) {
  const answer = await call(getReferrals, { query: { perPage: 100 } });
  if (!answer.ok) throw new Error(`the referrals could not be read: ${answer.refusal.code}`);
  const referrals: ReferralView[] = answer.data.map(({ id, name, phoneLastFour, status, createdAt, code }) => ({
    id,
    name,
    phoneLastFour,
    status,
    date: formatPlainDate(mexicoDate(Date.parse(createdAt))),
    link: new URL(invitationPath(code), site).href,
  }));
  return {
    referrals,
    done: doneIn(url, REFERRAL_CHANGES),
    formKey: crypto.randomUUID(),
  };
}

/** Refers a friend, or removes one from the list. */
export async function saveReferral(call: Call, data: FormData): Promise<Outcome<FormProblem<ReferralField>>> {
  if (data.get('intent') === 'withdraw') return withdraw(call, data);
  const referred = await submitForm(referralForm, data, call);
  return referred.ok ? leadTo(doneAt(REFERRALS_PATH, 'referral')) : showRefusal(referred.problem);
}

/** Withdraws an invitation. A friend who is gone, or registered meanwhile, is shown as the list then says. */
async function withdraw(call: Call, data: FormData): Promise<Outcome<never>> {
  const params = decodeWire(updateReferral.params(), { id: data.get('id') });
  const send = { body: { status: 'withdrawn' as const } };
  const withdrawn = params.ok ? await call(updateReferral, { params: params.value, ...send }) : undefined;
  return leadTo(withdrawn?.ok ? doneAt(REFERRALS_PATH, 'withdrawn') : REFERRALS_PATH);
}
