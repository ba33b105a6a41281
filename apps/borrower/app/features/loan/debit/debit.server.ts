import { getMandate } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { type FormProblem, submitForm } from '@lender/web/forms';
import { leadTo, type Outcome, showPage, showRefusal } from '@lender/web/outcome';
import { debitConsentForm, leaveOf } from '../../../forms/debit/debit-consent.server.ts';
import type { DebitConsentField } from '../../../forms/debit/debit-consent.ts';
import { doneAt } from '../../../forms/done-in.ts';
import { loanAt } from '../asked-loan.server.ts';

/**
 * Reads what would be allowed, word for word; where nothing can be allowed, leads to the page of the loan, which shows
 * its state.
 */
export async function readDebit(call: Call, url: string) {
  const answer = await call(getMandate);
  if (!answer.ok || answer.data.offer === null) return leadTo(loanAt(url));
  return showPage({ home: loanAt(url), leave: leaveOf(answer.data.offer), formKey: crypto.randomUUID() });
}

export async function allowDebits(
  call: Call,
  url: string,
  form: FormData,
): Promise<Outcome<FormProblem<DebitConsentField>>> {
  const allowed = await submitForm(debitConsentForm, form, call);
  return allowed.ok ? leadTo(doneAt(loanAt(url), 'debit')) : showRefusal(allowed.problem);
}
