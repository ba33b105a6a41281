import type { LoanChargeName } from '@lender/lending';
import { applyRate, centavos, rate } from '@lender/money';

/**
 * Amounts that the books earned on one charge of a loan in a month. Any figure may be negative when earlier income was
 * reversed.
 */
export interface ChargeMovement {
  readonly charge: LoanChargeName;
  /** Income earned, without IVA. */
  readonly incomeCentavos: number;
  /** IVA on it that is owed to the tax authority. */
  readonly ivaCentavos: number;
  /** Waived amount, without IVA. */
  readonly waivedCentavos: number;
  /** IVA on the waived amount, which is no longer owed to the tax authority. */
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

/** `I`: charges. `E`: earlier charges that were cancelled, or waived amounts. */
export type InvoiceType = 'I' | 'E';

export interface InvoiceConcept {
  readonly charge: LoanChargeName;
  readonly isWaiver: boolean;
  /** Zero or more, as is the tax on it. */
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

/** Daily rounding of interest and its IVA differs by up to one centavo from the rate of a month's sum. */
const ROUNDING_CENTAVOS = 1;

/**
 * Builds the invoices of one loan and month: one of charges, one of what was cancelled or waived. Their sums, charges
 * less what was cancelled, are the income and the IVA of the books, to the centavo.
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
