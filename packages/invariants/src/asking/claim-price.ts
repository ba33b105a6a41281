import type { Offer } from '@lender/calculator';
import { type Charge, formatPesos, sumCharges } from '@lender/money';
import { claimEqual } from '../trouble.ts';
import { CHARGES } from './claim-quote-sums.ts';
import type { Quote } from './quotes.ts';

type Taxed = Quote['interest'];

/** Claims that every charge of an offer and of its instalments equals the calculator's. */
export function claimPrice(quote: Quote, expected: Offer): void {
  for (const name of CHARGES) claimCharge(name, quote[name], expected[name]);
  const { interest, serviceFee, processingFee } = expected.withoutDiscount;
  claimCharge('interest_without_discount', quote.interest_without_discount, interest);
  claimCharge('serviceFee_without_discount', quote.serviceFee_without_discount, serviceFee);
  claimCharge('processing_fee_without_discount', quote.processing_fee_without_discount, processingFee);
  claimInstalments(quote, expected);
}

function claimInstalments({ schedule }: Quote, { instalments }: Offer): void {
  claimEqual('instalments of a quote', schedule.length, instalments.length);
  instalments.forEach(({ principalCentavos, interest, serviceFee, otherFees }, index) => {
    const row = schedule[index];
    if (!row) return;
    const at = `schedule[${index}]`;
    claimEqual(`principal of ${at}`, row.principal, principalCentavos, formatPesos);
    claimCharge(`interest of ${at}`, row.interest, interest);
    claimCharge(`fees of ${at}`, row.fees, sumCharges([serviceFee, otherFees]));
  });
}

function claimCharge(name: string, { amount_without_vat, vat }: Taxed, { netCentavos, ivaCentavos }: Charge): void {
  claimEqual(`${name} without IVA`, amount_without_vat, netCentavos, formatPesos);
  claimEqual(`IVA of ${name}`, vat, ivaCentavos, formatPesos);
}
