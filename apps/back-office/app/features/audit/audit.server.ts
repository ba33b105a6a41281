import { AUDIT_KINDS, checkAudit, listAudit } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { unreadable } from '../../platform/unreadable.ts';
import type { PageLink } from '../../shell/page-links.ts';
import { type FoundSubjects, findSubjects } from '../../shell/subject/find-subjects.server.ts';
import { auditCopy as copy } from './audit.copy.es.ts';
import { type AuditQuery, auditPath } from './audit-query.ts';
import { type AuditRow, auditRow, wordsOf } from './audit-view.ts';

export interface AuditView {
  readonly tabs: readonly PageLink[];
  readonly rows: readonly AuditRow[];
  readonly olderHref?: string;
  readonly newestHref?: string;
  /** Parts of the filter besides the form, each with the path without it. */
  readonly only: readonly { readonly label: string; readonly clearHref: string }[];
}

/** Reads one page of the audit, in words. */
export async function readAudit(call: Call, query: AuditQuery): Promise<AuditView> {
  const answer = await call(listAudit, { query });
  if (!answer.ok) throw unreadable('the audit', answer.refusal);
  const { entries, nextBefore } = answer.data;
  const first = { ...query, before: undefined };
  return {
    tabs: [undefined, ...AUDIT_KINDS].map((kind) => ({
      href: auditPath({ ...first, kind }),
      label: kind ? copy.kinds[kind] : copy.all,
      isCurrent: kind === query.kind,
    })),
    rows: entries.map((entry) => auditRow(entry, query)),
    ...(nextBefore !== null && { olderHref: auditPath({ ...query, before: nextBefore }) }),
    ...(query.before !== undefined && { newestHref: auditPath(first) }),
    only: [
      ...(query.staffId
        ? [
            {
              label: copy.only.staff(entries[0]?.staff.name ?? query.staffId),
              clearHref: auditPath({ ...first, staffId: undefined }),
            },
          ]
        : []),
      ...(query.subjectId
        ? [{ label: copy.only.subject, clearHref: auditPath({ ...first, subjectId: undefined }) }]
        : []),
      ...(query.call
        ? [{ label: copy.only.call(wordsOf(query.call)), clearHref: auditPath({ ...first, call: undefined }) }]
        : []),
    ],
  };
}

/** Finds the subject that a form names, whose entries can then be listed. */
export const findSubject = (call: Call, data: FormData): Promise<FoundSubjects> =>
  findSubjects(call, String(data.get('find') ?? ''));

/** Result of a check of the chain. */
export interface ChainView {
  readonly tone: 'ok' | 'danger';
  readonly title: string;
  readonly lines: readonly string[];
}

export async function checkChain(call: Call): Promise<ChainView> {
  const answer = await call(checkAudit);
  if (!answer.ok) throw unreadable('the chain of the audit', answer.refusal);
  const { entries, brokenAt, head } = answer.data;
  if (brokenAt !== null) return { tone: 'danger', title: copy.check.broken, lines: [copy.check.brokenAt(brokenAt)] };
  const lines = [copy.check.count(entries), ...(head === null ? [] : [copy.check.head(inGroups(head))])];
  return { tone: 'ok', title: copy.check.whole, lines };
}

/** Returns a seal in groups, as it is read aloud and compared. */
const inGroups = (seal: string): string => seal.replace(/.{8}(?=.)/g, '$& ');
