import { type SearchHit, searchBackOffice } from '@lender/contract';
import { mayRole } from '@lender/lending';
import { ok } from '@lender/money';
import { implement } from '../../../implement.ts';
import { findHits, HIT_PERMISSIONS } from './find-hits.ts';
import { searchTerms } from './search-terms.policy.ts';

/** More than that nobody reads: whoever searches says more instead. */
const SHOWN = 20;

export const searchBackOfficeHandler = implement(searchBackOffice, async ({ query }, { caller, tx, services }) => {
  const hits = new Map<string, SearchHit>();
  for (const term of searchTerms(query.text)) {
    if (hits.size > SHOWN) break;
    const found = await findHits(tx, { term, limit: SHOWN + 1, vault: services.vault });
    for (const hit of found.filter(({ kind }) => mayRole(caller.role, HIT_PERMISSIONS[kind]))) {
      const name = `${hit.kind} ${hit.id}`;
      if (!hits.has(name)) hits.set(name, hit);
    }
  }
  const all = [...hits.values()];
  return ok({ hits: all.slice(0, SHOWN), hasMore: all.length > SHOWN });
});
