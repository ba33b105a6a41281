import { policiesCopy } from './policies.copy.es.ts';

/** What the forms of a draft's page do. */
export const DRAFT_DEEDS = ['save', 'test', 'publish', 'discard'] as const;
export type DraftDeed = (typeof DRAFT_DEEDS)[number];

export const parseDeed = (value: unknown): DraftDeed | undefined => DRAFT_DEEDS.find((deed) => deed === value);

/** Why nothing was done, and what was typed. */
export interface DraftProblem {
  readonly said: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Whether there is a sentence for a code. */
export const isProblem = (code: string): code is keyof typeof policiesCopy.problems =>
  Object.hasOwn(policiesCopy.problems, code);
