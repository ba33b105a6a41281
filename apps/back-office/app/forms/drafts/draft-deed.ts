import { draftsCopy } from './drafts.copy.es.ts';

/** Actions of the forms on a draft's page. */
export const DRAFT_DEEDS = ['save', 'test', 'shadow', 'unshadow', 'publish', 'discard'] as const;
export type DraftDeed = (typeof DRAFT_DEEDS)[number];
/** Actions that drafts of products have too. */
export type ProductDeed = Extract<DraftDeed, 'save' | 'publish' | 'discard'>;

export const parseDeed = (value: unknown): DraftDeed | undefined => DRAFT_DEEDS.find((deed) => deed === value);

const ofPolicies: ReadonlySet<DraftDeed> = new Set(['test', 'shadow', 'unshadow']);

export const isProductDeed = (deed: DraftDeed): deed is ProductDeed => !ofPolicies.has(deed);

/** Why nothing was done, and what was typed. */
export interface DraftProblem {
  readonly said: string;
  readonly values: Readonly<Record<string, string>>;
  /** Problems with single settings, by path. */
  readonly fields?: Readonly<Record<string, string>>;
}

interface DraftRefusal {
  readonly code: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** Why a call about a draft was refused, in a sentence. */
export function draftRefusalWords({ code, facts }: DraftRefusal): string {
  const because = code === 'draft_not_ready' ? String(facts.because) : code;
  return draftsCopy.problems[isProblem(because) ? because : 'other'];
}

const isProblem = (code: string): code is keyof typeof draftsCopy.problems => Object.hasOwn(draftsCopy.problems, code);

/** Returns what was typed on the page of a draft. */
export const typedIn = (data: FormData): Record<string, string> =>
  Object.fromEntries([...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
