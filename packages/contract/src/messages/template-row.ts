import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';
import { line, paragraphs } from '../wire/text.ts';
import { MESSAGE_CHANNELS } from './message-log.ts';
import { MESSAGE_TEMPLATES, PLACEHOLDER_KINDS, TEMPLATE_FAULTS } from './message-template.ts';

/** One text for borrowers, on one channel, and how it went in the last seven days. */
export const templateRow = lazy(() =>
  z.object({
    template: z.enum(MESSAGE_TEMPLATES),
    channel: z.enum(MESSAGE_CHANNELS),
    /** 1 is what came with the program. */
    version: z.int(),
    /** `null` for what came with the program. */
    liveFrom: z.nullable(instant()),
    hasDraft: z.boolean(),
    sent: z.int(),
    /** Those that wait for another try are among them. */
    failed: z.int(),
    /** On which days it goes, after the due date; below zero before it. Empty where an event sends it. */
    dueDays: z.array(z.int()),
  }),
);

export const templateParams = lazy(() =>
  z.object({ template: z.enum(MESSAGE_TEMPLATES), channel: z.enum(MESSAGE_CHANNELS) }),
);

/** Which of the newest loans that are owed lends its figures, from 1 to 20. @default 1 */
export const exampleQuery = lazy(() =>
  z.object({
    example: z.optional(
      z.codec(z.string().check(z.regex(/^(?:[1-9]|1\d|20)$/)), z.int(), { decode: Number, encode: String }),
    ),
  }),
);

/** The words of a template on one channel: `subject` is `null` for a text message. */
export const templateWords = lazy(() => z.object({ subject: z.nullable(line(150)), text: paragraphs(4_000) }));

/** How a text reads to somebody: in parts, where it is a text message. */
const preview = lazy(() =>
  z.object({
    subject: z.nullable(z.string()),
    text: z.string(),
    sms: z.nullable(z.object({ alphabet: z.enum(['gsm7', 'ucs2']), parts: z.int(), units: z.int() })),
  }),
);

/** One template as it stands: what goes now, what is being written, and how either reads. */
export const templateDetail = lazy(() =>
  z.object({
    ...templateRow().shape,
    live: templateWords(),
    livePreview: preview(),
    placeholders: z.array(
      z.object({ name: z.string(), kind: z.enum(PLACEHOLDER_KINDS), isRequired: z.boolean(), example: z.string() }),
    ),
    /** Whose figures the preview shows: a loan of somebody whose name is masked; `null` where they are made up. */
    exampleLoan: z.nullable(z.string()),
    draft: z.nullable(
      z.object({
        /** Rises with each change. */
        revision: z.int(),
        words: templateWords(),
        /** What keeps it from being published. */
        faults: z.array(z.object({ code: z.enum(TEMPLATE_FAULTS), about: z.nullable(z.string()) })),
        /** `null` while it cannot be read. */
        preview: z.nullable(preview()),
        /** It speaks of costs, so a second person publishes it. */
        needsApproval: z.boolean(),
        isAsked: z.boolean(),
        authorName: z.string(),
        changedAt: instant(),
      }),
    ),
    /** What was published, the newest first. */
    versions: z.array(
      z.object({
        version: z.int(),
        liveFrom: instant(),
        madeByName: z.string(),
        /** `null` where it needed nobody. */
        approvedByName: z.nullable(z.string()),
        reason: z.string(),
        words: templateWords(),
      }),
    ),
  }),
);
