import { getPrivateOffer } from '@lender/contract';
import { implement } from '../../implement.ts';
import { quoteReply } from '../pricing/index.ts';
import { pricingOfClient } from './terms/pricing-of-client.ts';

export const getPrivateOfferHandler = implement(getPrivateOffer, async ({ params }, { caller, tx, services }) =>
  quoteReply(params, await pricingOfClient(tx, caller.clientId, services)),
);
