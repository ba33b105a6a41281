import { draftsCopy } from './drafts.copy.es.ts';

/** Actions of the forms on a draft's page. */
export const DRAFT_INTENTS = ['save', 'test', 'shadow', 'unshadow', 'publish', 'discard'] as const;
export type DraftIntent = (typeof DRAFT_INTENTS)[number];
/** Actions that drafts of products have too. */
export type ProductIntent = Extract<DraftIntent, 'save' | 'publish' | 'discard'>;

export const parseIntent = (value: unknown): DraftIntent | undefined =>
  DRAFT_INTENTS.find((intent) => intent === value);

const ofPolicies: ReadonlySet<DraftIntent> = new Set(['test', 'shadow', 'unshadow']);

export const isProductIntent = (intent: DraftIntent): intent is ProductIntent => !ofPolicies.has(intent);

/** Reason why nothing was done, and the typed values. */
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

/** Returns why a call about a draft was refused, in a sentence. */
export function draftRefusalWords({ code, facts }: DraftRefusal): string {
  const because = code === 'draft_not_ready' ? String(facts.because) : code;
  return draftsCopy.problems[isProblem(because) ? because : 'other'];
}

const isProblem = (code: string): code is keyof typeof draftsCopy.problems => Object.hasOwn(draftsCopy.problems, code);

/** Returns what was typed on the page of a draft. */
export const typedIn = (data: FormData): Record<string, string> =>
  Object.fromEntries([...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
