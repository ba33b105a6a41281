export { FLOW_STATUSES, FLOW_STEPS, type FlowStatus, type FlowStep, isFlowStep } from './flow/flow-vocabulary.ts';
export {
  INVOICE_STATUSES,
  type InvoiceStatus,
  isRolloverAvailable,
  ROLLOVER_STATUSES,
  ROLLOVER_TYPES,
  type Rollover,
  type RolloverStatus,
  type RolloverType,
} from './rollover/rollover.ts';
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
export { permittedTransitions, transitionApplication } from './transition/application-transition.ts';
export { APPLICATION_TRANSITIONS } from './transition/application-transitions.data.ts';
export { permittedLoanTransitions, transitionLoan } from './transition/loan-transition.ts';
export { LOAN_TRANSITIONS } from './transition/loan-transitions.data.ts';
export {
  type IllegalTransition,
  TRANSITION_ACTORS,
  type Transition,
  type TransitionActor,
} from './transition/transition.ts';
