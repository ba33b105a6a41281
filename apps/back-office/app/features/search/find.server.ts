import type { Call } from '@lender/sdk';
import { leadTo, type Outcome, showPage, showRefusal } from '@lender/web/outcome';
import { FIND_FIELD } from '../../forms/find-text.ts';
import { type Hits, type NotFound, searchFor } from '../../shell/search/search-for.server.ts';
import type { Found } from './found.ts';
import { hitGroups } from './hit-view.ts';

/** Searches for the text that was typed. */
export async function findFrom(call: Call, data: FormData): Promise<Found | NotFound> {
  const found = await searchFor(call, String(data.get(FIND_FIELD) ?? ''));
  return 'problem' in found ? found : foundOf(found);
}

function foundOf({ text, hits, hasMore }: Hits): Found {
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
