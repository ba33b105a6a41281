import { readFormData } from '@lender/web/forms';
import { leadTo, type Outcome } from '@lender/web/outcome';
import type { Visit } from '@lender/web/session';
import { chosenBy } from '../../calculator/calculator.server.ts';
import { carryPromotion } from '../../calculator/promotion.server.ts';
import { requireClient } from '../../platform/current-client.server.ts';
import { apiOf } from '../../platform/sdk.server.ts';
import { type CalculatorPage, showPromotion } from './show-again.ts';

/**
 * Saves a client's promotion, and shows the same calculator again with its price, or with the reason for the refusal.
 */
export async function keepClientsPromotion(visit: Visit): Promise<Outcome<never>> {
  const form = await readFormData(visit);
  const page = pageOf(visit.request.url);
  const chosen = await chosenBy(visit, form, await requireClient(visit));
  if (!chosen.ok) return leadTo(page);
  return showPromotion({ page, form }, chosen.value, await carryPromotion(apiOf(visit).call, form));
}

/** Returns the page of ours with a calculator that an address names; no other page. */
const pageOf = (url: string): CalculatorPage =>
  new URL(url).searchParams.get('page') === '/application/apply' ? '/application/apply' : '/';
