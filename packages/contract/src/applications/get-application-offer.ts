import { defineEndpoint } from '../endpoint.ts';
import { offer } from '../pricing/offer.ts';
import { idParams } from '../wire/id.ts';

/** Returns the current offer for an application, priced for today. */
export const getApplicationOffer = defineEndpoint({
  name: 'getApplicationOffer',
  method: 'GET',
  path: '/web/private/client/application/{id}/offer/actual',
  access: 'client',
  summary: 'Retrieve the offer of an application',
  params: idParams,
  reply: offer,
  refusals: ['not_found', 'no_offer'],
});
