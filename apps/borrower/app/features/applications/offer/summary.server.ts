import { decodeWire, sendSmsCodeTs, signAgreement } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { defineForm, type FormProblem, submitForm } from '@lender/web/forms';
import { leadTo, showPage, showRefusal } from '@lender/web/outcome';
import { compactCode } from '../../../forms/compact-code.ts';
import type { ClientProfile } from '../../../platform/current-client.server.ts';
import { withdraw } from '../withdraw.server.ts';
import { isWithdrawalAsked, WITHDRAW_INTENT } from '../withdrawal.ts';
import { readOffered } from './offered.server.ts';
import { AGAIN, codePath, SIGN_FIELDS, SUMMARY_INTENT, sentDigits } from './signing.ts';
import { summaryView } from './summary-view.ts';

/** Reads the offer as it would be signed now. */
export async function readSummary(call: Call, client: ClientProfile, url: string) {
  const offered = await readOffered(call);
  if (!offered) return leadTo('/flow');
  const { application, offer } = offered;
  return showPage({
    applicationId: application.id,
    phoneLastFour: client.info.mobilePhone.number.slice(-4),
    view: summaryView(offer),
    digits: sentDigits(url),
    formKey: crypto.randomUUID(),
    isAsked: isWithdrawalAsked(url),
  });
}

/** Problem of a form that was refused, as the page shows it. */
export interface SummaryProblem {
  readonly form: 'consent' | 'sign';
  readonly problem: FormProblem;
  /** Figures that the client had read, when they have changed since. */
  readonly changedFrom?: { readonly total: string; readonly dueDay: string };
}

/** Sends the code, signs with it, or withdraws. */
export async function answerSummary(call: Call, form: FormData) {
  switch (form.get('intent')) {
    case WITHDRAW_INTENT:
      return withdraw(call, form);
    case SUMMARY_INTENT.sign:
      return sign(call, form);
    default:
      return sendCode(call, form);
  }
}

async function sendCode(call: Call, form: FormData) {
  if (form.get('consent') !== 'on') return refuse({ form: 'consent', problem: missingConsent });
  const sent = await call(sendSmsCodeTs);
  if (sent.ok) return leadTo(codePath(sent.data.digits));
  // A client who came back before the minute was over still has a code that works, and may type that one.
  const { digits } = sent.refusal.facts;
  if (typeof digits === 'number' && !form.has(AGAIN)) return leadTo(codePath(digits));
  const problem = { values: { consent: 'on' }, fields: {}, form: sent.refusal.code, facts: {} };
  return refuse({ form: 'consent', problem }, sent.refusal.status);
}

const missingConsent: FormProblem = { values: {}, fields: { consent: 'required' }, facts: {} };

export const signForm = defineForm({
  endpoint: signAgreement,
  fields: SIGN_FIELDS,
  secrets: SIGN_FIELDS,
  bodyOf: ({ otp }) => ({ otp: compactCode(otp) }),
});

async function sign(call: Call, data: FormData) {
  const params = decodeWire(signAgreement.params(), { id: data.get('applicationId') });
  if (!params.ok) return leadTo('/flow');
  const signed = await submitForm(signForm, data, call, { params: params.value });
  if (signed.ok) return leadTo('/flow');
  const { problem } = signed;
  if (problem.form === 'illegal_transition' || problem.form === 'not_found') return leadTo('/flow');
  const text = (name: string) => String(data.get(name) ?? '');
  if (problem.form !== 'offer_changed') return refuse({ form: 'sign', problem });
  return refuse({ form: 'sign', problem, changedFrom: { total: text('total'), dueDay: text('dueDay') } }, 409);
}

const refuse = (problem: SummaryProblem, status?: number) => showRefusal(problem, status);
