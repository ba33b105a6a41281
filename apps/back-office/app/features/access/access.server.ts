import { endOtherSessions, endOwnSession, getOwnAccess } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { type FormProblem, submitForm } from '@lender/web/forms';
import { leadTo, type Outcome, showPage, showRefusal } from '@lender/web/outcome';
import { unreadable } from '../../platform/unreadable.ts';
import { uuidParam } from '../../platform/uuid-param.ts';
import { moreForm, passwordForm, renewForm } from './access-forms.ts';
import { type AccessView, accessView } from './access-view.ts';
import { type SetUpAnswer, setUpFrom } from './set-up.server.ts';

const PAGE = '/acceso';

/** Reads the access of the member of staff who is signed in, in words. */
export async function readAccess(call: Call): Promise<AccessView> {
  const answer = await call(getOwnAccess);
  if (!answer.ok) throw unreadable('the own access', answer.refusal);
  return accessView(answer.data);
}

/** Result of a form of the page. */
export interface AccessAnswer extends SetUpAnswer {
  readonly renewing?: FormProblem<'otp'>;
  readonly password?: FormProblem<'oldPassword' | 'newPassword'>;
  readonly isPasswordChanged?: true;
  readonly more?: FormProblem<'amount' | 'note'>;
}

/** Carries out the action that one of the page's forms asks for. */
export async function actOnAccess(call: Call, data: FormData): Promise<Outcome<AccessAnswer>> {
  switch (data.get('intent')) {
    case 'renew':
      return renew(call, data);
    case 'more':
      return askMore(call, data);
    case 'password':
      return changePassword(call, data);
    case 'end':
      await call(endOwnSession, { params: { id: uuidParam(String(data.get('sessionId'))) } });
      return leadTo(PAGE);
    case 'end-others':
      await call(endOtherSessions);
      return leadTo(PAGE);
    default:
      return setUpFrom(call, data, PAGE);
  }
}

async function renew(call: Call, data: FormData): Promise<Outcome<AccessAnswer>> {
  const submitted = await submitForm(renewForm, data, call);
  if (!submitted.ok) return showRefusal({ renewing: submitted.problem });
  return showPage({ recoveryCodes: submitted.value.recoveryCodes });
}

async function askMore(call: Call, data: FormData): Promise<Outcome<AccessAnswer>> {
  const submitted = await submitForm(moreForm, data, call);
  return submitted.ok ? leadTo(PAGE) : showRefusal({ more: submitted.problem });
}

async function changePassword(call: Call, data: FormData): Promise<Outcome<AccessAnswer>> {
  const submitted = await submitForm(passwordForm, data, call);
  return submitted.ok ? showPage({ isPasswordChanged: true }) : showRefusal({ password: submitted.problem });
}
