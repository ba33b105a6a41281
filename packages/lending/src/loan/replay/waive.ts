import { type Centavos, centavos } from '@lender/money';
import { perCharge } from '../../ledger/per-charge.ts';
import { allocatePayment } from '../../payment/allocate-payment.ts';
import { type InstalmentComponents, sumComponents } from '../../payment/instalment-components.ts';
import type { Waiver } from '../loan-event.ts';
import { closeIfPaid } from './close.ts';
import { addComponents, NO_COMPONENTS, NOTHING, subtractComponents } from './component-arithmetic.ts';
import { type LoanBook, outstandingOf } from './loan-book.ts';
import { spread } from './spread.ts';
import { returnsTheMoney, withdraw } from './withdraw.ts';

/**
 * Waives what was charged of a component, so that a waiver takes off its amount, whatever was paid before it. A payment
 * that had paid what is waived pays what comes after it instead, or is to be refunded to the borrower. A debt that was
 * sold is its buyer's to waive, and of a contract that is void nothing is left to waive.
 */
export function waive(book: LoanBook, { component, amountCentavos }: Waiver): void {
  if (book.soldCentavos !== undefined || book.end === 'annulled') return;
  const forgiving: Forgiving = { book, component, left: amountCentavos, freed: new Map() };
  const places = [...book.instalments.keys()];
  // Charges: the oldest instalment comes first, paid or not, since its money then pays principal, which bears interest.
  // Principal: what is owed comes first, since the money of what was paid would pay charges, which bear none.
  for (const index of places) {
    forgiveOwed(forgiving, index);
    if (component !== 'principal') forgivePaid(forgiving, index);
  }
  if (component === 'principal') for (const index of places) forgivePaid(forgiving, index);
  for (const at of book.payments.keys()) payOtherwise(book, at, centavos(forgiving.freed.get(at) ?? 0));
  if (returnsTheMoney(book)) withdraw(book);
  else closeIfPaid(book);
}

/** State of a waiver while it is applied. */
interface Forgiving {
  readonly book: LoanBook;
  readonly component: Waiver['component'];
  /** Part of its amount that is still to be waived. */
  left: Centavos;
  /** Amount of the waived part that each payment had paid, by the payment's place. */
  readonly freed: Map<number, number>;
}

function forgiveOwed(forgiving: Forgiving, index: number): void {
  const instalment = forgiving.book.instalments[index];
  if (!instalment || forgiving.left === 0) return;
  const owed = partOf(only(forgiving.component, outstandingOf(instalment)), forgiving.left);
  instalment.waived = addComponents(instalment.waived, owed);
  forgiving.left = centavos(forgiving.left - sumComponents([owed]));
}

/** Waives what payments paid, the last payment first. */
function forgivePaid(forgiving: Forgiving, index: number): void {
  const { book, component, freed } = forgiving;
  const instalment = book.instalments[index];
  if (!instalment) return;
  for (const [at, payment] of [...book.payments.entries()].toReversed()) {
    if (forgiving.left === 0) return;
    const paid = partOf(only(component, payment.allocated[index] ?? NO_COMPONENTS), forgiving.left);
    const paidCentavos = sumComponents([paid]);
    instalment.paid = subtractComponents(instalment.paid, paid);
    instalment.waived = addComponents(instalment.waived, paid);
    const allocated = payment.allocated.map((part, place) => (place === index ? subtractComponents(part, paid) : part));
    book.payments[at] = { ...payment, allocated };
    freed.set(at, (freed.get(at) ?? 0) + paidCentavos);
    forgiving.left = centavos(forgiving.left - paidCentavos);
  }
}

/** Uses the part of a payment again whose debt was waived. */
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

/** Returns one component alone. */
const only = (component: Waiver['component'], of: InstalmentComponents): InstalmentComponents => ({
  ...perCharge(({ name }) => (name === component ? of[name] : NOTHING)),
  principalCentavos: component === 'principal' ? of.principalCentavos : centavos(0),
});

/** Returns the part of some components that an amount covers. */
const partOf = (components: InstalmentComponents, amountCentavos: Centavos): InstalmentComponents =>
  allocatePayment({ dueComponents: [components], amountCentavos }).allocated[0] ?? NO_COMPONENTS;
