import { APPLICATION_STATUS, type ApplicationStatus } from '../status/application-status.ts';
import { type ClientStatus, mayClientApply } from '../status/client-status.ts';
import { LOAN_STATUS, type LoanStatus } from '../status/loan-status.ts';

/** Facts that may freeze a client's names, CURP and CLABE. */
export interface IdentityFacts {
  readonly clientStatus: ClientStatus;
  readonly loanStatuses: readonly LoanStatus[];
  /** Status of the application that is still open, if there is one. */
  readonly applicationStatus: ApplicationStatus | null;
  readonly isPayoutUnderWay: boolean;
  readonly isCoolingOff: boolean;
}

/** Sold and written-off loans no longer run, but are still owed. */
const OWED: readonly LoanStatus[] = [
  LOAN_STATUS.active,
  LOAN_STATUS.onHold,
  LOAN_STATUS.soldDebt,
  LOAN_STATUS.writeOff,
];
const BINDING: readonly ApplicationStatus[] = [APPLICATION_STATUS.signing, APPLICATION_STATUS.accepted];

/**
 * Tells whether the identity of a client must not change now. A client who owes a loan, is about to be paid, was
 * rejected a moment ago, or is blocked would otherwise escape all that by changing the name.
 *
 * @example
 * isIdentityFrozen({ clientStatus: 1, loanStatuses: [4], applicationStatus: null, isPayoutUnderWay: false, isCoolingOff: false }) // → true
 */
export const isIdentityFrozen = (facts: IdentityFacts): boolean =>
  !mayClientApply(facts.clientStatus) ||
  facts.loanStatuses.some((status) => OWED.includes(status)) ||
  (facts.applicationStatus !== null && BINDING.includes(facts.applicationStatus)) ||
  facts.isPayoutUnderWay ||
  facts.isCoolingOff;
