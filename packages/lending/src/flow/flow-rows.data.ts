import { APPLICATION_STATUS as A, type ApplicationStatus, isApplicationActive } from '../status/application-status.ts';
import { CLIENT_STATUS as C, mayClientApply } from '../status/client-status.ts';
import { LOAN_STATUS as L, type LoanStatus } from '../status/loan-status.ts';
import type { FlowState } from './flow-state.ts';
import type { FlowNeed, FlowStep, JourneyName } from './flow-vocabulary.ts';

/** Position that a client may have in the flow. */
export interface FlowRow {
  readonly step: FlowStep;
  /** Part of the client's journey to which it belongs. */
  readonly part: JourneyName;
  /** Percentage of the journey that is done: 0 to 100, never less for a later position. */
  readonly percent: number;
  readonly when: (state: FlowState) => boolean;
  /** Data that the client gives there, where an application needs it. */
  readonly need?: FlowNeed;
  /** True when the client can only wait there. */
  readonly isWaiting?: true;
}

const always = (): boolean => true;

const hasActiveApplication = ({ applicationStatus }: FlowState): boolean =>
  applicationStatus !== null && isApplicationActive(applicationStatus);

/** Loans that the client owes, to the lender or to a buyer: the page says whom to pay. */
const LOANS_WITH_A_PAGE: ReadonlySet<LoanStatus | null> = new Set([L.active, L.onHold, L.soldDebt, L.writeOff]);

const applicationIs =
  (...statuses: readonly ApplicationStatus[]) =>
  ({ applicationStatus }: FlowState): boolean =>
    applicationStatus !== null && statuses.includes(applicationStatus);

/** Data is asked for only while an application is new or in verification. */
const isCollecting = applicationIs(A.new, A.verification);

/** Returns the row of a step where a client gives what an application needs. */
const asking = (need: FlowNeed, step: FlowStep, percent: number): FlowRow => ({
  step,
  part: 'application',
  percent,
  need,
  when: (state) => isCollecting(state) && state.needs.open.includes(need),
});

/** True when the bank returned the client's money: before it arrived, or afterwards, when the loan already runs. */
const isAccountAskedAgain = (state: FlowState): boolean =>
  state.clientStatus === C.bankAccountSelect &&
  (applicationIs(A.accepted)(state) || (state.loanStatus === L.active && !hasActiveApplication(state)));

/** Positions of a client: the first row that is true counts. */
export const FLOW_ROWS: readonly FlowRow[] = [
  { step: 'direct_debit_information', part: 'payout', percent: 95, when: isAccountAskedAgain },
  // A debtor, also a blacklisted one, sees whom to pay.
  {
    step: 'loan_page',
    part: 'loan',
    percent: 100,
    when: (state) => LOANS_WITH_A_PAGE.has(state.loanStatus) && !hasActiveApplication(state),
  },
  { step: 'reject_page', part: 'none', percent: 100, when: ({ clientStatus }) => !mayClientApply(clientStatus) },
  // It shows how the money is paid out, so it stays until the money arrived.
  { step: 'tmc_page', part: 'payout', percent: 95, when: applicationIs(A.accepted) },
  { step: 'otp_agreement', part: 'signature', percent: 90, when: applicationIs(A.signing) },
  { step: 'offer_decrease', part: 'signature', percent: 85, when: applicationIs(A.specialOffer, A.yhatDecrease) },
  { step: 'offer_increase', part: 'signature', percent: 85, when: applicationIs(A.yhatIncrease) },
  { step: 'manual_page', part: 'application', percent: 80, when: applicationIs(A.manualVerification) },
  { step: 'verification', part: 'application', percent: 80, when: applicationIs(A.decisionError), isWaiting: true },
  {
    step: 'reject_page',
    part: 'none',
    percent: 100,
    when: (state) => applicationIs(A.rejected)(state) && state.isRejectionNoticeOpen,
  },
  asking('employment', 'work_info', 35),
  asking('address', 'address', 40),
  asking('reference', 'relative_info', 45),
  asking('externalLogin', 'facebook', 50),
  asking('bankAccount', 'direct_debit_information', 55),
  asking('bankLink', 'belvo', 58),
  asking('directDebitConsent', 'direct_debit_information', 60),
  asking('idDocuments', 'id_document_upload', 65),
  asking('identityCheck', 'verification', 68),
  asking('bankStatement', 'bank_statement_upload', 70),
  asking('payroll', 'payroll_upload', 75),
  asking('creditBureau', 'verification', 78),
  { step: 'verification', part: 'application', percent: 80, when: isCollecting, isWaiting: true },
  { step: 'pre_approval_page', part: 'registration', percent: 30, when: ({ hasPreApproval }) => hasPreApproval },
  {
    step: 'new_client_created',
    part: 'registration',
    percent: 30,
    when: ({ applicationStatus }) => applicationStatus === null,
  },
];

/** Position of a client for whom no row is true: an application ended. */
export const LAST_FLOW_ROW: FlowRow = { step: 'no_loan_page', part: 'none', percent: 100, when: always };
