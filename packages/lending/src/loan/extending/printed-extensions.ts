import type { ExtensionKind, Instalment, Offer, PlainDate } from '@lender/calculator';
import { type Charge, centavos, sumCharges } from '@lender/money';
import type { TaxedAmount } from '../../payment/instalment-components.ts';
import type { Payment } from '../loan-event.ts';
import type { ServicingPolicy } from '../policy/servicing-policy.ts';
import { applyEvent } from '../replay/apply-event.ts';
import { grossOf } from '../replay/component-arithmetic.ts';
import { dayOf, type LoanBook, openBook } from '../replay/loan-book.ts';
import { bringTo } from '../replay/replay-loan.ts';
import { takePayment } from '../replay/take-payment.ts';
import { termsOfOffer } from '../terms-of-offer.ts';
import type { ExtensionOption } from './extension-option.ts';
import { optionsOf } from './extension-options.ts';
import { withoutCaps } from './loan-on-day.ts';

/** Price of an extension that is requested on a due date, when everything was paid as agreed until then. */
export interface PrintedExtension extends Charge {
  /** Printed due date with this price: the pay date, or the next working day. */
  readonly dueDate: PlainDate;
  readonly kind: ExtensionKind;
  /** Number of days by which every unpaid due date moves. */
  readonly days: number;
  /** Share of the outstanding principal, as decimal text. */
  readonly commissionRate: string;
  /** Last day on which the instalment of `dueDate` can then be paid in time. */
  readonly newEndDate: PlainDate;
}

/** Price of a loan as it is shown, signed and printed: the calculator's offer, with its extensions. */
export interface LoanOffer extends Offer {
  readonly extensions: readonly PrintedExtension[];
}

/** Returns an offer with the extensions that it prints under these rules. */
export const withExtensions = (offer: Offer, policy: ServicingPolicy): LoanOffer => ({
  ...offer,
  extensions: printedExtensions(offer, policy),
});

/**
 * Returns every extension that an offer prints, due date by due date: those that may be bought on that day when the
 * money arrives on the payout date and every instalment before was paid on its printed date. The prices are those of
 * `extensionOptions`, which charges them. Extensions that a cap forbids are left out.
 */
export function printedExtensions(
  offer: Pick<Offer, 'terms' | 'instalments' | 'endDate'>,
  policy: ServicingPolicy,
): PrintedExtension[] {
  if (policy.extensions.maxCount === 0 || policy.extensions.tariffs.length === 0) return [];
  const terms = termsOfOffer({ offer, policy, signedOn: offer.terms.payoutDate });
  const [book, uncapped] = [paidOut(openBook(terms)), paidOut(openBook(withoutCaps(terms)))];
  return offer.instalments.flatMap((instalment) => {
    const date = instalment.dueDate;
    for (const one of [book, uncapped]) bringTo(one, dayOf(terms, date));
    const options = optionsOf({ date, book, uncapped });
    for (const one of [book, uncapped]) takePayment(one, paidAsAgreed(instalment), undefined);
    return options.ok ? options.value.map((option) => toPrinted(option, date)) : [];
  });
}

function paidOut(book: LoanBook): LoanBook {
  const { payoutDate, principalCentavos: amountCentavos } = book.terms;
  const event = { ...happenedOn(payoutDate), kind: 'disbursed', amountCentavos } as const;
  applyEvent(book, { event, extension: undefined });
  return book;
}

const paidAsAgreed = ({ dueDate, totalCentavos: amountCentavos }: Instalment): Payment => ({
  ...happenedOn(dueDate),
  kind: 'payment',
  method: 'spei',
  amountCentavos,
});

const happenedOn = (valueDate: PlainDate) => ({ id: valueDate, valueDate, at: `${valueDate}T12:00:00.000Z` });

function toPrinted(option: ExtensionOption, dueDate: PlainDate): PrintedExtension {
  const { type: kind, days, commissionRate, newEndDate, interest, fees, lateCharge, commission } = option;
  const price = sumCharges([interest, fees, lateCharge, commission].map(toCharge));
  return { dueDate, kind, days, commissionRate, newEndDate, ...price };
}

const toCharge = (amount: TaxedAmount): Charge => ({ ...amount, grossCentavos: centavos(grossOf(amount)) });
