import { STAFF_ROLES } from '@lender/lending';
import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';

/** Kinds of entry: a command, personal data that was looked at, or a sign-in. */
export const AUDIT_KINDS = ['write', 'read', 'sign_in'] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** One action of a member of staff, done or refused. Entries are numbered without gaps and never change. */
export const auditEntry = lazy(() =>
  z.object({
    sequence: z.int(),
    at: instant(),
    staff: z.object({ id: id(), name: z.string(), role: z.enum(STAFF_ROLES) }),
    kind: z.enum(AUDIT_KINDS),
    /** The name of the call. */
    call: z.string(),
    /** `done`, `begun` where it waits for something other than the database, or the code of the refusal. */
    outcome: z.string(),
    /** Id of the case, loan, client or task that the call named. */
    subjectId: z.nullable(z.string()),
    /** Other values of the request, by their place in it: `body.reason`. */
    details: z.array(z.object({ name: z.string(), value: z.string() })),
    requestId: z.string(),
  }),
);
