import { getApplicationOffer } from '@lender/contract';
import { APPLICATION_STATUS, type ApplicationStatus } from '@lender/lending';
import { implement } from '../../implement.ts';
import { done, refuse } from '../../kernel/refusal.ts';
import { showOffer } from '../pricing/to-offer-reply.ts';
import { findApplication } from './application-record.ts';
import { quoteApplication } from './quote-application.ts';

const OFFERED: readonly ApplicationStatus[] = [
  APPLICATION_STATUS.signing,
  APPLICATION_STATUS.specialOffer,
  APPLICATION_STATUS.yhatDecrease,
  APPLICATION_STATUS.yhatIncrease,
];

export const getApplicationOfferHandler = implement(
  getApplicationOffer,
  async ({ params }, { caller, tx, services }) => {
    const record = await findApplication(tx, { clientId: caller.clientId, applicationId: params.id });
    if (!record) return refuse('not_found');
    if (!OFFERED.includes(record.status)) return refuse('no_offer');
    const offer = await quoteApplication(tx, record, services);
    return offer.ok ? done(showOffer(offer.value)) : refuse('no_offer');
  },
);
