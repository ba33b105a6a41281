import { getLegalText, type LegalKind, listAcceptances } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { unreadable } from '../../platform/unreadable.ts';
import { screenPath } from '../../screens.ts';
import { PER_PAGE, pageOf } from '../../shell/list/page-of.ts';
import { legalKindWords } from '../../vocabulary/legal-kind.copy.es.ts';
import { formatInstant } from '../../vocabulary/moment.ts';
import { legalCopy } from './legal.copy.es.ts';
import { type AcceptanceQuery, acceptanceList } from './legal-path.ts';

const { acceptances: copy } = legalCopy;
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
  const page = pageOf(acceptanceList(kind), query);
  const { rows, next } = answer.data;
  return {
    title: copy.title(legalKindWords(kind)),
    back: { href: screenPath('legalText', { kind }), label: legalKindWords(kind) },
    tabs: page.tabs(
      'version',
      text.data.versions.map(({ version }) => version),
      (version) => (version ? copy.version(version) : copy.all),
    ),
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
    ...page.links(next, copy),
  };
}
