import { formatPesos } from '@lender/money';
import type { CalculatorProblem } from './calculator-problem.ts';

/**
 * Returns the Spanish sentence of a problem, shown to borrowers where they typed it.
 *
 * @example
 * calculatorMessageEs({ code: 'amount_off_step', stepCentavos: centavos(10000) }) // → 'El monto debe ser múltiplo de $100.00.'
 */
export function calculatorMessageEs(problem: CalculatorProblem): string {
  switch (problem.code) {
    case 'amount_out_of_limits':
      return `El monto debe estar entre ${formatPesos(problem.minCentavos)} y ${formatPesos(problem.maxCentavos)}.`;
    case 'amount_off_step':
      return `El monto debe ser múltiplo de ${formatPesos(problem.stepCentavos)}.`;
    case 'no_pay_date_in_term':
      return `Ninguna de tus fechas de pago cae entre ${problem.minDays} y ${problem.maxDays} días después del depósito.`;
    default:
      return sentences[problem.code];
  }
}

type FactlessCode = Exclude<
  CalculatorProblem['code'],
  'amount_out_of_limits' | 'amount_off_step' | 'no_pay_date_in_term'
>;

const sentences: Readonly<Record<FactlessCode, string>> = {
  not_a_date: 'Escribe la fecha como AAAA-MM-DD.',
  not_a_pay_cycle: 'Elige cada cuándo te pagan: por semana, catorcena, quincena o mes.',
  pay_dates_invalid: 'Revisa tus fechas de pago: no van con cada cuándo te pagan.',
  principal_not_positive: 'Escribe un monto mayor que cero.',
  principal_out_of_range: 'Escribe un monto menor, en centavos enteros.',
  payout_date_out_of_range: 'La fecha del depósito debe estar entre los años 1900 y 2999.',
  pricing_invalid: 'Los precios tienen un valor que no se puede usar.',
  discount_invalid: 'Un descuento quita desde nada hasta todo.',
  no_working_day: 'Después de la fecha de pago no hay ningún día hábil.',
  no_rate: 'Ninguna tasa equilibra estos flujos.',
  rates_too_close: 'Dos tasas equilibran estos flujos y están demasiado cerca para distinguirlas.',
};
