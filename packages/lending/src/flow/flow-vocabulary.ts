/** Every step that the server may report for a client. */
export const FLOW_STEPS = [
  'work_info',
  'new_client_created',
  'facebook',
  'id_document_upload',
  'payroll_upload',
  'bank_statement_upload',
  'offer_increase',
  'offer_decrease',
  'otp_agreement',
  'direct_debit_information',
  'address',
  'belvo',
  'relative_info',
  'verification',
  'no_loan_page',
  'loan_page',
  'manual_page',
  'reject_page',
  'tmc_page',
  'pre_approval_page',
] as const;
export type FlowStep = (typeof FLOW_STEPS)[number];

/** `active`: the client has something to do or to read. `completed`: the client only waits. */
export const FLOW_STATUSES = ['active', 'completed'] as const;
export type FlowStatus = (typeof FLOW_STATUSES)[number];

/** Parses a text from outside. A step that we do not know is not an error: the client stays where it is. */
export const isFlowStep = (value: unknown): value is FlowStep => FLOW_STEPS.some((step) => step === value);

/** Parts of a client's journey to a loan; `none` when nothing is under way. */
export const JOURNEY_NAMES = ['registration', 'application', 'signature', 'payout', 'loan', 'none'] as const;
export type JourneyName = (typeof JOURNEY_NAMES)[number];

/** Data that a client may be asked for, in the order in which it is asked. */
export const FLOW_NEEDS = [
  'employment',
  'address',
  'reference',
  'externalLogin',
  'bankAccount',
  'bankLink',
  'directDebitConsent',
  'idDocuments',
  'identityCheck',
  'bankStatement',
  'payroll',
  'creditBureau',
] as const;
export type FlowNeed = (typeof FLOW_NEEDS)[number];

/**
 * Data that is asked for and not settled yet. Data that neither the policy nor the product asks for is in neither list.
 */
export interface FlowNeeds {
  /** Data that the client has to give. */
  readonly open: readonly FlowNeed[];
  /** Needs that the client has met; the answer of a provider is pending. */
  readonly submitted: readonly FlowNeed[];
}

/**
 * Data that an application may ask for besides what every loan needs: the policy chooses from it, and so does a member
 * of staff who asks once more.
 */
export const APPLICATION_NEEDS = [
  'externalLogin',
  'bankLink',
  'directDebitConsent',
  'idDocuments',
  'identityCheck',
  'bankStatement',
  'payroll',
  'creditBureau',
] as const satisfies readonly FlowNeed[];
export type ApplicationNeed = (typeof APPLICATION_NEEDS)[number];

/** State of data that was asked for. `submitted`: the client did its part, the answer of a provider is pending. */
export const NEED_STATES = ['open', 'submitted', 'done', 'skipped'] as const;
export type NeedState = (typeof NEED_STATES)[number];
