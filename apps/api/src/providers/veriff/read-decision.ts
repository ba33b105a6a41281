import { IDENTITY_DECISIONS } from '@lender/contract';
import * as z from 'zod/mini';
import type { IdentityState } from './port.ts';

const text = z.nullish(z.string());

const decisionSchema = z.object({
  attemptId: text,
  status: z.enum(IDENTITY_DECISIONS),
  reason: text,
  reasonCode: z.nullish(z.union([z.string(), z.number()])),
  person: z.nullish(z.object({ firstName: text, lastName: text, idNumber: text, dateOfBirth: text })),
  document: z.nullish(z.object({ type: text, country: text, validUntil: text })),
});

export const decisionAnswerSchema = z.object({ verification: z.nullable(decisionSchema) });

type Decision = z.output<typeof decisionSchema>;

/** Statuses that have a reason of their own; with any other, the reason is of an earlier attempt. */
const HAS_REASON: readonly Decision['status'][] = ['declined', 'resubmission_requested'];

/**
 * Reads a decision by its status word. Its code is not looked at, since Veriff's pages do not agree on what 9121 means.
 */
export function readDecision({ attemptId, status, reason, reasonCode, ...seen }: Decision): IdentityState {
  const code = reasonCode === null ? undefined : reasonCode;
  return {
    isDecided: true,
    status,
    reason: HAS_REASON.includes(status) ? { code: code?.toString(), text: reason ?? undefined } : undefined,
    attemptId: attemptId ?? undefined,
    seen: readSeen(seen),
  };
}

function readSeen({ person, document }: Pick<Decision, 'person' | 'document'>) {
  if (!person && !document) return undefined;
  return {
    firstName: person?.firstName ?? undefined,
    lastName: person?.lastName ?? undefined,
    idNumber: person?.idNumber ?? undefined,
    dateOfBirth: person?.dateOfBirth ?? undefined,
    document: {
      type: document?.type ?? undefined,
      country: document?.country ?? undefined,
      validUntil: document?.validUntil ?? undefined,
    },
  };
}
