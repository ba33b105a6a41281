import { createAffiliateLead } from '@lender/contract';
import { implement } from '../../../implement.ts';
import { done } from '../../../kernel/refusal.ts';
import { keepLead } from './affiliate-lead.ts';

export const createAffiliateLeadHandler = implement(
  createAffiliateLead,
  async ({ body }, { caller, tx, services, log }) => {
    const kept = await keepLead(tx, body, services);
    log.info({ event: 'affiliate_lead.created', user: caller.userId });
    return done({ id: kept.id, expiresAt: kept.expiresAt.toISOString() });
  },
);
