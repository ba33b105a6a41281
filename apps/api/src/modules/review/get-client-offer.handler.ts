import { getClientOffer } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { Services } from '../../services.ts';
import { activeApplication, pricingOfClient } from '../applications/index.ts';
import { quoteReply } from '../pricing/index.ts';
import { offerOf } from './read-case.ts';

export const getClientOfferHandler = implement(getClientOffer, async ({ params, query }, { tx, services }) => {
  const clientId = params.id;
  const client = await tx.selectFrom('client').select('client_id').where('client_id', '=', clientId).executeTakeFirst();
  if (!client) return refuse('not_found');
  const { amount, payCycle, payDates } = query;
  if (amount === undefined || payCycle === undefined || payDates === undefined)
    return currentOffer(tx, clientId, services);
  return quoteReply({ amount, payCycle, payDates }, await pricingOfClient(tx, clientId, services));
});

async function currentOffer(tx: Tx, clientId: string, services: Services) {
  const record = await activeApplication(tx, clientId);
  const offer = record && (await offerOf(tx, record, services));
  return offer ? ok(offer) : refuse('no_offer');
}
