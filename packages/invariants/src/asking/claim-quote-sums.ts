import { type Centavos, formatPesos, sumCentavos } from '@lender/money';
import { claimEqual } from '../trouble.ts';
import type { Quote } from './quotes.ts';

/** An amount with its IVA, in the wire format. */
interface Taxed {
  readonly amount: Centavos;
  readonly amount_without_vat: Centavos;
  readonly vat: Centavos;
}

/** Charges of an offer, by their wire names. */
export const CHARGES = ['interest', 'serviceFee', 'processingFee', 'withdrawalFee', 'invoicingFee'] as const;
const WITHOUT_DISCOUNT = [
  'interest_without_discount',
  'serviceFee_without_discount',
  'processing_fee_without_discount',
] as const;

/** Claims that every line of an offer adds up. */
export function claimQuoteSums(offer: Quote): void {
  for (const name of [...CHARGES, ...WITHOUT_DISCOUNT]) claimTaxed(name, offer[name]);
  claimSum('total', offer.total, [offer.principal, ...CHARGES.map((name) => offer[name].amount)]);
  const untouched = [offer.withdrawalFee, offer.invoicingFee];
  claimSum('total_without_discount', offer.total_without_discount, [
    offer.principal,
    ...[...WITHOUT_DISCOUNT.map((name) => offer[name]), ...untouched].map(({ amount }) => amount),
  ]);
  claimSchedule(offer);
}

function claimSchedule({ schedule, total, principal, interest }: Quote): void {
  schedule.forEach((row, index) => {
    const at = `schedule[${index}]`;
    claimTaxed(`${at}.interest`, row.interest);
    claimTaxed(`${at}.fees`, row.fees);
    claimSum(`${at}.total`, row.total, [row.principal, row.interest.amount, row.fees.amount]);
  });
  const all = (read: (row: Quote['schedule'][number]) => Centavos) => schedule.map(read);
  claimSum(
    'total',
    total,
    all((row) => row.total),
  );
  claimSum(
    'principal',
    principal,
    all((row) => row.principal),
  );
  claimSum(
    'interest',
    interest.amount,
    all((row) => row.interest.amount),
  );
}

export function claimTaxed(name: string, { amount, amount_without_vat, vat }: Taxed): void {
  claimSum(`${name}.amount`, amount, [amount_without_vat, vat]);
}

/** Claims that an amount is the sum of its lines, and lists the lines where it is not. */
export function claimSum(name: string, amount: Centavos, lines: readonly Centavos[]): void {
  const sum = sumCentavos(lines);
  claimEqual(`${name} is not the sum of its lines (${lines.map(formatPesos).join(' + ')})`, amount, sum, formatPesos);
}
