import { getAffiliateLead } from '@lender/contract';
import { implement } from '../../../implement.ts';
import { sourceWithinPace } from '../../../kernel/rate-limit.ts';
import { done, refuse } from '../../../kernel/refusal.ts';
import { readLead } from './affiliate-lead.ts';

const PACE = { name: 'affiliate-lead', limit: 60, windowSeconds: 3_600 };

/** The id is the key: nobody guesses it, and nobody may try often. */
export const getAffiliateLeadHandler = implement(getAffiliateLead, async ({ params }, { tx, services, source }) => {
  if (!(await sourceWithinPace({ ...PACE, source }, services)))
    return refuse('rate_limited', { retryAfterSeconds: PACE.windowSeconds });
  const lead = await readLead(tx, params.id, services);
  return lead ? done(lead) : refuse('not_found');
});
