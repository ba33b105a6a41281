import { getCalculatorConfig, type Reply } from '@lender/contract';
import { fail, ok, type Result } from '@lender/result';
import { isApiError } from '@lender/sdk';
import { reportError } from '@lender/web/entry-server';
import type { Visit } from '@lender/web/session';
import { apiOf } from '../platform/sdk.server.ts';
import type { CalculatorForm } from './state/calculator-form.ts';
import { type CalculatingClient, type CalculatorSetting, calculatorSetting } from './state/calculator-setting.ts';
import { CALCULATOR_FIELDS } from './state/offer-address.ts';

export interface Rules {
  readonly initialStates: Reply<typeof getCalculatorConfig>['initialStates'];
  readonly setting: CalculatorSetting;
}

/**
 * Reads the lender's limits and first values, as the calculator's fields need them. Without them the page is shown
 * without a calculator.
 */
export async function readRules(
  visit: Visit,
  client: CalculatingClient | undefined,
  fields: CalculatorForm,
): Promise<Result<Rules, 'unavailable'>> {
  const isFirstLoanOnly = fields.get(CALCULATOR_FIELDS.limit) === 'first';
  try {
    const answer = await apiOf(visit).call(getCalculatorConfig);
    // A visitor over the rate limit must not cause an alert.
    if (!answer.ok && answer.refusal.code === 'rate_limited') return fail('unavailable');
    if (!answer.ok) return withoutRules(visit, answer.refusal);
    const { initialStates } = answer.data;
    return ok({ initialStates, setting: calculatorSetting(answer.data, client, { isFirstLoanOnly }) });
  } catch (error) {
    if (!isApiError(error)) throw error;
    return withoutRules(visit, error);
  }
}

function withoutRules(visit: Visit, cause: unknown): Result<never, 'unavailable'> {
  reportError(new Error('[API] failed to load configs', { cause }), visit);
  return fail('unavailable');
}
