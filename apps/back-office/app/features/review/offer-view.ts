import { formatPlainDate } from '@lender/calculator';
import type { Centavos } from '@lender/money';
import type { ReceiptLine } from '@lender/ui';
import { formatPesos } from '../../vocabulary/pesos.ts';
import { caseCopy } from './case.copy.es.ts';
import type { CaseDetail } from './case-detail.ts';
import type { Fact } from './evidence/summary-view.ts';

const { offer: copy } = caseCopy;

type Offer = NonNullable<CaseDetail['offer']>;
type Charge = Offer['interest'];

/** Line of the receipt, all in text. */
export type OfferLine = Pick<ReceiptLine, 'amount' | 'before' | 'kind'> & {
  readonly label: string;
  readonly note?: string;
};

/** Price of a loan, with all its figures. */
export interface OfferView {
  readonly lines: readonly OfferLine[];
  readonly total: Omit<OfferLine, 'kind'>;
  readonly costs: readonly Fact[];
  readonly schedule: readonly {
    readonly dueDate: string;
    readonly principal: string;
    readonly interest: string;
    readonly fees: string;
    readonly total: string;
  }[];
  readonly extensions: readonly {
    readonly dueDate: string;
    readonly days: string;
    readonly kind: string;
    readonly newDate: string;
    readonly price: string;
  }[];
}

export const offerView = (offer: Offer): OfferView => ({
  lines: [
    { label: copy.receives, amount: formatPesos(offer.principal), kind: 'strong' },
    ...chargeLine(copy.interest, offer.interest, offer.interest_without_discount),
    ...chargeLine(copy.serviceFee, offer.serviceFee, offer.serviceFee_without_discount),
    ...chargeLine(copy.processingFee, offer.processingFee, offer.processing_fee_without_discount),
    ...chargeLine(copy.withdrawalFee, offer.withdrawalFee),
    ...chargeLine(copy.invoicingFee, offer.invoicingFee),
  ],
  total: {
    label: copy.total,
    note: copy.due(formatPlainDate(offer.endDate)),
    amount: formatPesos(offer.total),
    ...before(offer.total, offer.total_without_discount),
  },
  costs: [
    {
      term: copy.term,
      detail: copy.days(offer.term.value, formatPlainDate(offer.startDate), formatPlainDate(offer.endDate)),
    },
    { term: copy.cat, detail: copy.percent(offer.apr) },
    { term: copy.annualRate, detail: copy.percent(offer.annualRate) },
  ],
  schedule: offer.schedule.map(({ dueDate, principal, interest, fees, total }) => ({
    dueDate: formatPlainDate(dueDate),
    principal: formatPesos(principal),
    interest: formatPesos(interest.amount),
    fees: formatPesos(fees.amount),
    total: formatPesos(total),
  })),
  extensions: offer.extensions.map(({ dueDate, days, kind, newEndDate, amount }) => ({
    dueDate: formatPlainDate(dueDate),
    days: copy.extensionDays(days),
    kind: copy.extensionKinds[kind],
    newDate: formatPlainDate(newEndDate),
    price: formatPesos(amount),
  })),
});

/** Returns a charge's line; none when it is zero and was zero before. */
function chargeLine(label: string, charge: Charge, full = charge): readonly OfferLine[] {
  if (charge.amount === 0 && full.amount === 0) return [];
  const note = copy.parts(formatPesos(charge.amount_without_vat), formatPesos(charge.vat));
  return [
    {
      label,
      ...(charge.amount !== 0 && { note }),
      amount: formatPesos(charge.amount),
      ...before(charge.amount, full.amount),
    },
  ];
}

/** Returns the amount before the discount, where there is one. */
const before = (now: Centavos, full: Centavos): Pick<OfferLine, 'before'> =>
  now === full ? {} : { before: { label: copy.before, amount: formatPesos(full), nowLabel: copy.now } };
