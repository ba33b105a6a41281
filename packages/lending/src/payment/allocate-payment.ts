import { applyRate, type Centavos, centavos, floor, ratio } from '@lender/money';
import { perCharge } from '../ledger/per-charge.ts';
import type { InstalmentComponents, TaxedAmount } from './instalment-components.ts';

/** `principal_first` serves payment plans, goodwill credits and recoveries. */
export type AllocationOrder = 'charges_first' | 'principal_first';

export interface PaymentToAllocate {
  /** Amounts due, by instalment: those past due first, the oldest of them before the others. */
  readonly dueComponents: readonly InstalmentComponents[];
  /** Payment in centavos, from 0. */
  readonly amountCentavos: Centavos;
  /** @default 'charges_first' */
  readonly order?: AllocationOrder;
}

export interface PaymentAllocation {
  /** One for each instalment that is due, in the same order. */
  readonly allocated: readonly InstalmentComponents[];
  /** Amount that is left when everything due is paid. */
  readonly overpaymentCentavos: Centavos;
}

/**
 * Spreads a payment over what is due, one instalment after the other: the charges in the order of `LOAN_CHARGES`,
 * each with its IVA, then principal. The IVA of a part that is paid in part is paid in proportion, and the odd centavo goes to
 * the IVA. No centavo is lost: what is allocated and the overpayment add up to the amount.
 *
 * @throws RangeError when an amount is negative
 *
 * @example
 * const nothing = { netCentavos: 0, ivaCentavos: 0 };
 * const interest = { netCentavos: 45000, ivaCentavos: 7200 };
 * const due = { lateCharge: nothing, fees: nothing, interest, principalCentavos: 300000 };
 * const { allocated } = allocatePayment({ dueComponents: [due], amountCentavos: centavos(100000) });
 * allocated // → [{ ...due, principalCentavos: 47800 }]
 */
export function allocatePayment({ dueComponents, amountCentavos, order }: PaymentToAllocate): PaymentAllocation {
  const purse = purseOf(amountCentavos);
  const allocated = dueComponents.map((due): InstalmentComponents => {
    const early = order === 'principal_first' ? purse.take(due.principalCentavos) : undefined;
    const charges = perCharge(({ name }) => payTaxed(due[name], purse));
    return { ...charges, principalCentavos: early ?? purse.take(due.principalCentavos) };
  });
  return { allocated, overpaymentCentavos: purse.rest() };
}

interface Purse {
  /** Returns the amount asked for, or as much of it as there is. */
  take(selection: Centavos): Centavos;
  rest(): Centavos;
}

function purseOf(amount: Centavos): Purse {
  let left = notNegative(amount);
  return {
    take(selection) {
      const taken = centavos(Math.min(notNegative(selection), left));
      left = centavos(left - taken);
      return taken;
    },
    rest: () => left,
  };
}

function notNegative(amount: Centavos): Centavos {
  if (amount < 0) throw new RangeError(`A payment and an amount due must not be negative: ${amount} centavos`);
  return amount;
}

function payTaxed({ netCentavos, ivaCentavos }: TaxedAmount, purse: Purse): TaxedAmount {
  const gross = centavos(notNegative(netCentavos) + notNegative(ivaCentavos));
  const paid = purse.take(gross);
  if (paid === gross) return { netCentavos, ivaCentavos };
  if (paid === 0) return { netCentavos: paid, ivaCentavos: paid };
  const net = applyRate(paid, ratio(netCentavos, gross), floor);
  return { netCentavos: net, ivaCentavos: centavos(paid - net) };
}
