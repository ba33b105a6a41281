import * as z from 'zod/mini';
import { VERSION_STATES } from '../drafts/draft-row.ts';
import { lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';
import { line, paragraphs } from '../wire/text.ts';
import { LEGAL_FAULTS, LEGAL_FIELDS, LEGAL_KINDS } from './legal-kind.ts';

export const legalParams = lazy(() => z.object({ kind: z.enum(LEGAL_KINDS) }));

/** A version in a path or a query. */
export const versionInQuery = lazy(() =>
  z.codec(z.string().check(z.regex(/^[1-9]\d{0,5}$/)), z.int(), { decode: Number, encode: String }),
);

/** One legal text in a list, with its version in force. */
export const legalTextRow = () => ({
  kind: z.enum(LEGAL_KINDS),
  /** Version; 1 is what came with the program. */
  version: z.int(),
  liveFrom: instant(),
  /** SHA-256 of the text in UTF-8, in hex. */
  sha256: z.string(),
  /** Number in the registry of adhesion contracts; `null` for a text without one. */
  registration: z.nullable(z.string()),
  /** Number of times that this version was accepted. */
  accepted: z.int(),
  /** Version that begins on a later day, if there is one. */
  next: z.nullable(z.object({ version: z.int(), liveFrom: instant() })),
  /** True while a member of staff has asked to publish another version. */
  isAsked: z.boolean(),
});

export const legalVersion = () => ({
  version: z.int(),
  state: z.enum(VERSION_STATES),
  liveFrom: instant(),
  sha256: z.string(),
  registration: z.nullable(z.string()),
  accepted: z.int(),
  /** `null` for what came with the program. */
  madeByName: z.nullable(z.string()),
  approvedByName: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});

/** Change of a line from one text to another. */
export const LINE_CHANGES = ['same', 'removed', 'added'] as const;
export type LineChange = (typeof LINE_CHANGES)[number];

export const changedLines = () => z.array(z.object({ change: z.enum(LINE_CHANGES), line: z.string() }));

export const legalFields = () =>
  z.array(
    z.object({
      name: z.enum(LEGAL_FIELDS),
      isRequired: z.boolean(),
      /** True when the field is on a line of its own: a table, or sentences that the server writes. */
      isBlock: z.boolean(),
    }),
  );

export const legalFaults = () => z.array(z.object({ code: z.enum(LEGAL_FAULTS), about: z.nullable(z.string()) }));

/** Text that a member of staff proposes: complete, with `{fields}`, and the number by which it is registered. */
export const wantedText = () => ({ text: paragraphs(20_000), registration: z.nullable(line(60)) });
