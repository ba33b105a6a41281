import type { ChargeRates, Discount } from '@lender/calculator';
import {
  applyRate,
  type Centavos,
  centavos,
  complementOf,
  multiplyRates,
  type Rate,
  rate,
  ratio,
  sumCentavos,
} from '@lender/money';
import type { TaxedAmount } from '../../payment/instalment-components.ts';
import type { ServicedTerms } from '../serviced-terms.ts';
import { addTaxed } from './component-arithmetic.ts';
import type { Earned, InstalmentBook, LoanBook } from './loan-book.ts';

/** The exact rates of a loan, read from its terms once. */
export interface ExactRates {
  /** Of a centavo that stands for a day. */
  readonly ordinary: Rate;
  readonly moratory: Rate;
  readonly serviceFee: Rate;
  readonly iva: Rate;
}

const known = new WeakMap<ServicedTerms, ExactRates>();

export function exactRates(terms: ServicedTerms): ExactRates {
  const found = known.get(terms) ?? readRates(terms);
  known.set(terms, found);
  return found;
}

function readRates({ rates, discount, policy }: ServicedTerms): ExactRates {
  const ofADay = (annual: string) => multiplyRates(rate(annual), ratio(1, rates.dayCountBasis));
  const late = policy.late.kind === 'interest' ? policy.late.annualRate : '0';
  return {
    ordinary: multiplyRates(ofADay(rates.annualRate), keptOf(discount.interest)),
    moratory: ofADay(late),
    serviceFee: multiplyRates(rate(rates.serviceFeeRate), keptOf(discount.serviceFee)),
    iva: rate(rates.ivaRate),
  };
}

const keptOf = (discount: Discount['interest']): Rate => complementOf(rate(discount));

/** Ordinary interest and fees earned so far, each rounded once, with its IVA. */
export function earnedSoFar(book: LoanBook): Earned {
  const { ordinary, iva } = exactRates(book.terms);
  return {
    interest: taxed(applyRate(centavos(book.ordinaryCentavoDays), ordinary), iva),
    fees: addTaxed(addTaxed(serviceFee(book), feesAtOnce(book)), book.commissions),
  };
}

/** The service fee earned so far. */
export function serviceFee({ terms, feeDays, feeEndDay, start = 0, disbursedCentavos }: LoanBook): TaxedAmount {
  const { serviceFee: share, iva } = exactRates(terms);
  const wholeDays = Math.max(1, feeEndDay - start);
  const earned = multiplyRates(share, ratio(Math.min(feeDays, wholeDays), wholeDays));
  return taxed(applyRate(centavos(disbursedCentavos), earned), iva);
}

/** Fees that are earned when the money arrives. */
function feesAtOnce({ terms, disbursedCentavos }: LoanBook): TaxedAmount {
  const { rates } = terms;
  const { iva } = exactRates(terms);
  return [
    applyRate(centavos(disbursedCentavos), rate(rates.processingFeeRate)),
    flatFee(rates, 'withdrawalFeeCentavos'),
    flatFee(rates, 'invoicingFeeCentavos'),
  ]
    .map((net) => taxed(net, iva))
    .reduce(addTaxed);
}

const flatFee = (rates: ChargeRates, name: 'withdrawalFeeCentavos' | 'invoicingFeeCentavos'): Centavos => rates[name];

/** Late charges of one instalment so far. */
export function lateSoFar({ terms }: LoanBook, { lateCentavoDays, lateFeeCentavos }: InstalmentBook): TaxedAmount {
  const { moratory, iva } = exactRates(terms);
  return taxed(sumCentavos([applyRate(centavos(lateCentavoDays), moratory), centavos(lateFeeCentavos)]), iva);
}

export const taxed = (netCentavos: Centavos, iva: Rate): TaxedAmount => ({
  netCentavos,
  ivaCentavos: applyRate(netCentavos, iva),
});
