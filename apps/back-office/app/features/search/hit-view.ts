import type { SearchHit } from '@lender/contract';
import { screenPath } from '../../screens.ts';
import { hitDetails } from '../../vocabulary/hit-details.ts';
import { matchDepositPath } from '../../vocabulary/match-incoming-payment-path.ts';
import { findCopy as copy } from './find.copy.es.ts';
import type { HitGroup, HitView } from './found.ts';

type Kind = SearchHit['kind'];

/** Kinds in the order in which they are shown: the client before what belongs to the client. */
const KINDS: readonly Kind[] = ['client', 'application', 'loan', 'payment', 'payout', 'receipt'];

/** Groups search results by kind, as the page shows them. */
export function hitGroups(hits: readonly SearchHit[]): readonly HitGroup[] {
  return KINDS.flatMap((kind) => {
    const ofKind = hits.filter((hit) => hit.kind === kind);
    return ofKind.length > 0 ? [{ kind, label: copy.kinds[kind], hits: ofKind.map(hitView) }] : [];
  });
}

function hitView(hit: SearchHit): HitView {
  const { phoneLastFour, matched, clientName } = hit;
  const phone = phoneLastFour === null ? null : copy.phone(phoneLastFour);
  return {
    key: `${hit.kind}-${hit.id}`,
    title: clientName || (phoneLastFour === null ? copy.unknown : copy.unnamed),
    detail: [...hitDetails(hit), phone, copy.matches[matched]].filter((words) => words !== null).join(' · '),
    href: hrefOf(hit),
    caseHref: hit.kind === 'client' ? pathOf('case', hit.applicationId) : null,
    loanHref: hit.kind === 'client' ? pathOf('loan', hit.loanId) : null,
  };
}

/**
 * Links money to its purpose, and money that waits for an owner to the search for one; money that was given back has no
 * page.
 */
function hrefOf(hit: SearchHit): string | null {
  switch (hit.kind) {
    case 'client':
      return pathOf('client', hit.id);
    case 'application':
      return pathOf('case', hit.id);
    case 'loan':
      return pathOf('loan', hit.id);
    case 'payout':
      return pathOf('case', hit.applicationId) ?? screenPath('payouts', {});
    case 'receipt':
      return hit.isWaiting ? matchDepositPath(hit.id) : pathOf('loan', hit.loanId);
    case 'payment':
      return pathOf('loan', hit.loanId);
  }
}

const pathOf = (name: 'client' | 'case' | 'loan', id: string | null): string | null =>
  id === null ? null : screenPath(name, { id });
