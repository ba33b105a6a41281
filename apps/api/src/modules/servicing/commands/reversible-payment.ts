import { loanStatusAfter, loanTransitionPath, permittedLoanTransitions, positionOn } from '@lender/lending';
import { ok, type Result } from '@lender/money';
import type { BusinessMoment } from '../../../kernel/clock.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../../kernel/refusal.ts';
import type { ServicedLoan } from '../../loans/index.ts';
import { countedPayment, type PaymentRow } from '../../payments/index.ts';

/** The payment that staff want to take back, if it counts and its loan may go where that brings it. */
export async function reversiblePayment(
  tx: Tx,
  { record, terms, events }: ServicedLoan,
  { payment: of, moment: { now, today } }: { readonly payment: string; readonly moment: BusinessMoment },
): Promise<Result<PaymentRow, Refusal<'not_found' | 'illegal_transition'>>> {
  const payment = await countedPayment(tx, record, of);
  if (!payment) return refuse('not_found');
  const reversal = { kind: 'reversal', id: `reversal:${of}`, valueDate: today, at: now.toISOString(), of } as const;
  const from = record.status;
  const to = loanStatusAfter(positionOn(terms, [...events, reversal], today), from);
  if (loanTransitionPath({ from, to, actor: 'server' })) return ok(payment);
  return refuse('illegal_transition', { facts: { from, to, permitted: permittedLoanTransitions(from) } });
}
