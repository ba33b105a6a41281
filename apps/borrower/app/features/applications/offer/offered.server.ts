import { getApplicationOffer } from '@lender/contract';
import type { Call } from '@lender/sdk';
import type { Offer } from '../../../price/offer-view.ts';
import { type Application, readApplication } from '../actual-application.server.ts';

export interface Offered {
  readonly application: Application;
  readonly offer: Offer;
}

/** Reads the client's application and its offer; undefined when the application moved on between two reads. */
export async function readOffered(call: Call): Promise<Offered | undefined> {
  const application = await readApplication(call);
  if (!application) return undefined;
  const offer = await call(getApplicationOffer, { params: { id: application.id } });
  return offer.ok ? { application, offer: offer.data } : undefined;
}
