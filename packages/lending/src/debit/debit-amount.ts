import { type Centavos, centavos, fail, ok, type Result } from '@lender/money';
import type { LoanPosition } from '../loan/position.ts';
import { NOTICE_MS } from './debit-rules.data.ts';
import { isDebitable } from './is-debitable.ts';
import type { AnnouncedDebit, DebitMandate } from './mandate.ts';

/** `too_early` passes with time; the others cancel the debit. */
export type DebitBar = 'too_early' | 'mandate_over' | 'not_due';

interface DueDebit {
  readonly mandate: DebitMandate;
  readonly debit: AnnouncedDebit;
  /** Position of the loan today. */
  readonly position: LoanPosition;
  /** Current moment, in milliseconds since 1970. */
  readonly nowMs: number;
}

/**
 * Returns the amount that an announced debit may take now: what is due today, and never more than was announced or
 * allowed.
 *
 * @example
 * const loan = signedLoan(); // due on 2026-12-23, when it owes 369600
 * const dueOn = addDays(loan.payoutDate, 30);
 * const mandate = { status: 'active', maximumCentavos: centavos(500000), endsOn: addDays(dueOn, 365) };
 * const toldAtMs = Date.parse('2026-12-22T15:00:00Z');
 * const debit = { dueOn, number: 1, amountCentavos: centavos(400000), chargeOn: dueOn, toldAtMs };
 * const position = positionOn(loan, [arrival(loan)], dueOn);
 * debitAmount({ mandate, debit, position, nowMs: toldAtMs + 86400000 }) // → { ok: true, value: 369600 }
 */
export function debitAmount({ mandate, debit, position, nowMs }: DueDebit): Result<Centavos, DebitBar> {
  if (mandate.status !== 'active' || position.date > mandate.endsOn) return fail('mandate_over');
  if (!isDebitable(position) || position.nextDue?.date !== debit.dueOn) return fail('not_due');
  if (position.date < debit.chargeOn || nowMs < debit.toldAtMs + NOTICE_MS) return fail('too_early');
  const amount = Math.min(position.dueCentavos, debit.amountCentavos, mandate.maximumCentavos);
  return amount > 0 ? ok(centavos(amount)) : fail('not_due');
}
