import { APPLICATION_STATUS } from '../status/application-status.ts';
import { type FlowState, flowStep } from './flow-step.ts';
import type { FlowStep } from './flow-vocabulary.ts';

/** The parts of a client's way to the money; `none` when nothing is under way. */
export const JOURNEY_NAMES = ['registration', 'application', 'signature', 'payout', 'loan', 'none'] as const;
export type JourneyName = (typeof JOURNEY_NAMES)[number];

export interface ClientJourney {
  readonly name: JourneyName;
  readonly step: FlowStep;
  /** 0 to 100; 100 when nothing is left to do on the way. */
  readonly percent: number;
}

type Part = readonly [name: JourneyName, percent: number];

/** How far a client came, for a progress bar. A step further on the way is never a lower percentage. */
export function clientJourney(state: FlowState): ClientJourney {
  const { step } = flowStep(state);
  const part = PARTS[step];
  const [name, percent] = typeof part === 'function' ? part(state) : part;
  return { name, step, percent };
}

/** The account is asked for first, the consent to collect from it later, and another account when a payout came back. */
const accountPart = ({ applicationStatus, needs }: FlowState): Part => {
  if (applicationStatus === APPLICATION_STATUS.accepted) return ['payout', 95];
  return ['application', needs.bankAccount ? 55 : 60];
};

/** Proving who one is comes before the last papers, the decision after them. */
const verificationPart = ({ needs }: FlowState): Part => ['application', needs.identityCheck === 'none' ? 80 : 68];

const PARTS: Readonly<Record<FlowStep, Part | ((state: FlowState) => Part)>> = {
  new_client_created: ['registration', 30],
  pre_approval_page: ['registration', 30],
  work_info: ['application', 35],
  address: ['application', 40],
  relative_info: ['application', 45],
  facebook: ['application', 50],
  direct_debit_information: accountPart,
  belvo: ['application', 58],
  id_document_upload: ['application', 65],
  bank_statement_upload: ['application', 70],
  payroll_upload: ['application', 75],
  verification: verificationPart,
  manual_page: ['application', 80],
  offer_decrease: ['signature', 85],
  offer_increase: ['signature', 85],
  otp_agreement: ['signature', 90],
  tmc_page: ['payout', 95],
  loan_page: ['loan', 100],
  reject_page: ['none', 100],
  no_loan_page: ['none', 100],
};
