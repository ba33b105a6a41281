import type { HardshipCause } from '@lender/contract';

/** Fields of the report about not being able to pay. */
export const HARDSHIP_FIELDS = ['cause'] as const;
export type HardshipField = (typeof HARDSHIP_FIELDS)[number];

/** Causes in the order of the page. */
export const CAUSES = ['less_income', 'health', 'family', 'other'] as const satisfies readonly HardshipCause[];

/** Report that waits for a person. */
export interface OpenReport {
  readonly day: string;
}
