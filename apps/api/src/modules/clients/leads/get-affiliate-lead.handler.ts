import { getAffiliateLead } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { readLead } from './affiliate-lead.ts';

/** Answers with a lead. The id is the key: it cannot be guessed, and tries are limited. */
export const getAffiliateLeadHandler = implement(
  getAffiliateLead,
  async ({ params }, { tx, services }) => {
    const lead = await readLead(tx, params.id, services);
    return lead ? ok(lead) : refuse('not_found');
  },
  { limits: ['affiliate-leads'] },
);
