import { respond } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/node';
import { lookUpPromotion } from '../calculator/promotion.server.ts';
import { CALCULATOR_FIELDS } from '../calculator/state/offer-address.ts';
import { keepClientsPromotion } from '../features/applications/keep-promotion.server.ts';
import { apiOf } from '../platform/sdk.server.ts';

/** Returns the discount of a visitor's code, for the hydrated calculator. */
export async function loader(visit: LoaderFunctionArgs) {
  const code = new URL(visit.request.url).searchParams.get(CALCULATOR_FIELDS.promoCode) ?? '';
  return json(await lookUpPromotion(apiOf(visit).call, code));
}

export const action = async (visit: ActionFunctionArgs) => respond(await keepClientsPromotion(visit));
