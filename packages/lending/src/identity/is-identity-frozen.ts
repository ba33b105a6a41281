import { APPLICATION_STATUS, type ApplicationStatus } from '../status/application-status.ts';
import { type ClientStatus, mayClientApply } from '../status/client-status.ts';
import { LOAN_STATUS, type LoanStatus } from '../status/loan-status.ts';

/** What a client's names, CURP and CLABE are held by. */
export interface IdentityFacts {
  readonly clientStatus: ClientStatus;
  readonly loanStatuses: readonly LoanStatus[];
  /** Of the application that still goes on, if there is one. */
  readonly applicationStatus: ApplicationStatus | null;
  readonly isPayoutUnderWay: boolean;
  readonly isCoolingOff: boolean;
}

/** Sold and written off loans no longer run, and are owed all the same. */
const OWED: readonly LoanStatus[] = [
  LOAN_STATUS.active,
  LOAN_STATUS.onHold,
  LOAN_STATUS.soldDebt,
  LOAN_STATUS.writeOff,
];
const BINDING: readonly ApplicationStatus[] = [APPLICATION_STATUS.signing, APPLICATION_STATUS.accepted];

/**
 * May a client be no other person now? Whoever owes, is about to be paid, was rejected a moment ago, or is barred would
 * otherwise shed all that together with the name.
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
