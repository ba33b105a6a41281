import { createVeriffSession, getConsents, getVeriffDecision, getVeriffSession, updateConsent } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { formKeyOf } from '@lender/web/forms';
import { leadTo, type Outcome, showRefusal } from '@lender/web/outcome';
import { type IdentityProblem, type IdentityView, repeatReason } from './identity-check.ts';

const HERE = '/application/loading';

/** Reads the client's progress in the identity check. */
export async function readIdentityView(call: Call): Promise<IdentityView> {
  const [consents, session] = await Promise.all([call(getConsents), call(getVeriffSession)]);
  if (!consents.ok) throw new Error(`the consents could not be read: ${consents.refusal.code}`);
  const biometrics = consents.data.find(({ kind }) => kind === 'biometrics');
  if (!biometrics?.granted) return { kind: 'agree', text: biometrics?.text ?? '' };
  if (!session.ok) return { kind: 'start' };
  const { id, url, status } = session.data;
  if (status !== 'resubmission_requested') return { kind: 'go', url, again: null };
  const answer = await call(getVeriffDecision, { params: { id } });
  const decision = answer.ok ? answer.data.decision : null;
  return { kind: 'go', url, again: repeatReason(decision?.reason ?? null) };
}

/** Saves the client's consent, if it was given, and opens the session. Without consent, no session is opened. */
export async function startIdentityCheck(call: Call, form: FormData): Promise<Outcome<IdentityProblem>> {
  if (form.get('agree') === 'on') {
    const kept = await call(updateConsent, { params: { kind: 'biometrics' }, body: { granted: true } });
    if (!kept.ok) return showRefusal('unknown', kept.refusal.status);
  }
  const opened = await call(createVeriffSession, undefined, formKeyOf(form));
  // The check is no longer required: the flow knows the next step.
  if (opened.ok || opened.refusal.code === 'illegal_transition') return leadTo(HERE);
  const { code, status } = opened.refusal;
  return showRefusal(code === 'consent_missing' || code === 'provider_unavailable' ? code : 'unknown', status);
}
