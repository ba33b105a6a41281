/** Every step at which the server may say that a client stands. */
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

/** `active`: the client has something to do or to read. `completed`: nothing to do but wait. */
export const FLOW_STATUSES = ['active', 'completed'] as const;
export type FlowStatus = (typeof FLOW_STATUSES)[number];

/** Parses a text from outside. A step that we do not know is not an error: the client stays where it is. */
export const isFlowStep = (value: unknown): value is FlowStep => FLOW_STEPS.some((step) => step === value);

/** The parts of a client's way to the money; `none` when nothing is under way. */
export const JOURNEY_NAMES = ['registration', 'application', 'signature', 'payout', 'loan', 'none'] as const;
export type JourneyName = (typeof JOURNEY_NAMES)[number];

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

export type FlowNeed = keyof FlowNeeds;
