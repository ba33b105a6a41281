import { getAffiliateLead } from '@lender/contract';
import { ok } from '@lender/money';
import { implement } from '../../../implement.ts';
import { isSourceWithinLimit } from '../../../kernel/rate-limit.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { readLead } from './affiliate-lead.ts';

const LIMIT = { name: 'affiliate-lead', limit: 60, windowSeconds: 3_600 };

/** The id is the key: nobody guesses it, and nobody may try often. */
export const getAffiliateLeadHandler = implement(getAffiliateLead, async ({ params }, { tx, services, source }) => {
  if (!(await isSourceWithinLimit({ ...LIMIT, source }, services)))
    return refuse('rate_limited', { retryAfterSeconds: LIMIT.windowSeconds });
  const lead = await readLead(tx, params.id, services);
  return lead ? ok(lead) : refuse('not_found');
});
