import type { sendSmsCodePublic } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { type FormProblem, readTexts, submitForm, withoutFault } from '@lender/web/forms';
import { leadTo, type Outcome, showPage, showRefusal } from '@lender/web/outcome';
import { phoneDigits } from '../../../forms/phone-digits.ts';
import { accountForm, phoneForm } from './account.server.ts';
import { type AccountField, type PhoneField, SHOWN_ACCOUNT_FIELDS } from './account.ts';
import { type RegisteringPhone, registeringPhone } from './registering-phone.server.ts';

/** What a guest sees: the phone first, and the rest once a code went to it. */
export function guestPart(request: Request) {
  const sent = registeringPhone.read(request);
  const wantsOtherPhone = new URL(request.url).searchParams.has('cambiar');
  if (!sent || wantsOtherPhone) return { part: 'phone', phone: sent?.phone ?? '' } as const;
  return { part: 'account', sent, formKey: crypto.randomUUID() } as const;
}

/** A guest's request: the API as it sees them, and the cookies that they carry and get. */
export interface Guest {
  readonly call: Call;
  readonly request: Request;
  readonly setCookie: (header: string) => void;
}

/** What a guest's form shows again. */
export type GuestAnswer =
  | { readonly part: 'phone'; readonly problem: FormProblem<PhoneField> }
  | { readonly part: 'account'; readonly problem: FormProblem<AccountField>; readonly wasResent: boolean };

/** Answers a guest's form: sends a code, sends another, or opens the account and signs its owner in. */
export async function registerGuest(guest: Guest, data: FormData): Promise<Outcome<GuestAnswer>> {
  switch (data.get('intent')) {
    case 'send_code':
      return sendCode(guest, data);
    case 'resend_code':
      return resendCode(guest, data);
    default:
      return openAccount(guest, data);
  }
}

async function sendCode({ call, request, setCookie }: Guest, data: FormData): Promise<Outcome<GuestAnswer>> {
  const submitted = await submitForm(phoneForm, data, call);
  if (submitted.ok) setCookie(registeringPhone.write(codeSent(submitted)));
  if (submitted.ok || hasActiveCode(request, submitted.problem)) return leadTo('/registration');
  return showRefusal({ part: 'phone', problem: submitted.problem });
}

type CodeSent = Extract<Awaited<ReturnType<typeof submitForm<PhoneField, typeof sendSmsCodePublic>>>, { ok: true }>;

/** The phone to which a code went, and how long the code is. */
const codeSent = ({ sent, value: { digits, resendAt } }: CodeSent): RegisteringPhone => ({
  phone: sent.mobilePhone.number,
  digits,
  resendAt,
});

/** The phone is asked for again although a code is on its way to it: the code is what is missing, not another one. */
function hasActiveCode(request: Request, { values, fields }: FormProblem<PhoneField>): boolean {
  const isRateLimited =
    fields.phone === 'already_sent_in_last_minutes' || fields.phone === 'request_count_by_day_exceed';
  return isRateLimited && registeringPhone.read(request)?.phone === phoneDigits(values.phone ?? '');
}

/** Answers in place, so that what was typed beside the code is not lost. */
async function resendCode({ call, setCookie }: Guest, data: FormData): Promise<Outcome<GuestAnswer>> {
  const submitted = await submitForm(phoneForm, data, call);
  if (submitted.ok) setCookie(registeringPhone.write(codeSent(submitted)));
  const typed = readTexts(SHOWN_ACCOUNT_FIELDS, data);
  const problem: FormProblem<AccountField> = submitted.ok
    ? withoutFault(typed)
    : { ...submitted.problem, values: typed };
  return submitted.ok
    ? showPage({ part: 'account', problem, wasResent: true })
    : showRefusal({ part: 'account', problem, wasResent: false });
}

async function openAccount({ call, setCookie }: Guest, data: FormData): Promise<Outcome<GuestAnswer>> {
  const opened = await submitForm(accountForm, data, call);
  if (!opened.ok) return showRefusal({ part: 'account', problem: opened.problem, wasResent: false });
  setCookie(registeringPhone.clear());
  return leadTo('/flow');
}
