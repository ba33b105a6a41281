import { parsePayDates } from '@lender/calculator';
import { decodeWire, getPrivateOffer, getPublicOffer } from '@lender/contract';
import { fail, ok } from '@lender/result';
import { isApiError } from '@lender/sdk';
import { reportError } from '@lender/web/entry-server';
import type { Visit } from '@lender/web/session';
import { apiOf } from '../platform/sdk.server.ts';
import { offerView } from '../price/offer-view.ts';
import { type OfferAnswer, offerProblem } from './offer-answer.ts';
import { type CalculatorChoice, isReady, type ReadyChoice } from './state/calculator-choice.ts';

/** Asks for an offer, for the client if signed in. When the API does not answer, the result says so. */
export async function askOffer(visit: Visit, choice: CalculatorChoice): Promise<OfferAnswer> {
  if (!isReady(choice)) return fail('incomplete');
  try {
    const answer = await priceOf(visit, choice);
    if (!answer) return fail('pay_dates_invalid');
    return answer.ok ? ok(offerView(answer.data)) : fail(offerProblem(answer.refusal.code));
  } catch (error) {
    if (!isApiError(error)) throw error;
    reportError(error, visit);
    return fail('unavailable');
  }
}

async function priceOf(visit: Visit, { tab, amountCentavos, payCycle, payDates, promoCode }: ReadyChoice) {
  const { call, account } = apiOf(visit);
  const dates = parsePayDates(payDates);
  if (!dates.ok) return undefined;
  const [first, second] = dates.value;
  const params = { amount: amountCentavos, payCycle, payDates: [first, second] as [string, string] };
  if (account() === 'client') return call(getPrivateOffer, { params });
  const query = decodeWire(getPublicOffer.query(), promoCode ? { promoName: promoCode } : {});
  return call(getPublicOffer, {
    params: { ...params, sequence_type: tab === 0 ? 'first' : 'repeated' },
    query: query.ok ? query.value : {},
  });
}
