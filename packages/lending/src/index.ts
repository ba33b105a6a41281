export {
  AML_KINDS,
  AML_OUTCOMES,
  AML_RULE_KINDS,
  AML_RULES,
  AML_STATES,
  type AmlKind,
  type AmlOutcome,
  type AmlRule,
  type AmlState,
} from './aml/aml-alert.ts';
export {
  type AmlAct,
  type AmlDevice,
  type AmlFacts,
  type AmlFinding,
  type AmlPayment,
  amlFindings,
} from './aml/aml-findings.ts';
export { type AmlThresholds, REFERENCE_AML_THRESHOLDS } from './aml/aml-thresholds.ts';
export { CALL_REASONS, type CallReason, callReason, type LastPromise } from './collection/call-reason.ts';
export {
  CALL_OUTCOMES,
  type CallOutcome,
  CONTACT_CHANNELS,
  CONTACT_PARTIES,
  type ContactChannel,
  type ContactParty,
  needsNote,
} from './collection/contact.ts';
export {
  type CollectionAgency,
  type ContactRefusal,
  type ContactStanding,
  contactRefusal,
  type WantedContact,
} from './collection/contact-refusal.ts';
export { MOST_CONTACTS_A_DAY, WORDING_FAULTS, type WordingFault } from './collection/contact-rules.data.ts';
export { type ForbiddenWording, forbiddenWording } from './collection/forbidden-wording.ts';
export { MEXICAN_ZONES, type MexicanZone } from './collection/mexican-zone.ts';
export { dayIn, nextAllowedMoment } from './collection/next-allowed-moment.ts';
export {
  judgePromise,
  type PaymentPromise,
  PROMISE_STATES,
  type PromiseState,
  paidBetween,
  promiseProblem,
  REFERENCE_PROMISE_DAYS,
} from './collection/payment-promise.ts';
export {
  COMPLAINT_CHANNELS,
  COMPLAINT_KINDS,
  COMPLAINT_OUTCOMES,
  type ComplaintChannel,
  type ComplaintKind,
  type ComplaintOutcome,
} from './complaint/complaint.ts';
export { complaintDeadline, extendedDeadline } from './complaint/complaint-deadline.ts';
export { type DebitBar, debitAmount } from './debit/debit-amount.ts';
export { NOTICE_MS } from './debit/debit-rules.data.ts';
export { debitSpan } from './debit/debit-span.ts';
export {
  type AnnouncedDebit,
  type DebitMandate,
  type EarlierDebit,
  MANDATE_STATUSES,
  type MandateStatus,
} from './debit/mandate.ts';
export { objectableUntil } from './debit/objectable-until.ts';
export { type DebitQuestion, planDebit } from './debit/plan-debit.ts';
export { type CreditDecision, type DecisionQuestion, decide } from './decision/decide.ts';
export {
  DECISION_ENGINE_VERSION,
  DECISION_ENGINE_VERSIONS,
  type DecisionEngineVersion,
} from './decision/engine-version.ts';
export type { ExpressionProblem, VariableType } from './decision/expression/check-expression.ts';
export { type Evaluated, evaluateExpression } from './decision/expression/evaluate-expression.ts';
export type { Expression, Scalar, Variables } from './decision/expression/expression.ts';
export { type ClosedLoan, type LadderQuestion, ladderLimit } from './decision/ladder.ts';
export type { LimitParts, TotalFor } from './decision/limit.ts';
export { MX_STL_POLICY_2 } from './decision/mx-stl-2.data.ts';
export {
  DECISION_OUTCOMES,
  type DecisionOutcome,
  type LadderStep,
  POLICY_PHASES,
  type Policy,
  type PolicyPhase,
  type PolicyRule,
  type PolicyVariable,
  type ScoreAttribute,
  type ScoreBand,
  type ScoreBin,
} from './decision/policy.ts';
export type { DecisionProduct } from './decision/product.ts';
export { REASON_CODES, type ReasonCode } from './decision/reason-codes.ts';
export type { RuleTrace } from './decision/run-rules.ts';
export type { ScorePart } from './decision/score.ts';
export { changePolicy } from './decision/settings/change-policy.ts';
export { comparePolicies } from './decision/settings/compare-policies.ts';
export { policySettings } from './decision/settings/policy-settings.ts';
export { type InvalidPolicy, type PolicyProblem, validatePolicy } from './decision/validate-policy.ts';
export { type ClientJourney, clientJourney, stepPercent } from './flow/client-journey.ts';
export { finishedSteps } from './flow/finished-steps.ts';
export type { FlowState } from './flow/flow-state.ts';
export { type FlowPosition, flowStep } from './flow/flow-step.ts';
export {
  APPLICATION_NEEDS,
  type ApplicationNeed,
  FLOW_NEEDS,
  FLOW_STATUSES,
  FLOW_STEPS,
  type FlowNeed,
  type FlowNeeds,
  type FlowStatus,
  type FlowStep,
  isFlowStep,
  JOURNEY_NAMES,
  type JourneyName,
  NEED_STATES,
  type NeedState,
} from './flow/flow-vocabulary.ts';
export { isReadyForDecision } from './flow/ready-for-decision.ts';
export { coolingOffDays } from './identity/cooling-off-days.ts';
export { isCoolingOff } from './identity/is-cooling-off.ts';
export { type IdentityFacts, isIdentityFrozen } from './identity/is-identity-frozen.ts';
export {
  CLEARING_ACCOUNTS,
  type ClearingAccount,
  LEDGER_ACCOUNTS,
  type LedgerAccount,
  perAccount,
  perReceivable,
  RECEIVABLE_ACCOUNTS,
  type ReceivableAccount,
} from './ledger/ledger-account.ts';
export { LEDGER_ENTRY_KINDS, type LedgerEntryKind } from './ledger/ledger-entry-kind.ts';
export { LOAN_CHARGES, LOAN_COMPONENTS, LOAN_PRINCIPAL, PRINCIPAL_ACCOUNT } from './ledger/loan-charges.data.ts';
export { PAYMENT_METHODS, type PaymentMethod, type ReceivingAccount } from './ledger/payment-methods.data.ts';
export {
  CASH_BRANDS,
  type CashBrand,
  type CashClearingAccount,
  isCashPayout,
  PAYOUT_ACCOUNTS,
  PAYOUT_METHODS,
  type PayoutMethod,
} from './ledger/payout-methods.data.ts';
export { type LoanCharge, type LoanChargeName, type PerCharge, perCharge } from './ledger/per-charge.ts';
export {
  type AdditionalLoanBar,
  type AdditionalLoanQuestion,
  additionalLoanRoom,
  type OpenLoan,
  roomBeside,
} from './loan/additional-loan.ts';
export { balancesOf } from './loan/balances-of.ts';
export { type DebtBack, debtBack } from './loan/debt-back.ts';
export { compareExtending, type WayToPay } from './loan/extending/compare-extending.ts';
export type {
  ExtensionBar,
  ExtensionOption,
  ExtensionPrice,
  ExtensionProblem,
} from './loan/extending/extension-option.ts';
export { extensionOptions } from './loan/extending/extension-options.ts';
export {
  type LoanOffer,
  type PrintedExtension,
  printedExtensions,
  withExtensions,
} from './loan/extending/printed-extensions.ts';
export {
  BUCKET_DAYS,
  COLLECTION_BUCKETS,
  type CollectionBucket,
  LATE_BUCKETS,
  type LateBucket,
  LOAN_STANDINGS,
  type LoanStanding,
  lateBucketOf,
  standingOf,
} from './loan/late-bucket.ts';
export { lateCost } from './loan/late-cost.ts';
export {
  type Disbursed,
  HOLD_REASONS,
  type HoldReason,
  LOAN_EVENT_KINDS,
  type LoanEvent,
  type LoanEventKind,
} from './loan/loan-event.ts';
export { loanStatusAfter } from './loan/loan-status-after.ts';
export { type PayoffProblem, type PayoffQuote, payoffQuote } from './loan/payoff/payoff-quote.ts';
export { costCeiling } from './loan/policy/cost-ceiling.ts';
export { isOfferWithinCaps } from './loan/policy/offer-within-caps.ts';
export { REFERENCE_SERVICING } from './loan/policy/reference-servicing.data.ts';
export type { CostCaps, ExtensionPolicy, LatePolicy, ServicingPolicy } from './loan/policy/servicing-policy.ts';
export {
  type InvalidServicingPolicy,
  type ServicingProblem,
  validateServicingPolicy,
} from './loan/policy/validate-servicing-policy.ts';
export type {
  AllocatedPayment,
  BoughtExtension,
  ComponentName,
  ComponentPosition,
  InstalmentPosition,
  LoanBooks,
  LoanPosition,
  LoanState,
} from './loan/position.ts';
export { positionOn } from './loan/position-on.ts';
export type { LoanEventProblem } from './loan/recording/loan-event-problem.ts';
export { mayRecordLoanEvent } from './loan/recording/may-record-loan-event.ts';
export { validateLoanEvent } from './loan/recording/validate-loan-event.ts';
export type { PrintedPrice, ServicedTerms } from './loan/serviced-terms.ts';
export { termsOfOffer } from './loan/terms-of-offer.ts';
export { type WithdrawalOffer, type WithdrawalProblem, withdrawalOffer } from './loan/withdrawal-offer.ts';
export {
  type AllocationOrder,
  allocatePayment,
  type PaymentAllocation,
  type PaymentToAllocate,
} from './payment/allocate-payment.ts';
export {
  componentsOf,
  type InstalmentComponents,
  receivablesOf,
  sumComponents,
  type TaxedAmount,
} from './payment/instalment-components.ts';
export { lendingMessageEs } from './problem/lending.copy.es.ts';
export { isLendingProblemCode, lendingMessage } from './problem/lending-message.ts';
export type { LendingProblemCode } from './problem/lending-problem.ts';
export { changeProduct, compareProducts, productSettings } from './product/product-settings.ts';
export { type ProductTerms, type StatedServicing, servicingOf } from './product/product-terms.ts';
export { type PromotionBounds, REFERENCE_PROMOTION_BOUNDS } from './product/promotion-bounds.data.ts';
export {
  type PromotionBound,
  type PromotionPromise,
  promotionBeyond,
  promotionCost,
} from './product/promotion-bounds.ts';
export { type InvalidProduct, type ProductProblem, validateProduct } from './product/validate-product.ts';
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
export type { InvalidSettings, SettingProblem, SettingTexts } from './settings/change-settings.ts';
export type { SettingChange } from './settings/compare-settings.ts';
export { SETTING_KINDS, type Setting, type SettingKind } from './settings/setting.ts';
export { identifierQuotaOf } from './staff/identifier-quotas.data.ts';
export { mayRole } from './staff/may-role.ts';
export { PERMISSIONS, type Permission } from './staff/permission.ts';
export { ROLE_PERMISSIONS } from './staff/role-permissions.data.ts';
export { isStaffRole, STAFF_ROLES, type StaffRole } from './staff/staff-role.ts';
export { waiverLimitOf } from './staff/waiver-limits.data.ts';
export {
  ACTIVE_APPLICATION_STATUSES,
  APPLICATION_STATUS,
  APPLICATION_STATUSES,
  type ApplicationStatus,
  type ApplicationStatusName,
  isApplicationActive,
  isApplicationStatus,
} from './status/application-status.ts';
export { type Borrower, type BorrowingBar, borrowingBar } from './status/borrowing-bar.ts';
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
export { permittedClientTransitions, transitionClient } from './transition/client-transition.ts';
export { CLIENT_TRANSITIONS } from './transition/client-transitions.data.ts';
export { permittedLoanTransitions, transitionLoan } from './transition/loan-transition.ts';
export { loanTransitionPath } from './transition/loan-transition-path.ts';
export { LOAN_TRANSITIONS } from './transition/loan-transitions.data.ts';
export {
  type IllegalTransition,
  TRANSITION_ACTORS,
  type Transition,
  type TransitionActor,
} from './transition/transition.ts';
