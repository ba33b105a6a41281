import type { listAudit, Reply } from '@lender/contract';
import { formatInstant } from '../../vocabulary/moment.ts';
import { auditCopy as copy } from './audit.copy.es.ts';
import { type AuditQuery, auditPath } from './audit-query.ts';
import { callWords } from './call-words.copy.es.ts';

/** Audit entry as it is drawn. */
export interface AuditRow {
  readonly number: string;
  readonly at: string;
  readonly who: { readonly name: string; readonly role: string; readonly href: string };
  readonly what: string;
  /** Outcome, where the call was not simply done. */
  readonly outcome?: { readonly label: string; readonly tone: 'neutral' | 'warn' };
  /** Path of all entries about the same subject. */
  readonly aboutHref?: string;
  readonly details: readonly { readonly term: string; readonly detail: string }[];
}

type AuditEntry = Reply<typeof listAudit>['entries'][number];

/** @param query - what the list is narrowed to already */
export const auditRow = (entry: AuditEntry, query: AuditQuery): AuditRow => ({
  number: String(entry.sequence),
  at: formatInstant(entry.at),
  who: {
    name: entry.staff.name,
    role: copy.roles[entry.staff.role],
    href: auditPath({ ...query, staffId: entry.staff.id, before: undefined }),
  },
  what: entry.kind === 'sign_in' ? copy.signedIn : wordsOf(entry.call),
  ...(entry.outcome !== 'done' && { outcome: outcomeOf(entry.outcome) }),
  ...(entry.subjectId && { aboutHref: auditPath({ ...query, subjectId: entry.subjectId, before: undefined }) }),
  details: entry.details
    .filter(({ value }) => value !== entry.subjectId)
    .map(({ name, value }) => ({ term: copy.said[name] ?? name, detail: value })),
});

const words: Readonly<Record<string, string>> = callWords;
/**
 * Returns words for a call. A call that a role is refused is recorded, too; and a later release may no longer have the
 * call.
 */
export const wordsOf = (call: string): string => words[call] ?? copy.otherCall(call);

const outcomeOf = (outcome: string): AuditRow['outcome'] =>
  outcome === 'begun'
    ? { label: copy.begun, tone: 'neutral' }
    : { label: copy.refused(copy.refusals[outcome] ?? outcome), tone: 'warn' };
