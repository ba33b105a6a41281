import * as z from 'zod/mini';
import { draftRow, scheduledVersions } from '../drafts/draft-row.ts';
import { setting } from '../drafts/setting.ts';
import { settingChange } from '../drafts/setting-change.ts';
import { lazy } from '../endpoint.ts';
import { policyShadow } from './policy-shadow.ts';
import { policyTest } from './policy-test.ts';

/** Draft in its current state, beside the policy that decides. */
export const policyDraft = lazy(() =>
  z.object({
    ...draftRow(),
    /** Version that decides now, with which the draft is compared. */
    liveVersion: z.int(),
    /** Versions that wait for their first day: one published from an earlier day replaces them. */
    scheduled: scheduledVersions(),
    settings: z.array(setting()),
    changes: z.array(settingChange()),
    /** Problems that keep the draft from being published, by the codes of `@lender/lending`, each with its subject. */
    problems: z.array(z.object({ code: z.string(), about: z.nullable(z.string()) })),
    /** Newest test, whose revision may be an earlier one. */
    test: z.nullable(policyTest()),
    /** Newest shadow, which may have ended. */
    shadow: z.nullable(policyShadow()),
  }),
);
