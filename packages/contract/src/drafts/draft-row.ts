import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { instant, plainDate } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { line } from '../wire/text.ts';
import { draftRevision } from './revision.ts';

/** Worked on, waiting for a second person, published by now, or given up. */
export const DRAFT_STATES = ['open', 'asked', 'published', 'discarded'] as const;
export type DraftState = (typeof DRAFT_STATES)[number];

export const draftRow = () => ({
  id: id(),
  /** What it is for, in the words of whoever began it. */
  note: z.string(),
  state: z.enum(DRAFT_STATES),
  /** The version that it began as. */
  basedOn: z.int(),
  /** Rises with each change: who changes or publishes names the one that they saw. */
  revision: z.int(),
  authorName: z.string(),
  changedAt: instant(),
});

/** The one in force, those of before, those that begin later, and those that never will: a newer one begins first. */
export const VERSION_STATES = ['live', 'retired', 'scheduled', 'replaced'] as const;
export type VersionState = (typeof VERSION_STATES)[number];

/** Every version that was ever published, the newest first, and the drafts that are worked on or wait. */
export const versionsAndDrafts = lazy(() =>
  z.object({
    versions: z.array(
      z.object({
        version: z.int(),
        state: z.enum(VERSION_STATES),
        liveFrom: instant(),
        /** `null` for what came with the program. */
        madeByName: z.nullable(z.string()),
        approvedByName: z.nullable(z.string()),
        reason: z.nullable(z.string()),
      }),
    ),
    drafts: z.array(z.object(draftRow())),
  }),
);

/** Versions that wait for their day. */
export const scheduledVersions = lazy(() => z.array(z.object({ version: z.int(), liveFrom: instant() })));

/** How a draft is asked to be published. */
export const publishBody = lazy(() =>
  z.strictObject({
    revision: draftRevision(),
    note: line(500),
    /** The day on which it begins, in Mexico City; from the moment at which the second person agrees where there is none. */
    from: z.exactOptional(plainDate()),
  }),
);
