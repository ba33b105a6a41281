import { getApplicationOffer } from '@lender/contract';
import { APPLICATION_STATUS, type ApplicationStatus } from '@lender/lending';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { lateCosts, pricingContextOfApplication, quote, toOfferReply } from '../pricing/index.ts';
import { findApplication } from './application-record.ts';
import { quoteRequestOf } from './terms/quote-application.ts';

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
    const context = await pricingContextOfApplication(tx, record, services);
    const offer = quote(quoteRequestOf(record), context);
    if (!offer.ok) return refuse('no_offer');
    const { today: signedOn } = await services.clock.business(tx);
    const late = lateCosts({ offer: offer.value, servicing: context.product.servicing, signedOn });
    return ok({ ...toOfferReply(offer.value), late });
  },
);
