import { applyRate, centavos, rate, sumCentavos } from '@lender/money';
import { perCharge } from '../../ledger/per-charge.ts';
import { allocatePayment } from '../../payment/allocate-payment.ts';
import { type InstalmentComponents, sumComponents, type TaxedAmount } from '../../payment/instalment-components.ts';
import type { ExtensionBought } from '../loan-event.ts';
import type { LoanPosition } from '../position.ts';
import { addTaxed, grossOf, NO_COMPONENTS, subtractTaxed } from '../replay/component-arithmetic.ts';
import { withIva } from '../replay/earned.ts';
import type { ServicedTerms } from '../serviced-terms.ts';
import type { ExtensionPrice } from './extension-option.ts';

type Tariff = Pick<ExtensionBought, 'type' | 'days' | 'commissionRate'>;

/**
 * Returns the price of an extension in this position: every charge that is owed, and a share of the principal. Where
 * the contract prints a lower price, that price and the late charges.
 */
export function extensionPrice(
  terms: ServicedTerms,
  { charges, principal }: Pick<LoanPosition, 'charges' | 'principal'>,
  tariff: Tariff,
): ExtensionPrice {
  const owed = perCharge(({ name }) => charges[name].outstanding);
  const commission = withIva(terms, applyRate(principal.outstanding, rate(tariff.commissionRate)));
  const amountCentavos = sumComponents([{ ...NO_COMPONENTS, ...owed, fees: addTaxed(owed.fees, commission) }]);
  const full = { ...owed, commission, amountCentavos };
  const printed = terms.printedExtensions?.find(({ kind, days }) => kind === tariff.type && days === tariff.days);
  if (!printed || amountCentavos - grossOf(owed.lateCharge) <= printed.amountCentavos) return full;
  return printedPrice(full, printed.amountCentavos);
}

/** Returns a price lowered to the printed one: fees are reduced first, then the commission and interest. */
function printedPrice(full: ExtensionPrice, printedCentavos: ExtensionPrice['amountCentavos']): ExtensionPrice {
  const { lateCharge, fees, commission, interest } = full;
  const parts = [fees, commission, interest];
  const beyond = sumCentavos(parts.map((part) => centavos(grossOf(part)))) - printedCentavos;
  const dueComponents = parts.map((part): InstalmentComponents => ({ ...NO_COMPONENTS, fees: part }));
  const { allocated } = allocatePayment({ dueComponents, amountCentavos: centavos(beyond) });
  const left = (part: TaxedAmount, index: number) => subtractTaxed(part, allocated[index]?.fees ?? NO_COMPONENTS.fees);
  return {
    lateCharge,
    fees: left(fees, 0),
    commission: left(commission, 1),
    interest: left(interest, 2),
    amountCentavos: centavos(printedCentavos + grossOf(lateCharge)),
    printedCentavos,
  };
}
