import type { Call } from '@lender/sdk';
import { type FormProblem, showAgain, submitForm } from '@lender/web/forms';
import { leadTo, type Outcome, showPage, showRefusal } from '@lender/web/outcome';
import { refusalStatus } from '../../forms/to-outcome.ts';
import { screenPath } from '../../screens.ts';
import { type ContactField, contactCodeForm, contactForm } from './contact-form.ts';

/** Answer that the card shows after it was sent. */
export interface ContactAnswer {
  readonly problem: FormProblem<ContactField>;
  /** True when a code is on its way to the address, or was sent before. */
  readonly isSent: boolean;
}

/** Sends a code to the new address, and asks for it. */
export async function sendCodeTo(
  call: Call,
  id: string,
  data: FormData,
): Promise<Outcome<{ readonly contact: ContactAnswer }>> {
  const sent = await submitForm(contactCodeForm, data, call, { params: { id } });
  if (sent.ok) return showPage({ contact: { problem: showAgain(contactCodeForm.fields, data).problem, isSent: true } });
  const { problem } = sent;
  return showRefusal({ contact: { problem, isSent: problem.facts.digits !== undefined } }, refusalStatus(problem));
}

/** Asks a second person for the address whose code the client read out, and leads to the client. */
export async function askForContact(
  call: Call,
  id: string,
  data: FormData,
): Promise<Outcome<{ readonly contact: ContactAnswer }>> {
  const sent = await submitForm(contactForm, data, call, { params: { id } });
  if (sent.ok) return leadTo(screenPath('client', { id }));
  return showRefusal({ contact: { problem: sent.problem, isSent: true } }, refusalStatus(sent.problem));
}
