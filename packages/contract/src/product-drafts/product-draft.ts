import * as z from 'zod/mini';
import { draftRow, scheduledVersions } from '../drafts/draft-row.ts';
import { setting } from '../drafts/setting.ts';
import { settingChange } from '../drafts/setting-change.ts';
import { lazy } from '../endpoint.ts';
import { sampleOffers } from './sample-offers.ts';

/** Draft in its current state, beside the product that is sold. */
export const productDraft = lazy(() =>
  z.object({
    ...draftRow(),
    /** Version that is sold now, with which the draft is compared. */
    liveVersion: z.int(),
    /** Versions that wait for their first day: one published from an earlier day replaces them. */
    scheduled: scheduledVersions(),
    settings: z.array(setting()),
    changes: z.array(settingChange()),
    /** Problems that keep the draft from being sold, setting by setting, by the codes of `@lender/lending`. */
    problems: z.array(z.object({ path: z.string(), code: z.string() })),
    /** Twelve offers; none while a fault keeps the draft from being sold. */
    samples: sampleOffers(),
  }),
);
