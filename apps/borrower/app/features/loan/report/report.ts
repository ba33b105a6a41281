import type { HardshipCause } from '@lender/contract';

/** What is chosen of not being able to pay. */
export const HARDSHIP_FIELDS = ['cause'] as const;
export type HardshipField = (typeof HARDSHIP_FIELDS)[number];

/** In the order of the page. */
export const CAUSES = ['less_income', 'health', 'family', 'other'] as const satisfies readonly HardshipCause[];

/** What was told and waits for a person. */
export interface OpenReport {
  readonly day: string;
}
