import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { MESSAGE_CHANNELS } from '../messages/message-log.ts';
import { MESSAGE_TEMPLATES, PLACEHOLDER_KINDS, TEMPLATE_FAULTS } from '../messages/message-template.ts';
import { instant } from '../wire/calendar.ts';
import { line, paragraphs } from '../wire/text.ts';

/** One text for borrowers, on one channel, and its sending results of the last seven days. */
export const templateRow = lazy(() =>
  z.object({
    template: z.enum(MESSAGE_TEMPLATES),
    channel: z.enum(MESSAGE_CHANNELS),
    /** Version; 1 is what came with the program. */
    version: z.int(),
    /** `null` for what came with the program. */
    liveFrom: z.nullable(instant()),
    hasDraft: z.boolean(),
    sent: z.int(),
    /** Number of failed messages, including those that wait for another try. */
    failed: z.int(),
    /**
     * Days on which the message is sent, counted from the due date; below zero before it. Empty where an event sends
     * it.
     */
    dueDays: z.array(z.int()),
  }),
);

export const templateParams = lazy(() =>
  z.object({ template: z.enum(MESSAGE_TEMPLATES), channel: z.enum(MESSAGE_CHANNELS) }),
);

/** Position of the loan whose figures are shown, among the newest loans that are owed, from 1 to 20. @default 1 */
export const exampleQuery = lazy(() =>
  z.object({
    example: z.optional(
      z.codec(z.string().check(z.regex(/^(?:[1-9]|1\d|20)$/)), z.int(), { decode: Number, encode: String }),
    ),
  }),
);

/** Subject and text of a template on one channel: `subject` is `null` for a text message. */
export const templateWords = lazy(() => z.object({ subject: z.nullable(line(150)), text: paragraphs(4_000) }));

/** Text as a recipient reads it: in parts, where it is a text message. */
const preview = lazy(() =>
  z.object({
    subject: z.nullable(z.string()),
    text: z.string(),
    sms: z.nullable(z.object({ alphabet: z.enum(['gsm7', 'ucs2']), parts: z.int(), units: z.int() })),
  }),
);

/** One template in its current state: the published text, the draft, and a preview of each. */
export const templateDetail = lazy(() =>
  z.object({
    ...templateRow().shape,
    live: templateWords(),
    livePreview: preview(),
    placeholders: z.array(
      z.object({ name: z.string(), kind: z.enum(PLACEHOLDER_KINDS), isRequired: z.boolean(), example: z.string() }),
    ),
    /**
     * Loan whose figures the preview shows, with the name of its borrower masked; `null` where the figures are made up.
     */
    exampleLoan: z.nullable(z.string()),
    draft: z.nullable(
      z.object({
        /** Number that rises with each change. */
        revision: z.int(),
        words: templateWords(),
        /** Faults that keep the draft from being published. */
        faults: z.array(z.object({ code: z.enum(TEMPLATE_FAULTS), about: z.nullable(z.string()) })),
        /** `null` while the draft cannot be read. */
        preview: z.nullable(preview()),
        /** True when the text mentions costs, so that a second person publishes it. */
        needsApproval: z.boolean(),
        isAsked: z.boolean(),
        authorName: z.string(),
        changedAt: instant(),
      }),
    ),
    /** Published versions, the newest first. */
    versions: z.array(
      z.object({
        version: z.int(),
        liveFrom: instant(),
        madeByName: z.string(),
        /** `null` where no approval was needed. */
        approvedByName: z.nullable(z.string()),
        reason: z.string(),
        words: templateWords(),
      }),
    ),
  }),
);
