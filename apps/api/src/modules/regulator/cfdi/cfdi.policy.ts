import type { LoanChargeName } from '@lender/lending';
import { applyRate, centavos, rate } from '@lender/money';

/**
 * Amounts that the books earned on one charge of a loan in a month. Any figure may be negative when earlier income was
 * reversed.
 */
export interface ChargeMovement {
  readonly charge: LoanChargeName;
  /** Earned, without IVA. */
  readonly incomeCentavos: number;
  /** IVA owed to the treasury for it. */
  readonly ivaCentavos: number;
  /** Forgiven, without IVA. */
  readonly waivedCentavos: number;
  /** IVA of what was forgiven, which the treasury is not owed any more. */
  readonly waivedIvaCentavos: number;
}

export interface LoanMovement {
  readonly clientId: string;
  /** The public reference of the loan. */
  readonly loan: string;
  /** Decimal text. */
  readonly ivaRate: string;
  readonly charges: readonly ChargeMovement[];
}

/** `I`: what was charged. `E`: what fell away of charges of before, or was forgiven. */
export type InvoiceType = 'I' | 'E';

export interface InvoiceConcept {
  readonly charge: LoanChargeName;
  readonly isWaiver: boolean;
  /** Above or equal to zero, as the tax on it. */
  readonly baseCentavos: number;
  readonly ivaCentavos: number;
}

/** Content of one invoice, before a provider stamps it. */
export interface Invoice {
  readonly clientId: string;
  readonly loan: string;
  readonly type: InvoiceType;
  readonly ivaRate: string;
  readonly concepts: readonly InvoiceConcept[];
  readonly subtotalCentavos: number;
  readonly ivaCentavos: number;
  /**
   * True when the tax differs from its base's rate by more than rounding: a person has to check it before it is
   * stamped.
   */
  readonly isDoubtful: boolean;
}

/** The books round interest and its IVA day by day, up to one centavo from the rate of a month's sum. */
const ROUNDING_CENTAVOS = 1;

/**
 * The invoices of one loan and month: one of what was charged, one of what fell away or was forgiven. Their sums, charges
 * less what fell away, are the income and the IVA of the books, to the centavo.
 *
 * @example
 * const interest = { charge: 'interest', incomeCentavos: 10_000, ivaCentavos: 1_600, waivedCentavos: 0, waivedIvaCentavos: 0 } as const;
 * invoicesOf({ clientId: '1', loan: 'Q1', ivaRate: '0.16', charges: [interest] }).map(({ type, subtotalCentavos }) => [type, subtotalCentavos]) // → [['I', 10000]]
 */
export function invoicesOf({ charges, ...loan }: LoanMovement): Invoice[] {
  const lines = charges.flatMap(({ charge, incomeCentavos, ivaCentavos, waivedCentavos, waivedIvaCentavos }) => [
    { charge, isWaiver: false, base: incomeCentavos, iva: ivaCentavos },
    { charge, isWaiver: true, base: -waivedCentavos, iva: -waivedIvaCentavos },
  ]);
  return (['I', 'E'] as const).flatMap((type) => {
    const sign = type === 'I' ? 1 : -1;
    const concepts = lines.flatMap(({ charge, isWaiver, base, iva }) => {
      const [baseCentavos, ivaCentavos] = [Math.max(sign * base, 0), Math.max(sign * iva, 0)];
      return baseCentavos + ivaCentavos === 0 ? [] : [{ charge, isWaiver, baseCentavos, ivaCentavos }];
    });
    if (concepts.length === 0) return [];
    const subtotalCentavos = concepts.reduce((sum, { baseCentavos }) => sum + baseCentavos, 0);
    const ivaCentavos = concepts.reduce((sum, { ivaCentavos: iva }) => sum + iva, 0);
    const isDoubtful = concepts.some((concept) => isOff(concept, loan.ivaRate));
    return [{ ...loan, type, concepts, subtotalCentavos, ivaCentavos, isDoubtful }];
  });
}

const isOff = ({ baseCentavos, ivaCentavos }: InvoiceConcept, ivaRate: string): boolean =>
  Math.abs(applyRate(centavos(baseCentavos), rate(ivaRate)) - ivaCentavos) > ROUNDING_CENTAVOS;

/**
 * Returns the sums of invoices, less reversed income. Waived amounts lower no income in the books, and are a separate
 * sum.
 */
export function invoiceSums(invoices: readonly Invoice[]): {
  readonly income: number;
  readonly waived: number;
  readonly iva: number;
} {
  const sums = { income: 0, waived: 0, iva: 0 };
  for (const { type, concepts, ivaCentavos } of invoices) {
    const sign = type === 'I' ? 1 : -1;
    sums.iva += sign * ivaCentavos;
    for (const { isWaiver, baseCentavos } of concepts)
      if (isWaiver) sums.waived -= sign * baseCentavos;
      else sums.income += sign * baseCentavos;
  }
  return sums;
}
