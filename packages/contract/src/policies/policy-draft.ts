import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { policyChange, policySetting } from './policy-setting.ts';
import { policyTest } from './policy-test.ts';

/** Worked on, waiting for a second person, deciding by now, or given up. */
export const POLICY_DRAFT_STATES = ['open', 'asked', 'published', 'discarded'] as const;
export type PolicyDraftState = (typeof POLICY_DRAFT_STATES)[number];

const row = () => ({
  id: id(),
  /** What it is for, in the words of whoever began it. */
  note: z.string(),
  state: z.enum(POLICY_DRAFT_STATES),
  /** The version that it began as. */
  basedOn: z.int(),
  /** Rises with each change: who changes or publishes names the one that they saw. */
  revision: z.int(),
  authorName: z.string(),
  changedAt: instant(),
});

export const policyDraftRow = lazy(() => z.object(row()));

/** A draft as it stands beside the policy that decides. */
export const policyDraft = lazy(() =>
  z.object({
    ...row(),
    /** The version that decides now, with which it is compared. */
    liveVersion: z.int(),
    settings: z.array(policySetting()),
    changes: z.array(policyChange()),
    /** What keeps it from being published, by the codes of `@lender/lending`, with what each is about. */
    problems: z.array(z.object({ code: z.string(), about: z.nullable(z.string()) })),
    /** Its newest test, whose revision may be an earlier one. */
    test: z.nullable(policyTest()),
  }),
);
