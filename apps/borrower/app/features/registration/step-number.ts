/** Steps of every client, in the order in which the flow asks for them: one topic each. */
export const STEPS = ['account', 'details', 'employment', 'address', 'reference', 'bankAccount', 'idPhotos'] as const;

export type Step = (typeof STEPS)[number];

/** Returns a step's position among the steps, from 1. */
export const stepNumber = (step: Step): { readonly current: number; readonly total: number } => ({
  current: STEPS.indexOf(step) + 1,
  total: STEPS.length,
});
