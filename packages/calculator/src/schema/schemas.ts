import { type Centavos, centavosFromPesos, moneyMessage, type PesosProblem } from '@lender/money';
import { type AmountProblem, checkAmount } from '../amount/amount.ts';
import type { AmountLimits } from '../amount/amount-limits.ts';
import { type PlainDate, parsePlainDate } from '../date/plain-date.ts';
import { type PayCycle, parsePayCycle } from '../pay-cycle/pay-cycle.ts';
import { calculatorMessage } from '../problem/calculator-message.ts';
import { type Schema, schemaOf } from './schema.ts';

/**
 * Standard Schema of a calendar day.
 *
 * @example
 * plainDateSchema['~standard'].validate('2026-11-21') // → { value: '2026-11-21' }
 */
export const plainDateSchema: Schema<string, PlainDate, { readonly code: 'not_a_date' }> = /* @__PURE__ */ schemaOf(
  parsePlainDate,
  calculatorMessage,
);

/**
 * Standard Schema of a pay cycle.
 *
 * @example
 * payCycleSchema['~standard'].validate('weekly') // → { value: 'weekly' }
 */
export const payCycleSchema: Schema<string, PayCycle, { readonly code: 'not_a_pay_cycle' }> = /* @__PURE__ */ schemaOf(
  parsePayCycle,
  calculatorMessage,
);

/**
 * Returns the Standard Schema of an amount to borrow: takes pesos, gives centavos.
 *
 * @example
 * const limits = { minCentavos: centavos(50000), maxCentavos: centavos(300000), stepCentavos: centavos(10000) }
 * amountSchema(limits)['~standard'].validate(1200) // → { value: 120000 }
 */
export function amountSchema(limits: AmountLimits): Schema<number, Centavos, AmountProblem | PesosProblem> {
  const parse = (value: unknown) => {
    const amount = centavosFromPesos(typeof value === 'number' ? value : Number.NaN);
    return amount.ok ? checkAmount(amount.value, limits) : amount;
  };
  return schemaOf<number, Centavos, AmountProblem | PesosProblem>(parse, amountMessage);
}

function amountMessage(problem: AmountProblem | PesosProblem): string {
  switch (problem.code) {
    case 'amount_out_of_limits':
    case 'amount_off_step':
      return calculatorMessage(problem);
    default:
      return moneyMessage(problem);
  }
}
