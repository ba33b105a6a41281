import { json, redirect } from '@remix-run/node';
import { echo, type FormProblem } from '../../forms/form-problem.ts';
import { readTexts, submitForm } from '../../forms/submit-form.ts';
import { apiOf, type Visit } from '../../platform/sdk.server.ts';
import { accountForm, phoneForm } from './account.server.ts';
import { type AccountField, SHOWN_ACCOUNT_FIELDS } from './account.ts';
import { registeringPhone } from './registering-phone.server.ts';

/** What a guest sees: the phone first, and the rest once a code went to it. */
export function guestPart(request: Request) {
  const sent = registeringPhone.read(request);
  const wantsOtherPhone = new URL(request.url).searchParams.has('cambiar');
  if (!sent || wantsOtherPhone) return { part: 'phone', phone: sent?.phone ?? '' } as const;
  return { part: 'account', sent, formKey: crypto.randomUUID() } as const;
}

/** Answers a guest's form: sends a code, sends another, or opens the account and signs its owner in. */
export async function registerGuest(visit: Visit, data: FormData) {
  switch (data.get('intent')) {
    case 'send_code':
      return sendCode(visit, data);
    case 'resend_code':
      return resendCode(visit, data);
    default:
      return openAccount(visit, data);
  }
}

async function sendCode(visit: Visit, data: FormData) {
  const sent = await submitForm(phoneForm, data, apiOf(visit).call);
  if (!sent.ok) return json({ part: 'phone', problem: sent.problem } as const, 422);
  keepPhone(visit, sent.value);
  return redirect('/registration');
}

/** Answers in place, so that what was typed beside the code is not lost. */
async function resendCode(visit: Visit, data: FormData) {
  const sent = await submitForm(phoneForm, data, apiOf(visit).call);
  if (sent.ok) keepPhone(visit, sent.value);
  const typed = readTexts(SHOWN_ACCOUNT_FIELDS, data);
  const problem: FormProblem<AccountField> = sent.ok ? echo(typed) : { ...sent.problem, values: typed };
  return json({ part: 'account', problem, wasResent: sent.ok } as const, sent.ok ? 200 : 422);
}

function keepPhone(
  { context }: Visit,
  { phone, digits, resendAt }: { phone: string; digits: number; resendAt: string },
) {
  context.setCookie(registeringPhone.write({ phone, digits, resendAt }));
}

async function openAccount(visit: Visit, data: FormData) {
  const opened = await submitForm(accountForm, data, apiOf(visit).call);
  if (!opened.ok) return json({ part: 'account', problem: opened.problem, wasResent: false } as const, 422);
  visit.context.setCookie(registeringPhone.clear());
  return redirect('/flow');
}
