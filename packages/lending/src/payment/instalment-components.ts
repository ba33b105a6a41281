import { type Centavos, centavos } from '@lender/money';
import type { ReceivableAccount } from '../ledger/ledger-account.ts';
import { LOAN_CHARGES, PRINCIPAL_ACCOUNT } from '../ledger/loan-charges.data.ts';
import { type PerCharge, perCharge } from '../ledger/per-charge.ts';
import { recordFrom } from '../ledger/record-from.ts';

/** A charge without its tax, and the tax on it. */
export interface TaxedAmount {
  readonly netCentavos: Centavos;
  readonly ivaCentavos: Centavos;
}

/** Amounts due, or paid, of one instalment: each charge, and the principal. No part is negative. */
export interface InstalmentComponents extends PerCharge<TaxedAmount> {
  readonly principalCentavos: Centavos;
}

type PerReceivable<Amount> = Readonly<Record<ReceivableAccount, Amount>>;

/** Amounts of each charge and of the principal, which may be differences, by the account that they are booked on. */
export const receivablesOf = <Amount extends number = Centavos>({
  principalCentavos,
  ...charges
}: PerCharge<{ readonly netCentavos: Amount; readonly ivaCentavos: Amount }> & {
  readonly principalCentavos: Amount;
}): PerReceivable<Amount> =>
  recordFrom<ReceivableAccount, Amount>([
    ...LOAN_CHARGES.flatMap(({ name, receivable, ivaReceivable }) => [
      [receivable, charges[name].netCentavos] as const,
      [ivaReceivable, charges[name].ivaCentavos] as const,
    ]),
    [PRINCIPAL_ACCOUNT, principalCentavos],
  ]);

/** Reverses `receivablesOf`. */
export const componentsOf = (receivables: PerReceivable<Centavos>): InstalmentComponents => ({
  ...perCharge(({ receivable, ivaReceivable }) => ({
    netCentavos: receivables[receivable],
    ivaCentavos: receivables[ivaReceivable],
  })),
  principalCentavos: receivables[PRINCIPAL_ACCOUNT],
});

/** Returns the sum of some components: all that is due, or the used part of a payment. */
export function sumComponents(instalments: readonly InstalmentComponents[]): Centavos {
  let sum = 0;
  for (const components of instalments) {
    sum += components.principalCentavos;
    for (const { name } of LOAN_CHARGES) sum += components[name].netCentavos + components[name].ivaCentavos;
  }
  return centavos(sum);
}
