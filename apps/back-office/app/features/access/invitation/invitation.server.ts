import { decodeWire, readInvitation } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { type FormProblem, submitForm } from '@lender/web/forms';
import { leadTo, type Outcome, showRefusal } from '@lender/web/outcome';
import { staffRoleWords } from '../../../vocabulary/staff-role.copy.es.ts';
import { acceptForm } from './accept-form.ts';

/** Invited person, in words. */
export interface InvitationView {
  readonly email: string;
  readonly name: string;
  readonly role: string;
}

/** Reads whom a link invites; returns nothing where it was used, withdrawn, is over, or never was one. */
export async function readLink(call: Call, token: string): Promise<InvitationView | undefined> {
  const body = decodeWire(readInvitation.body(), { token });
  const answer = body.ok ? await call(readInvitation, { body: body.value }) : undefined;
  if (!answer?.ok) return undefined;
  const { email, name, role } = answer.data;
  return { email, name, role: staffRoleWords[role] };
}

/** Creates the account and continues: to work, or to the second factor that the role needs. */
export async function acceptLink(call: Call, token: string, data: FormData): Promise<Outcome<FormProblem<'password'>>> {
  const submitted = await submitForm(acceptForm(token), data, call);
  if (!submitted.ok) return showRefusal(submitted.problem);
  return leadTo(submitted.value.owes ? '/ingresar/proteger' : '/');
}
