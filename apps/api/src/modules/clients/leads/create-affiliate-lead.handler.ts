import { createAffiliateLead } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { saveLead } from './affiliate-lead.ts';

export const createAffiliateLeadHandler = implement(
  createAffiliateLead,
  async ({ body }, { caller, tx, services, log }) => {
    const saved = await saveLead(tx, body, services);
    log.info({ event: 'affiliate_lead.created', user: caller.userId });
    return ok({ id: saved.id, expiresAt: saved.expiresAt.toISOString() });
  },
);
