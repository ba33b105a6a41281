import { type SearchHit, searchBackOffice } from '@lender/contract';
import { mayRole } from '@lender/lending';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { readIdentifierUse } from '../../audit/index.ts';
import { countIdentifier } from '../identifiers/count-identifier.ts';
import { findHits, HIT_PERMISSIONS } from './find-hits.ts';
import { searchTerms } from './search-terms.policy.ts';

/** Largest number of hits: beyond it the user should refine the search. */
const SHOWN = 20;

/** Terms that identify one person, and count in the daily quota of the caller. */
const IDENTIFIERS: ReadonlySet<string> = new Set(['phone', 'email', 'curp', 'clabe']);

export const searchBackOfficeHandler = implement(searchBackOffice, async ({ query }, { caller, tx, services }) => {
  const terms = searchTerms(query.text);
  // Beyond the quota the answer does not reveal whether an identifier belongs to a client.
  if (
    terms.some(({ kind }) => IDENTIFIERS.has(kind)) &&
    (await readIdentifierUse(tx, caller, services.clock)).left === 0
  )
    return refuse('identifier_quota_used');
  const hits = new Map<string, SearchHit>();
  for (const term of terms) {
    if (hits.size > SHOWN) break;
    const found = await findHits(tx, { term, limit: SHOWN + 1, vault: services.vault });
    for (const hit of found.filter(({ kind }) => mayRole(caller.role, HIT_PERMISSIONS[kind]))) {
      const name = `${hit.kind} ${hit.id}`;
      if (!hits.has(name)) hits.set(name, hit);
    }
  }
  const all = [...hits.values()];
  if (all.some(({ matched }) => IDENTIFIERS.has(matched))) {
    const counted = await countIdentifier(tx, caller, services);
    if (!counted.ok) return counted;
  }
  return ok({ hits: all.slice(0, SHOWN), hasMore: all.length > SHOWN });
});
