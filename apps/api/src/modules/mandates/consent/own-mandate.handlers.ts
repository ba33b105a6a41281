import { cancelMandate, getMandate } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { lockClient } from '../../clients/index.ts';
import { isConsentAsked } from '../consent-need.ts';
import { endMandate } from '../end-mandate.ts';
import { findMandate, LIVE_STATUSES, liveMandate, newestMandate } from '../mandate-record.ts';
import { mandateOffer } from './mandate-offer.ts';
import { toMandateReply } from './to-mandate-reply.ts';

export const getMandateHandler = implement(getMandate, async (_, { caller: { clientId }, tx, services }) => {
  const mandate = await newestMandate(tx, clientId);
  const isLive = mandate !== undefined && LIVE_STATUSES.includes(mandate.status);
  const offer = isLive ? undefined : await mandateOffer(tx, clientId, services);
  return ok({
    isAsked: await isConsentAsked(tx, clientId, services),
    mandate: mandate ? toMandateReply(mandate) : null,
    offer: offer
      ? {
          bank: offer.bank,
          lastFour: offer.lastFour,
          maximum: offer.mostCentavos,
          endsOn: offer.endsOn,
          text: offer.textFor(offer.mostCentavos),
        }
      : null,
    nextDebit: (await announcedDebit(tx, clientId)) ?? null,
  });
});

/** Cancels in one click: no question is asked, and no provider has to answer first. */
export const cancelMandateHandler = implement(cancelMandate, async (_, { caller: { clientId }, tx, services }) => {
  await lockClient(tx, clientId);
  const mandate = await liveMandate(tx, clientId);
  if (!mandate) return refuse('not_found');
  await endMandate(tx, { mandate, to: 'cancelled', cause: 'client', by: 'client' }, services);
  return ok(toMandateReply(await findMandate(tx, mandate)));
});

async function announcedDebit(tx: Tx, clientId: string) {
  const debit = await tx
    .selectFrom('debit')
    .select(['amount_centavos', 'charge_on'])
    .where('client_id', '=', clientId)
    .where('status', '=', 'announced')
    .orderBy('charge_on')
    .limit(1)
    .executeTakeFirst();
  return debit && { amount: debit.amount_centavos, on: debit.charge_on };
}
