import { type FlowStep, stepPercent as percentOf } from '@lender/lending';

/** The pages on which a new client tells about themselves, in the order in which the flow asks, with its step. */
const FLOW_STEP_OF = {
  account: 'new_client_created',
  details: 'new_client_created',
  employment: 'work_info',
  address: 'address',
  reference: 'relative_info',
  bankAccount: 'direct_debit_information',
  idPhotos: 'id_document_upload',
} as const satisfies Readonly<Record<string, FlowStep>>;

export type Step = keyof typeof FLOW_STEP_OF;

/** How many there are. */
export const STEP_COUNT = Object.keys(FLOW_STEP_OF).length;

/** Its place among the steps, from 1. */
export const stepNumber = (step: Step): number => Object.keys(FLOW_STEP_OF).indexOf(step) + 1;

/** How far the way to the money is behind when a step begins: a visitor starts at 30 %. */
export const stepPercent = (step: Step): number => percentOf(FLOW_STEP_OF[step]);
