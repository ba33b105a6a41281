import { applyRate, rate } from '@lender/money';
import { perCharge } from '../../ledger/per-charge.ts';
import { sumComponents } from '../../payment/instalment-components.ts';
import type { LoanPosition } from '../position.ts';
import { addTaxed, NO_COMPONENTS } from '../replay/component-arithmetic.ts';
import { withIva } from '../replay/earned.ts';
import type { ServicedTerms } from '../serviced-terms.ts';
import type { ExtensionPrice } from './extension-option.ts';

/** What an extension costs as a loan stands: every charge that is owed, and a share of the principal. */
export function extensionPrice(
  terms: ServicedTerms,
  { charges, principal }: LoanPosition,
  commissionRate: string,
): ExtensionPrice {
  const owed = perCharge(({ name }) => charges[name].outstanding);
  const commission = withIva(terms, applyRate(principal.outstanding, rate(commissionRate)));
  const amountCentavos = sumComponents([{ ...NO_COMPONENTS, ...owed, fees: addTaxed(owed.fees, commission) }]);
  return { ...owed, commission, amountCentavos };
}
