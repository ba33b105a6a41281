import type { ServicedLoan } from '@lender/api/modules/loans';
import type { LoanPosition } from '@lender/lending';
import { grossOf } from './gross-of.ts';

/**
 * Returns the most that a loan may cost by its contract: the total that was signed, what the contract names beside it
 * for being late, and for every extension that was bought its commission and the interest of the days that it added.
 */
export function mostEver({ offer, terms }: ServicedLoan, { charges, extensions }: LoanPosition): number {
  const commissions = extensions.reduce((sum, { commission }) => sum + grossOf(commission), 0);
  return offer.totalCentavos + grossOf(charges.lateCharge.charged) + commissions + addedInterest({ terms, extensions });
}

/**
 * Returns the interest of the whole principal, rounded up, as if nothing of it had been paid by then; every extension
 * moves every due date.
 */
function addedInterest({ terms, extensions }: Pick<ServicedLoan, 'terms'> & Pick<LoanPosition, 'extensions'>): number {
  const days = extensions.reduce((sum, extension) => sum + extension.days, 0);
  if (days === 0) return 0;
  const { annualRate, dayCountBasis, ivaRate } = terms.rates;
  const net = (terms.principalCentavos * Number(annualRate) * days) / dayCountBasis;
  return Math.ceil(net * (1 + Number(ivaRate))) + 1;
}
