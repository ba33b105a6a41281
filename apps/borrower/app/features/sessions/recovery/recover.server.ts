import type { Call } from '@lender/sdk';
import { type FormProblem, submitForm, withoutFault } from '@lender/web/forms';
import { leadTo, type Outcome, showPage, showRefusal } from '@lender/web/outcome';
import { signInPath } from '@lender/web/paths';
import { readPasswordRules, repeatProblem } from '../../../forms/new-password.server.ts';
import { RESEND_CODE } from '../../../forms/resend-code.tsx';
import type { LoginNotice } from '../login.ts';
import { recovering } from './recovering.server.ts';
import type { ForgetfulField, RecoveryField } from './recovery.ts';
import { forgetfulForm, recoveryForm } from './recovery-forms.server.ts';

const PATH = '/recover';

/** Reads which part of the recovery a visitor sees: the username first, the codes once they were sent. */
export async function recoveryPart(call: Call, request: Request) {
  const sent = recovering.read(request);
  const isOtherPerson = new URL(request.url).searchParams.has('cambiar');
  if (!sent || isOtherPerson) return { part: 'username', username: sent?.username ?? '' } as const;
  return { part: 'codes', sent, rules: await readPasswordRules(call) } as const;
}

/** Visitor who recovers a password. */
export interface Forgetful {
  readonly call: Call;
  readonly setCookie: (header: string) => void;
}

/** Part of the form to show again, with its problem. */
export type RecoveryAnswer =
  | { readonly part: 'username'; readonly problem: FormProblem<ForgetfulField> }
  | { readonly part: 'codes'; readonly problem: FormProblem<RecoveryField>; readonly wasResent: boolean };

/** Answers the form: sends both codes, sends them again, or sets the new password. */
export async function recover(visitor: Forgetful, data: FormData): Promise<Outcome<RecoveryAnswer>> {
  switch (data.get('intent')) {
    case 'send_codes': {
      const asked = await sendCodes(visitor, data);
      return asked.ok ? leadTo(PATH) : showRefusal({ part: 'username', problem: asked.problem });
    }
    case RESEND_CODE: {
      const asked = await sendCodes(visitor, data);
      const answer = {
        part: 'codes',
        problem: asked.ok ? withoutFault({}) : asked.problem,
        wasResent: asked.ok,
      } as const;
      return asked.ok ? showPage(answer) : showRefusal(answer);
    }
    default:
      return setPassword(visitor, data);
  }
}

async function sendCodes({ call, setCookie }: Forgetful, data: FormData) {
  const asked = await submitForm(forgetfulForm, data, call);
  if (!asked.ok) return asked;
  const { sms, email } = asked.value.sent ?? {};
  if (!sms || !email) throw new Error('who asks for codes is told of them');
  const { username } = asked.sent;
  setCookie(recovering.write({ username, digits: sms.digits, emailDigits: email.digits, resendAt: sms.resendAt }));
  return asked;
}

async function setPassword({ call, setCookie }: Forgetful, data: FormData): Promise<Outcome<RecoveryAnswer>> {
  const repeated = repeatProblem(recoveryForm, data, { password: 'password', repeat: 'repeat' });
  const done = repeated ?? (await submitForm(recoveryForm, data, call));
  if (!done.ok) return showRefusal({ part: 'codes', problem: done.problem, wasResent: false });
  setCookie(recovering.clear());
  return leadTo(signInPath<LoginNotice>({ notice: 'contrasena' }));
}
