import { allocatePayment, type InstalmentComponents, type TaxedAmount } from '@lender/lending';
import { type Centavos, centavos, formatPesos } from '@lender/money';
import { claimEqual } from '../trouble.ts';
import type { Position } from './claim-position-sums.ts';

interface Paid {
  readonly before: Position;
  readonly after: Position;
  readonly amountCentavos: Centavos;
}

const CHARGES = ['lateCharge', 'fees', 'interest'] as const;

/** Claims that a payment of a loan with one instalment was split among the components as `allocatePayment` does. */
export function claimAllocation({ before, after, amountCentavos }: Paid): void {
  const { allocated } = allocatePayment({ dueComponents: [componentsOf(before)], amountCentavos });
  const expected = allocated[0] ?? NOTHING;
  const paid = `paid of ${formatPesos(amountCentavos)} to`;
  for (const name of CHARGES) {
    const [then, now] = [before[name].paid, after[name].paid];
    const net = centavos(now.amount_without_vat - then.amount_without_vat);
    claimEqual(`${paid} ${name}, without IVA`, net, expected[name].netCentavos, formatPesos);
    claimEqual(`${paid} the IVA of ${name}`, centavos(now.vat - then.vat), expected[name].ivaCentavos, formatPesos);
  }
  const principal = centavos(after.principal.paid - before.principal.paid);
  claimEqual(`${paid} the principal`, principal, expected.principalCentavos, formatPesos);
}

const NO_AMOUNT: TaxedAmount = { netCentavos: centavos(0), ivaCentavos: centavos(0) };
const NOTHING: InstalmentComponents = {
  lateCharge: NO_AMOUNT,
  fees: NO_AMOUNT,
  interest: NO_AMOUNT,
  principalCentavos: centavos(0),
};

const componentsOf = ({ principal, lateCharge, fees, interest }: Position): InstalmentComponents => ({
  lateCharge: taxed(lateCharge.outstanding),
  fees: taxed(fees.outstanding),
  interest: taxed(interest.outstanding),
  principalCentavos: principal.outstanding,
});

const taxed = ({ amount_without_vat, vat }: Position['interest']['outstanding']): TaxedAmount => ({
  netCentavos: amount_without_vat,
  ivaCentavos: vat,
});
