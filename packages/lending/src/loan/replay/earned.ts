import { applyRate, type Centavos, complementOf, multiplyRates, type Rate, rate, ratio } from '@lender/money';
import type { TaxedAmount } from '../../payment/instalment-components.ts';
import { flooredShare, roundedShare, type WholeShare, wholeShare } from '../policy/whole-share.ts';
import type { ServicedTerms } from '../serviced-terms.ts';
import type { Earned, InstalmentBook, LoanBook, ServiceFee } from './loan-book.ts';

/** The exact rates of a loan, read from its terms once. */
interface ExactRates {
  /** Share that one centavo earns when it is owed for a day. */
  readonly ordinary: WholeShare;
  readonly moratory: WholeShare;
  readonly iva: WholeShare;
  /** Share of an amount with IVA that is the amount without it. */
  readonly netOfGross: WholeShare;
}

const known = new WeakMap<ServicedTerms, ExactRates>();

function exactRates(terms: ServicedTerms): ExactRates {
  const found = known.get(terms) ?? readRates(terms);
  known.set(terms, found);
  return found;
}

function readRates({ rates, discount, policy }: ServicedTerms): ExactRates {
  const ofADay = (annual: string) => multiplyRates(rate(annual), ratio(1, rates.dayCountBasis));
  const late = policy.late.kind === 'interest' ? policy.late.annualRate : '0';
  const iva = rate(rates.ivaRate);
  return {
    ordinary: wholeShare(multiplyRates(ofADay(rates.annualRate), complementOf(rate(discount.interest)))),
    moratory: wholeShare(ofADay(late)),
    iva: wholeShare(iva),
    netOfGross: wholeShare(netOfGross(iva)),
  };
}

const netOfGross = ({ numerator, denominator }: Rate): Rate => ({
  numerator: denominator,
  denominator: numerator + denominator,
});

/** Ordinary interest and fees earned so far, each rounded once. */
export const earnedSoFar = (book: LoanBook): Earned => ({
  interest: roundedShare(book.ordinaryCentavoDays, exactRates(book.terms).ordinary),
  fees: [...book.feesAtOnce, serviceFee(book), ...book.commissions],
});

/** The service fee earned so far: in full once all its days are over. */
export const serviceFee = ({ fee, feeDays, disbursedCentavos }: LoanBook): Centavos =>
  roundedShare(disbursedCentavos * Math.min(feeDays, fee.wholeDays), fee.perDay);

/** Returns how a service fee is earned over that many days. */
export function serviceFeeOver({ rates, discount }: ServicedTerms, days: number): ServiceFee {
  const wholeDays = Math.max(1, days);
  const share = multiplyRates(rate(rates.serviceFeeRate), complementOf(rate(discount.serviceFee)));
  return { wholeDays, perDay: wholeShare(multiplyRates(share, ratio(1, wholeDays))) };
}

/** Fees that are earned when the money arrives, each without IVA: for opening, for cash, for invoices. */
export function feesAtOnce({ rates }: ServicedTerms, disbursedCentavos: Centavos): readonly Centavos[] {
  const { processingFeeRate, withdrawalFeeCentavos, invoicingFeeCentavos } = rates;
  const fees = [applyRate(disbursedCentavos, rate(processingFeeRate)), withdrawalFeeCentavos, invoicingFeeCentavos];
  return fees.filter((net) => net > 0);
}

/** Late charges of one instalment so far, without IVA. */
export function lateSoFar({ terms }: LoanBook, { lateCentavoDays, lateFeeCentavos }: InstalmentBook): number {
  return roundedShare(lateCentavoDays, exactRates(terms).moratory) + lateFeeCentavos;
}

/** A charge with the IVA of its loan. */
export const withIva = (terms: ServicedTerms, netCentavos: Centavos): TaxedAmount => ({
  netCentavos,
  ivaCentavos: roundedShare(netCentavos, exactRates(terms).iva),
});

/** An amount without IVA and its IVA, in one number. */
export const grossFrom = (terms: ServicedTerms, netCentavos: number): number =>
  netCentavos + roundedShare(netCentavos, exactRates(terms).iva);

/** Returns the largest amount without IVA that with it is at most `grossCentavos`; 0 for negative ones. */
export function netWithin(terms: ServicedTerms, grossCentavos: number): number {
  if (grossCentavos <= 0) return 0;
  let net: number = flooredShare(grossCentavos, exactRates(terms).netOfGross);
  while (grossFrom(terms, net + 1) <= grossCentavos) net++;
  while (grossFrom(terms, net) > grossCentavos) net--;
  return net;
}
