import { type FormProblem, submitForm } from '@lender/web/forms';
import { leadTo, type Outcome, showRefusal } from '@lender/web/outcome';
import { codeUnderWay } from '../../../forms/code-under-way.server.ts';
import { phoneDigits } from '../../../forms/masks/phone-digits.ts';
import { RESEND_CODE } from '../../../forms/resend-code.tsx';
import { accountForm, codeForm, phoneForm } from './account.server.ts';
import { type AccountField, CONSENT_FIELDS, type CodeField, type ConsentField, type PhoneField } from './account.ts';
import { CODE_RESENT, CODE_TOO_LATE, type Guest, REGISTER_PATH } from './guest.server.ts';
import { invitation } from './invitation-cookie.server.ts';
import { type RegisteringPhone, registeringPhone } from './registering-phone.server.ts';

/** Part of a guest's form that is shown again, with its problem. */
export type GuestAnswer =
  | { readonly part: 'phone'; readonly problem: FormProblem<PhoneField> }
  | { readonly part: 'code'; readonly problem: FormProblem<CodeField> }
  | { readonly part: 'consents'; readonly problem: FormProblem<ConsentField> }
  | { readonly part: 'account'; readonly problem: FormProblem<AccountField> };

/** Answers a guest's form. A form that is sent out of order leads to the page that comes next. */
export async function registerGuest(guest: Guest, data: FormData): Promise<Outcome<GuestAnswer>> {
  const intent = data.get('intent');
  if (intent === 'send_code') return sendCode(guest, data);
  const sent = registeringPhone.read(guest.request);
  if (!sent) return leadTo(REGISTER_PATH);
  switch (intent) {
    case RESEND_CODE:
      return resendCode(guest, sent);
    case 'consent':
      return keepConsents(guest, sent, data);
    case 'create':
      return openAccount(guest, sent, data);
    default:
      return provePhone(guest, sent, data);
  }
}

async function sendCode({ call, request, setCookie }: Guest, data: FormData): Promise<Outcome<GuestAnswer>> {
  const asked = await submitForm(phoneForm, data, call);
  if (asked.ok) return toCode(setCookie, codeSent(asked));
  const active = activeCode(request, asked.problem);
  return active ? toCode(setCookie, active) : showRefusal({ part: 'phone', problem: asked.problem });
}

function toCode(setCookie: Guest['setCookie'], step: RegisteringPhone): Outcome<never> {
  setCookie(registeringPhone.write(step));
  return leadTo(REGISTER_PATH);
}

type Asked = Awaited<ReturnType<typeof submitForm<PhoneField, typeof phoneForm.endpoint>>>;

/** Returns the phone to which a code was sent, and the length of the code. */
const codeSent = ({ sent, value }: Extract<Asked, { ok: true }>): RegisteringPhone => ({
  phone: sent.mobilePhone.number,
  digits: value.digits,
  resendAt: value.resendAt,
});

/**
 * Returns the code that is already on its way to the same phone: that code is missing, not another one. The answer that
 * reported it may have been lost.
 */
function activeCode(
  request: Request,
  { values, fields, facts }: FormProblem<PhoneField>,
): RegisteringPhone | undefined {
  if (fields.phone !== 'already_sent_in_last_minutes' && fields.phone !== 'request_count_by_day_exceed')
    return undefined;
  const phone = phoneDigits(values.phone ?? '');
  const begun = registeringPhone.read(request);
  if (begun?.phone === phone) return begun;
  const code = codeUnderWay(facts, Date.now());
  return code && { phone, ...code };
}

async function resendCode({ call, setCookie }: Guest, { phone }: RegisteringPhone): Promise<Outcome<GuestAnswer>> {
  const data = new FormData();
  data.set('phone', phone);
  const asked = await submitForm(phoneForm, data, call);
  if (asked.ok) {
    setCookie(registeringPhone.write(codeSent(asked)));
    return leadTo(`${REGISTER_PATH}?${CODE_RESENT}`);
  }
  const { phone: code, ...fields } = asked.problem.fields;
  const { form = code ?? 'unknown', facts } = asked.problem;
  return showRefusal({ part: 'code', problem: { values: {}, fields, form, facts } });
}

async function provePhone({ call, setCookie }: Guest, sent: RegisteringPhone, data: FormData) {
  if (!isComplete(data.get('code'), sent)) {
    const problem = { values: {}, fields: { code: 'invalid' }, facts: { digits: sent.digits } };
    return showRefusal({ part: 'code' as const, problem });
  }
  const proven = await submitForm(codeForm(sent.phone), data, call);
  if (!proven.ok) return showRefusal({ part: 'code' as const, problem: proven.problem });
  setCookie(registeringPhone.write({ ...sent, code: proven.sent.code, hasAccount: proven.value.hasAccount }));
  return leadTo(REGISTER_PATH);
}

/**
 * True for a code of the right length; a code of another length is certainly wrong, and must not use up one of its few
 * tries. Empty text passes, since the form reports it.
 */
function isComplete(code: FormDataEntryValue | null, { digits }: RegisteringPhone): boolean {
  const typed = String(code ?? '').replace(/\s/g, '');
  return typed === '' || (typed.length === digits && /^\d+$/.test(typed));
}

function keepConsents({ setCookie }: Guest, sent: RegisteringPhone, data: FormData): Outcome<GuestAnswer> {
  const missing = CONSENT_FIELDS.filter((field) => !data.get(field));
  if (missing.length === 0) {
    setCookie(registeringPhone.write({ ...sent, hasConsented: true }));
    return leadTo(REGISTER_PATH);
  }
  const ticked = CONSENT_FIELDS.filter((field) => !missing.includes(field));
  const values = Object.fromEntries(ticked.map((field) => [field, 'on']));
  const fields = Object.fromEntries(missing.map((field) => [field, 'required']));
  return showRefusal({ part: 'consents', problem: { values, fields, facts: {} } });
}

async function openAccount({ call, request, setCookie }: Guest, sent: RegisteringPhone, data: FormData) {
  const { phone, code, hasConsented } = sent;
  if (code === undefined || !hasConsented) return leadTo(REGISTER_PATH);
  const opened = await submitForm(accountForm({ phone, code, referralCode: invitation.read(request) }), data, call);
  if (opened.ok) {
    setCookie(registeringPhone.clear());
    return leadTo('/flow');
  }
  return refuseAccount(setCookie, sent, opened.problem);
}

/**
 * Handles a refused account: another code is requested for one that has expired, and a phone whose account was opened
 * meanwhile is led to it.
 */
function refuseAccount(
  setCookie: Guest['setCookie'],
  { code, ...sent }: RegisteringPhone,
  problem: FormProblem<AccountField>,
): Outcome<GuestAnswer> {
  const refused: string | undefined = Object.values({ ...problem.fields, form: problem.form }).find(Boolean);
  if (refused === 'code_wrong' || refused === 'code_expired') {
    setCookie(registeringPhone.write(sent));
    return leadTo(`${REGISTER_PATH}?${CODE_TOO_LATE}`);
  }
  if (problem.form === 'not_unique') {
    setCookie(registeringPhone.write({ ...sent, code, hasAccount: true }));
    return leadTo(REGISTER_PATH);
  }
  return showRefusal({ part: 'account', problem });
}
