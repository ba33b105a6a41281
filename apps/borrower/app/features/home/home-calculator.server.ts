import { isApiError } from '@lender/sdk';
import { reportError } from '@lender/web/entry-server';
import type { Visit } from '@lender/web/session';
import { type CalculatorData, loadCalculator } from '../../calculator/calculator.server.ts';
import { findClient } from '../../platform/current-client.server.ts';

/** What stands in the calculator's place on the landing page. */
export type HomeCalculatorData =
  | ({ readonly kind: 'calculator' } & CalculatorData)
  /** The client owes a loan, or applied already. */
  | { readonly kind: 'loan' | 'underWay' }
  /** The API is away: the page stands all the same. */
  | { readonly kind: 'away' };

export async function loadHomeCalculator(visit: Visit): Promise<HomeCalculatorData> {
  const client = await findClient(visit);
  if (client?.hasActiveLoan) return { kind: 'loan' };
  if (client?.hasActualApplication) return { kind: 'underWay' };
  try {
    return { kind: 'calculator', ...(await loadCalculator(visit, client)) };
  } catch (error) {
    if (!isApiError(error)) throw error;
    reportError(new Error('[API] failed to load configs', { cause: error }), visit);
    return { kind: 'away' };
  }
}
