import * as z from 'zod/mini';
import { draftRow, scheduledVersions } from '../drafts/draft-row.ts';
import { setting, settingChange } from '../drafts/setting.ts';
import { lazy } from '../endpoint.ts';
import { money } from '../wire/money.ts';

/** What a sample comes to; all of it `null` with the code of the refusal where it would not be offered. */
const sampleOffer = lazy(() =>
  z.object({
    total: z.nullable(money()),
    /** CAT without IVA, in percent. */
    apr: z.nullable(z.number()),
    refusal: z.nullable(z.string()),
  }),
);

/** One loan that nobody asked for, priced by the version that is sold and by the draft. */
export const sampleOffers = lazy(() =>
  z.array(
    z.object({
      isFirstLoan: z.boolean(),
      amount: money(),
      /** Days from the payout to the pay date. */
      days: z.int(),
      live: sampleOffer(),
      draft: sampleOffer(),
    }),
  ),
);

/** A draft as it stands beside the product that is sold. */
export const productDraft = lazy(() =>
  z.object({
    ...draftRow(),
    /** The version that is sold now, with which it is compared. */
    liveVersion: z.int(),
    /** Versions that wait for their day: what is published from an earlier day takes their place. */
    scheduled: scheduledVersions(),
    settings: z.array(setting()),
    changes: z.array(settingChange()),
    /** What keeps it from being sold, setting by setting, by the codes of `@lender/lending`. */
    problems: z.array(z.object({ path: z.string(), code: z.string() })),
    /** Twelve offers; none while something keeps it from being sold. */
    samples: sampleOffers(),
  }),
);
