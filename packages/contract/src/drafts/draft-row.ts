import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { instant, plainDate } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { line } from '../wire/text.ts';
import { draftRevision } from './revision.ts';

/** State: being edited, waiting for a second person, published, or discarded. */
export const DRAFT_STATES = ['open', 'asked', 'published', 'discarded'] as const;
export type DraftState = (typeof DRAFT_STATES)[number];

export const draftRow = () => ({
  id: id(),
  /** Purpose of the draft, in the words of the member of staff who began it. */
  note: z.string(),
  state: z.enum(DRAFT_STATES),
  /** Version from which it began. */
  basedOn: z.int(),
  /** Number that rises with each change; a change or a publication names the revision that its author saw. */
  revision: z.int(),
  authorName: z.string(),
  changedAt: instant(),
});

/**
 * State of a version: in force, in force earlier, beginning on a later day, or never in force because a newer one
 * begins first.
 */
export const VERSION_STATES = ['live', 'retired', 'scheduled', 'replaced'] as const;
export type VersionState = (typeof VERSION_STATES)[number];

/** Every version that was published, the newest first, and the drafts that are open or wait for approval. */
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

/** Versions that wait for their first day. */
export const scheduledVersions = lazy(() => z.array(z.object({ version: z.int(), liveFrom: instant() })));

/** Body of the request to publish a draft. */
export const publishBody = lazy(() =>
  z.strictObject({
    revision: draftRevision(),
    note: line(500),
    /** Day on which it begins, in Mexico City; without it, the moment at which the second person agrees. */
    from: z.exactOptional(plainDate()),
  }),
);
