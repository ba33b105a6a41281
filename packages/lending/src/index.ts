export { FLOW_STATUSES, FLOW_STEPS, type FlowStatus, type FlowStep, isFlowStep } from './flow/flow-vocabulary.ts';
export type { Result } from './result.ts';
export {
  ACTIVE_APPLICATION_STATUSES,
  APPLICATION_STATUS,
  APPLICATION_STATUSES,
  type ApplicationStatus,
  type ApplicationStatusName,
  isApplicationActive,
  isApplicationStatus,
} from './status/application-status.ts';
export {
  CLIENT_STATUS,
  CLIENT_STATUSES,
  type ClientStatus,
  type ClientStatusName,
  isClientStatus,
  mayClientApply,
  mayClientSignIn,
} from './status/client-status.ts';
export {
  isLoanOpen,
  isLoanStatus,
  LOAN_STATUS,
  LOAN_STATUSES,
  type LoanStatus,
  type LoanStatusName,
  OPEN_LOAN_STATUSES,
} from './status/loan-status.ts';
