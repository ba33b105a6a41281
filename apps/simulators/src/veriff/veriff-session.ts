import { z } from 'zod';
import { SESSION_STATUSES } from './session-status.ts';
import { verdictSchema } from './verdict-schema.ts';

export const sessionSchema = z.object({
  id: z.string(),
  token: z.string(),
  /** Owner of the session: the value that its creator sent as `X-AUTH-CLIENT`. */
  apiKey: z.string(),
  vendorData: z.string().nullable(),
  callback: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  status: z.enum(SESSION_STATUSES),
  attemptId: z.string(),
  createdAt: z.string(),
  /** Decision as it is sent, JSON; null while the newest attempt is undecided. */
  decision: z.string().nullable(),
  verdict: verdictSchema.nullable(),
  decidesAtMs: z.int().nullable(),
});

/** Session in which a person shows an identification and their face. */
export type VeriffSession = Readonly<z.output<typeof sessionSchema>>;

export const attemptSchema = z.object({ id: z.string(), status: z.enum(SESSION_STATUSES), createdAt: z.string() });
export type VeriffAttempt = Readonly<z.output<typeof attemptSchema>>;
