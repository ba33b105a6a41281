import { getApplicationOffer } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { redirect } from '@remix-run/node';
import type { Offer } from '../../../price/offer-view.ts';
import { type Application, readApplication } from '../actual-application.server.ts';

export interface Offered {
  readonly application: Application;
  readonly offer: Offer;
}

/**
 * The client's application and what is offered for it.
 *
 * @throws a redirect to where the client stands, when the application moved on between two looks
 */
export async function readOffered(call: Call): Promise<Offered> {
  const application = await readApplication(call);
  if (!application) throw redirect('/flow');
  const offer = await call(getApplicationOffer, { params: { id: application.id } });
  if (!offer.ok) throw redirect('/flow');
  return { application, offer: offer.data };
}
