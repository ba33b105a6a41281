import { type Centavos, centavos } from '@lender/money';
import { perCharge } from '../../ledger/per-charge.ts';
import { allocatePayment } from '../../payment/allocate-payment.ts';
import { type InstalmentComponents, sumComponents } from '../../payment/instalment-components.ts';
import type { Waiver } from '../loan-event.ts';
import { closeIfPaid } from './close.ts';
import { addComponents, NO_COMPONENTS, NOTHING, subtractComponents } from './component-arithmetic.ts';
import { type InstalmentBook, type LoanBook, outstandingOf } from './loan-book.ts';
import { spread } from './spread.ts';
import { returnsTheMoney, withdraw } from './withdraw.ts';

/**
 * Forgives what was charged of a component, the oldest instalment first: what is owed of it, then what was paid of it. A
 * payment that had paid what is forgiven pays what comes after it instead, or is the borrower's to have back. So a waiver
 * takes off its amount, whatever was paid before it. A debt that was sold is its buyer's to forgive, and of a contract
 * that is void nothing is left to forgive.
 */
export function waive(book: LoanBook, { component, amountCentavos }: Waiver): void {
  if (book.soldCentavos !== undefined || book.end === 'annulled') return;
  const freed = new Map<number, number>();
  let left = amountCentavos;
  book.instalments.forEach((instalment, index) => {
    const owed = partOf(only(component, outstandingOf(instalment)), left);
    instalment.waived = addComponents(instalment.waived, owed);
    left = centavos(left - sumComponents([owed]));
    for (let at = book.payments.length - 1; at >= 0 && left > 0; at--) {
      const paid = forgivePaid(book, { at, index, instalment, component, left });
      freed.set(at, (freed.get(at) ?? 0) + paid);
      left = centavos(left - paid);
    }
  });
  for (const at of book.payments.keys()) payOtherwise(book, at, centavos(freed.get(at) ?? 0));
  if (returnsTheMoney(book)) withdraw(book);
  else closeIfPaid(book);
}

interface PaidPart {
  /** Which payment, and which instalment. */
  readonly at: number;
  readonly index: number;
  readonly instalment: InstalmentBook;
  readonly component: Waiver['component'];
  readonly left: Centavos;
}

/** Forgives what one payment paid of a component of an instalment, and returns how much that was. */
function forgivePaid(book: LoanBook, { at, index, instalment, component, left }: PaidPart): Centavos {
  const payment = book.payments[at];
  if (!payment) return centavos(0);
  const paid = partOf(only(component, payment.allocated[index] ?? NO_COMPONENTS), left);
  instalment.paid = subtractComponents(instalment.paid, paid);
  instalment.waived = addComponents(instalment.waived, paid);
  const allocated = payment.allocated.map((part, place) => (place === index ? subtractComponents(part, paid) : part));
  book.payments[at] = { ...payment, allocated };
  return sumComponents([paid]);
}

/** Uses again what a payment paid that was forgiven. */
function payOtherwise(book: LoanBook, at: number, amountCentavos: Centavos): void {
  const payment = book.payments[at];
  if (!payment || amountCentavos === 0) return;
  const taken = spread(book, amountCentavos);
  book.payments[at] = {
    ...payment,
    allocated: payment.allocated.map((part, index) => addComponents(part, taken.allocated[index] ?? NO_COMPONENTS)),
    overpaymentCentavos: centavos(payment.overpaymentCentavos + taken.overpaymentCentavos),
  };
  book.creditCentavos += taken.overpaymentCentavos;
}

/** One component of several. */
const only = (component: Waiver['component'], of: InstalmentComponents): InstalmentComponents => ({
  ...perCharge(({ name }) => (name === component ? of[name] : NOTHING)),
  principalCentavos: component === 'principal' ? of.principalCentavos : centavos(0),
});

/** As much of some components as an amount reaches. */
const partOf = (components: InstalmentComponents, amountCentavos: Centavos): InstalmentComponents =>
  allocatePayment({ dueComponents: [components], amountCentavos }).allocated[0] ?? NO_COMPONENTS;
