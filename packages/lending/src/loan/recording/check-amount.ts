import { type Centavos, centavos } from '@lender/money';
import type { Disbursed, LoanEvent, Payment, Refund, Waiver } from '../loan-event.ts';
import { positionOn } from '../position-on.ts';
import { grossOf } from '../replay/component-arithmetic.ts';
import type { ServicedTerms } from '../serviced-terms.ts';
import type { LoanEventProblem } from './loan-event-problem.ts';

/**
 * Checks that an amount is above zero: a payout is the whole principal, a refund at most the credit, a waiver at most
 * the debt.
 */
export function checkAmount(
  terms: ServicedTerms,
  events: readonly LoanEvent[],
  event: Disbursed | Payment | Refund | Waiver,
): LoanEventProblem | undefined {
  const { principalCentavos } = terms;
  if (event.amountCentavos <= 0) return { code: 'amount_not_positive' };
  if (event.kind === 'disbursed' && event.amountCentavos !== principalCentavos)
    return { code: 'amount_not_principal', principalCentavos };
  if (event.kind === 'refund') return checkRefund(terms, events, event);
  if (event.kind === 'waiver') return checkWaiver(terms, events, event);
  return undefined;
}

function checkRefund(
  terms: ServicedTerms,
  events: readonly LoanEvent[],
  { valueDate, amountCentavos }: Refund,
): LoanEventProblem | undefined {
  const { creditCentavos, keptCentavos } = positionOn(terms, events, valueDate);
  const available = centavos(creditCentavos + keptCentavos);
  return amountCentavos > available ? { code: 'more_than_credit', creditCentavos: available } : undefined;
}

function checkWaiver(terms: ServicedTerms, events: readonly LoanEvent[], waiver: Waiver): LoanEventProblem | undefined {
  const owedCentavos = owedOf(terms, events, waiver);
  return waiver.amountCentavos > owedCentavos ? { code: 'more_than_owed', owedCentavos } : undefined;
}

function owedOf(terms: ServicedTerms, events: readonly LoanEvent[], { component, valueDate }: Waiver): Centavos {
  const { principal, charges } = positionOn(terms, events, valueDate);
  return component === 'principal' ? principal.outstanding : centavos(grossOf(charges[component].outstanding));
}
