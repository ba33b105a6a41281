import { type Centavos, centavos, fail, ok, type Result } from '@lender/money';

/** State today of a loan that the client still owes. */
export interface OpenLoan {
  readonly isOnHold: boolean;
  readonly daysLate: number;
  readonly outstandingPrincipalCentavos: Centavos;
}

export interface AdditionalLoanQuestion {
  readonly openLoans: readonly OpenLoan[];
  /** Largest principal that the client may owe, over all loans. */
  readonly limitCentavos: Centavos;
  /** Smallest principal of an additional loan. */
  readonly minimumCentavos: Centavos;
  /** Largest number of loans that may be open at once. */
  readonly maxOpenLoans: number;
}

/** Reasons for which there is no further loan beside those that are open; the first that holds is named. */
export type AdditionalLoanBar = 'loan_not_active' | 'loan_late' | 'too_many_loans' | 'not_enough_room';

/**
 * Returns the amount that a client with open loans may borrow beside them.
 *
 * @example
 * const openLoans = [{ isOnHold: false, daysLate: 0, outstandingPrincipalCentavos: centavos(300000) }]
 * const question = { openLoans, limitCentavos: centavos(500000), minimumCentavos: centavos(100000), maxOpenLoans: 2 }
 * additionalLoanRoom(question) // → { ok: true, value: 200000 }
 */
export function additionalLoanRoom(
  question: AdditionalLoanQuestion,
): Result<Centavos, { readonly code: AdditionalLoanBar }> {
  const { openLoans, minimumCentavos, maxOpenLoans } = question;
  if (openLoans.some(({ isOnHold }) => isOnHold)) return fail({ code: 'loan_not_active' });
  if (openLoans.some(({ daysLate }) => daysLate > 0)) return fail({ code: 'loan_late' });
  if (openLoans.length >= maxOpenLoans) return fail({ code: 'too_many_loans' });
  const room = roomBeside(openLoans, question.limitCentavos);
  return room >= minimumCentavos ? ok(room) : fail({ code: 'not_enough_room' });
}

/** Returns what a limit leaves beside the outstanding principal. */
export function roomBeside(openLoans: readonly OpenLoan[], limitCentavos: Centavos): Centavos {
  const outCentavos = openLoans.reduce((sum, loan) => sum + loan.outstandingPrincipalCentavos, 0);
  return centavos(Math.max(0, limitCentavos - outCentavos));
}
