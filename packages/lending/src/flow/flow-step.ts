import { APPLICATION_STATUS as A, type ApplicationStatus, isApplicationActive } from '../status/application-status.ts';
import { CLIENT_STATUS as C, type ClientStatus, mayClientApply } from '../status/client-status.ts';
import { LOAN_STATUS as L, type LoanStatus } from '../status/loan-status.ts';
import type { FlowStatus, FlowStep } from './flow-vocabulary.ts';

/** What is asked for and not there yet. Whatever the policy or the product does not ask for is false. */
export interface FlowNeeds {
  readonly employment: boolean;
  readonly address: boolean;
  readonly reference: boolean;
  /** Neither done nor declined. */
  readonly externalLogin: boolean;
  /** No CLABE, or the client has to choose another one. */
  readonly bankAccount: boolean;
  /** Neither linked nor skipped. */
  readonly bankLink: boolean;
  readonly directDebitConsent: boolean;
  /** Missing or rejected. */
  readonly idDocuments: boolean;
  /** `submitted`: the client did its part, the answer is pending. */
  readonly identityCheck: 'none' | 'open' | 'submitted';
  readonly bankStatement: boolean;
  readonly payroll: boolean;
}

/** Everything on which a client's step depends, as it is stored. */
export interface FlowState {
  readonly clientStatus: ClientStatus;
  /** Of the newest loan that was paid out; `null` without one. */
  readonly loanStatus: LoanStatus | null;
  /** Of the newest application; `null` without one. */
  readonly applicationStatus: ApplicationStatus | null;
  readonly isDecisionRunning: boolean;
  /** The client has seen that the application was accepted. */
  readonly isAcceptanceSeen: boolean;
  /** A rejection that the client has not seen yet, or saw less than a notice period ago. */
  readonly isRejectionNoticeOpen: boolean;
  readonly hasPreApproval: boolean;
  readonly needs: FlowNeeds;
}

export interface FlowPosition {
  readonly step: FlowStep;
  readonly status: FlowStatus;
}

/**
 * Where a client stands: the first row that is true.
 */
export function flowStep(state: FlowState): FlowPosition {
  const row = ROWS.find(({ when }) => when(state)) ?? LAST_ROW;
  return { step: row.step, status: row.isWaiting?.(state) ? 'completed' : 'active' };
}

interface Row {
  readonly step: FlowStep;
  readonly when: (state: FlowState) => boolean;
  /** Whether the client has nothing to do but wait; absent means never. */
  readonly isWaiting?: (state: FlowState) => boolean;
}

const always = (): boolean => true;

const hasActiveApplication = ({ applicationStatus }: FlowState): boolean =>
  applicationStatus !== null && isApplicationActive(applicationStatus);

/** A loan on which the client owes us, or owes somebody: the page says whom to pay. */
const LOANS_WITH_A_PAGE: ReadonlySet<LoanStatus | null> = new Set([L.active, L.onHold, L.soldDebt, L.writeOff]);

const applicationIs =
  (...statuses: readonly ApplicationStatus[]) =>
  ({ applicationStatus }: FlowState): boolean =>
    applicationStatus !== null && statuses.includes(applicationStatus);

/** Data is asked for only while an application is new or in verification. */
const isCollecting = applicationIs(A.new, A.verification);
const needing =
  (need: (needs: FlowNeeds) => boolean) =>
  (state: FlowState): boolean =>
    isCollecting(state) && need(state.needs);

const ROWS: readonly Row[] = [
  // A debtor sees whom to pay, a blacklisted one too.
  { step: 'loan_page', when: (state) => LOANS_WITH_A_PAGE.has(state.loanStatus) && !hasActiveApplication(state) },
  { step: 'reject_page', when: ({ clientStatus }) => !mayClientApply(clientStatus) },
  {
    step: 'direct_debit_information',
    when: (state) => applicationIs(A.accepted)(state) && state.clientStatus === C.bankAccountSelect,
  },
  { step: 'tmc_page', when: applicationIs(A.accepted), isWaiting: ({ isAcceptanceSeen }) => isAcceptanceSeen },
  { step: 'otp_agreement', when: applicationIs(A.signing) },
  { step: 'offer_decrease', when: applicationIs(A.specialOffer, A.yhatDecrease) },
  { step: 'offer_increase', when: applicationIs(A.yhatIncrease) },
  { step: 'manual_page', when: applicationIs(A.manualVerification) },
  {
    step: 'verification',
    when: (state) => applicationIs(A.decisionError)(state) || (applicationIs(A.new)(state) && state.isDecisionRunning),
    isWaiting: always,
  },
  { step: 'reject_page', when: (state) => applicationIs(A.rejected)(state) && state.isRejectionNoticeOpen },
  { step: 'work_info', when: needing(({ employment }) => employment) },
  { step: 'address', when: needing(({ address }) => address) },
  { step: 'relative_info', when: needing(({ reference }) => reference) },
  { step: 'facebook', when: needing(({ externalLogin }) => externalLogin) },
  { step: 'direct_debit_information', when: needing(({ bankAccount }) => bankAccount) },
  { step: 'belvo', when: needing(({ bankLink }) => bankLink) },
  { step: 'direct_debit_information', when: needing(({ directDebitConsent }) => directDebitConsent) },
  { step: 'id_document_upload', when: needing(({ idDocuments }) => idDocuments) },
  {
    step: 'verification',
    when: needing(({ identityCheck }) => identityCheck !== 'none'),
    isWaiting: ({ needs }) => needs.identityCheck === 'submitted',
  },
  { step: 'bank_statement_upload', when: needing(({ bankStatement }) => bankStatement) },
  { step: 'payroll_upload', when: needing(({ payroll }) => payroll) },
  { step: 'verification', when: isCollecting, isWaiting: always },
  { step: 'pre_approval_page', when: ({ hasPreApproval }) => hasPreApproval },
  { step: 'new_client_created', when: ({ applicationStatus }) => applicationStatus === null },
];

const LAST_ROW: Row = { step: 'no_loan_page', when: always };
