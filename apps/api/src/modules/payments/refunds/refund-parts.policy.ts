import { type Centavos, centavos } from '@lender/money';

/** A payment, and how much of it did not go back yet. */
export interface GivenPayment {
  readonly paymentId: string;
  readonly leftCentavos: Centavos;
}

/** Part of the credit; without a payment when none is left to take it from. */
export interface RefundPart {
  readonly paymentId: string | undefined;
  readonly amountCentavos: Centavos;
}

/**
 * Returns the parts of payments that make up a credit: of the latest payments, since they were too much.
 *
 * @param payments - the newest first
 *
 * @example
 * refundParts(centavos(500), [{ paymentId: 'b', leftCentavos: centavos(300) }, { paymentId: 'a', leftCentavos: centavos(900) }])
 * // → [{ paymentId: 'b', amountCentavos: 300 }, { paymentId: 'a', amountCentavos: 200 }]
 */
export function refundParts(creditCentavos: Centavos, payments: readonly GivenPayment[]): RefundPart[] {
  let rest: number = creditCentavos;
  const parts: RefundPart[] = [];
  for (const { paymentId, leftCentavos } of payments) {
    const amount = Math.min(rest, leftCentavos);
    if (amount > 0) parts.push({ paymentId, amountCentavos: centavos(amount) });
    rest -= amount;
  }
  return rest > 0 ? [...parts, { paymentId: undefined, amountCentavos: centavos(rest) }] : parts;
}
