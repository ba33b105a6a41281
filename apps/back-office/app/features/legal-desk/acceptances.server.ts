import { getLegalText, type LegalKind, listAcceptances } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { unreadable } from '../../platform/unreadable.ts';
import { screenPath } from '../../screens.ts';
import { legalKindWords } from '../../vocabulary/legal-kind.copy.es.ts';
import { formatInstant } from '../../vocabulary/moment.ts';
import { legalCopy } from './legal.copy.es.ts';
import { type AcceptanceQuery, acceptancesPath } from './legal-path.ts';

const { acceptances: copy } = legalCopy;
const PER_PAGE = 25;
const HASH_SHOWN = 12;

export type AcceptanceLine = Awaited<ReturnType<typeof readAcceptances>>['lines'][number];

/** Reads one page of the acceptances of a text. */
export async function readAcceptances(call: Call, kind: LegalKind, query: AcceptanceQuery) {
  const [answer, text] = await Promise.all([
    call(listAcceptances, { params: { kind }, query: { ...query, perPage: PER_PAGE } }),
    call(getLegalText, { params: { kind }, query: {} }),
  ]);
  if (!answer.ok) throw unreadable('who accepted a legal text', answer.refusal);
  if (!text.ok) throw unreadable('a legal text', text.refusal);
  const { before, ...first } = query;
  const { rows, next } = answer.data;
  return {
    title: copy.title(legalKindWords(kind)),
    back: { href: screenPath('legalText', { kind }), label: legalKindWords(kind) },
    tabs: [
      { href: acceptancesPath(kind, {}), label: copy.all, isCurrent: query.version === undefined },
      ...text.data.versions.map(({ version }) => ({
        href: acceptancesPath(kind, { version }),
        label: copy.version(version),
        isCurrent: query.version === version,
      })),
    ],
    lines: rows.map(({ id, clientId, loanId, version, acceptedAt, method, phoneLastFour, hasOrigin, sha256 }) => ({
      id,
      at: formatInstant(acceptedAt),
      version: version === null ? copy.unversioned : String(version),
      method: phoneLastFour === null ? copy.methods[method] : copy.codeTo(phoneLastFour),
      origin: hasOrigin ? copy.origin.kept : copy.origin.missing,
      hash: sha256?.slice(0, HASH_SHOWN) ?? '',
      clientHref: screenPath('client', { id: clientId }),
      loanHref: loanId && screenPath('loan', { id: loanId }),
    })),
    ...(before && { previous: { href: acceptancesPath(kind, first), label: copy.start } }),
    ...(next && { next: { href: acceptancesPath(kind, { ...first, before: next }), label: copy.next } }),
  };
}
