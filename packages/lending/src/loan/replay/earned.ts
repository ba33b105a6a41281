import { applyRate, type Centavos, centavos, complementOf, multiplyRates, rate, ratio } from '@lender/money';
import type { TaxedAmount } from '../../payment/instalment-components.ts';
import type { ServicedTerms } from '../serviced-terms.ts';
import { roundedShare, type WholeShare, wholeShare } from '../whole-share.ts';
import { addTaxed } from './component-arithmetic.ts';
import type { Earned, InstalmentBook, LoanBook, ServiceFee } from './loan-book.ts';

/** The exact rates of a loan, read from its terms once. */
interface ExactRates {
  /** Of a centavo that stands for a day. */
  readonly ordinary: WholeShare;
  readonly moratory: WholeShare;
  readonly iva: WholeShare;
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
  return {
    ordinary: wholeShare(multiplyRates(ofADay(rates.annualRate), complementOf(rate(discount.interest)))),
    moratory: wholeShare(ofADay(late)),
    iva: wholeShare(rate(rates.ivaRate)),
  };
}

/** Ordinary interest and fees earned so far, each rounded once, with its IVA. */
export const earnedSoFar = (book: LoanBook): Earned => ({
  interest: withIva(book.terms, roundedShare(book.ordinaryCentavoDays, exactRates(book.terms).ordinary)),
  fees: addTaxed(addTaxed(serviceFee(book), book.feesAtOnce), book.commissions),
});

/** The service fee earned so far: in full once all its days are over. */
export const serviceFee = ({ terms, fee, feeDays, disbursedCentavos }: LoanBook): TaxedAmount =>
  withIva(terms, roundedShare(disbursedCentavos * Math.min(feeDays, fee.wholeDays), fee.perDay));

/** How a service fee is earned that takes so many days. */
export function serviceFeeOver({ rates, discount }: ServicedTerms, days: number): ServiceFee {
  const wholeDays = Math.max(1, days);
  const share = multiplyRates(rate(rates.serviceFeeRate), complementOf(rate(discount.serviceFee)));
  return { wholeDays, perDay: wholeShare(multiplyRates(share, ratio(1, wholeDays))) };
}

/** Fees that are earned when the money arrives. */
export function feesAtOnce(terms: ServicedTerms, disbursedCentavos: Centavos): TaxedAmount {
  const { processingFeeRate, withdrawalFeeCentavos, invoicingFeeCentavos } = terms.rates;
  return [applyRate(disbursedCentavos, rate(processingFeeRate)), withdrawalFeeCentavos, invoicingFeeCentavos]
    .map((net) => withIva(terms, net))
    .reduce(addTaxed);
}

/** Late charges of one instalment so far. */
export function lateSoFar({ terms }: LoanBook, { lateCentavoDays, lateFeeCentavos }: InstalmentBook): TaxedAmount {
  const interest = roundedShare(lateCentavoDays, exactRates(terms).moratory);
  return withIva(terms, centavos(interest + lateFeeCentavos));
}

/** A charge with the IVA of its loan. */
export const withIva = (terms: ServicedTerms, netCentavos: Centavos): TaxedAmount => ({
  netCentavos,
  ivaCentavos: roundedShare(netCentavos, exactRates(terms).iva),
});
