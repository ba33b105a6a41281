import { cancelMandate, getMandate } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { leadTo, type Outcome } from '@lender/web/outcome';
import { doneAt } from '../../forms/done-in.ts';
import { loanAt } from './asked-loan.server.ts';
import { type MandateView, mandateView } from './mandate-view.ts';

/** Reads the consent to debit an account; a loan is shown without it where it cannot be read. */
export async function readMandate(call: Call): Promise<MandateView | null> {
  const answer = await call(getMandate);
  return answer.ok ? mandateView(answer.data) : null;
}

/** Cancels direct debit; a second press finds nothing to cancel and also succeeds. */
export async function endMandate(call: Call, url: string): Promise<Outcome<never>> {
  const answer = await call(cancelMandate);
  if (!answer.ok && answer.refusal.code !== 'not_found')
    throw new Error(`the mandate could not be cancelled: ${answer.refusal.code}`);
  return leadTo(doneAt(loanAt(url), 'debit-ended'));
}
