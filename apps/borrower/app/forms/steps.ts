/** The pages on which a new client tells about themselves, in the order in which the flow asks. */
export const STEPS = ['account', 'details', 'employment', 'address', 'reference', 'bankAccount', 'idPhotos'] as const;

export type Step = (typeof STEPS)[number];

/** Its place among the steps, from 1. */
export const stepNumber = (step: Step): number => STEPS.indexOf(step) + 1;

const firstPercent = 30;

/**
 * How far a registration is when a step begins: a visitor starts at 30 %, and the photos are the last tenth.
 *
 * @example
 * stepPercent('account') // → 30
 */
export const stepPercent = (step: Step): number =>
  firstPercent + Math.round(((100 - firstPercent) * STEPS.indexOf(step)) / STEPS.length);
