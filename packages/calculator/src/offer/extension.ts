import { applyRate, type Centavos, type Charge, chargeWithIva, rate, sumCharges } from '@lender/money';
import type { PlainDate } from '../date/plain-date.ts';
import type { ExtensionKind, Pricing } from '../pricing/pricing.ts';
import type { Instalment } from './instalments.ts';

/** What moving the due date costs. The principal stays as it is. */
export interface Extension extends Charge {
  readonly kind: ExtensionKind;
  readonly days: number;
  /** Share of the outstanding principal that the extension itself costs. */
  readonly commissionRate: string;
  readonly newEndDate: PlainDate;
}

/**
 * The price of an extension: the charges owed so far and a commission on the outstanding
 * principal, each with its own IVA.
 *
 * @throws RangeError when a rate is no decimal text, or a sum is no safe integer
 *
 * @example
 * const owed = [chargeWithIva(centavos(45000)), chargeWithIva(centavos(15000))]
 * const extended = { outstandingCentavos: centavos(300000), owed, commissionRate: '0.01', ivaRate: '0.16' }
 * extensionCharge(extended) // → { netCentavos: 63000, ivaCentavos: 10080, grossCentavos: 73080 }
 */
export function extensionCharge(extended: {
  readonly outstandingCentavos: Centavos;
  /** Interest and service fee earned and not yet paid, and late charges when there are any. */
  readonly owed: readonly Charge[];
  readonly commissionRate: string;
  readonly ivaRate: string;
}): Charge {
  const commission = applyRate(extended.outstandingCentavos, rate(extended.commissionRate));
  return sumCharges([...extended.owed, chargeWithIva(commission, rate(extended.ivaRate))]);
}

/** What each tariff would charge on the last due date, when all earlier instalments are paid. */
export function extensionsOf(
  { extensions, rates }: Pricing,
  instalments: readonly Instalment[],
): Omit<Extension, 'newEndDate'>[] {
  const last = instalments.at(-1);
  if (!last) return [];
  return extensions.tariffs.map(({ kind, days, commissionRate }) => ({
    kind,
    days,
    commissionRate,
    ...extensionCharge({
      outstandingCentavos: last.principalCentavos,
      owed: [last.interest, last.serviceFee],
      commissionRate,
      ivaRate: rates.ivaRate,
    }),
  }));
}
