import { type Reply, searchBackOffice } from '@lender/contract';
import { type Call, isApiError } from '@lender/sdk';
import { leadTo, type Outcome, showPage, showRefusal } from '@lender/web/outcome';
import { unreadable } from '../../platform/unreadable.ts';
import { FIND_FIELD, findText } from './find-text.ts';
import type { Found } from './found.ts';
import { hitGroups } from './hit-view.ts';

/**
 * Reason why nothing was searched: the text was too short, the search did not answer, or the day's quota of identifiers
 * is used up.
 */
export interface NotFound {
  readonly typed: string;
  readonly problem: 'too_short' | 'failed' | 'quota_used';
}

/** Searches for the text that was typed. */
export async function findFrom(call: Call, data: FormData): Promise<Found | NotFound> {
  const typed = String(data.get(FIND_FIELD) ?? '');
  const text = findText(typed);
  if (text === undefined) return { typed, problem: 'too_short' };
  try {
    const answer = await call(searchBackOffice, { query: { text } });
    if (!answer.ok && answer.refusal.code === 'identifier_quota_used') return { typed, problem: 'quota_used' };
    if (!answer.ok) throw unreadable('what was found', answer.refusal);
    return foundOf(text, answer.data);
  } catch (error) {
    if (isApiError(error)) return { typed, problem: 'failed' };
    throw error;
  }
}

function foundOf(text: string, { hits, hasMore }: Reply<typeof searchBackOffice>): Found {
  const groups = hitGroups(hits);
  const [only, other] = hits;
  const isExact = only && !other && !hasMore && only.matched !== 'name' && only.matched !== 'last_four';
  return { text, groups, count: hits.length, hasMore, exactHref: isExact ? (groups[0]?.hits[0]?.href ?? null) : null };
}

/** Searches from the search page; a single result that was named in full opens at once. */
export async function findPage(call: Call, data: FormData): Promise<Outcome<Found | NotFound>> {
  const found = await findFrom(call, data);
  if ('problem' in found) return showRefusal(found, found.problem === 'failed' ? 503 : 422);
  return found.exactHref === null ? showPage(found) : leadTo(found.exactHref);
}
