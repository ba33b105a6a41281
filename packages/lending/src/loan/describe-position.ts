import { addDays, type PlainDate } from '@lender/calculator';
import { type Centavos, centavos } from '@lender/money';
import { perCharge } from '../ledger/per-charge.ts';
import { recordFrom } from '../ledger/record-from.ts';
import { type InstalmentComponents, sumComponents } from '../payment/instalment-components.ts';
import type { ComponentPosition, InstalmentPosition, LoanBooks, LoanPosition, LoanState } from './position.ts';
import { addComponents, NO_COMPONENTS } from './replay/component-arithmetic.ts';
import { type InstalmentBook, type LoanBook, loanDay, outstandingOf } from './replay/loan-book.ts';
import { dueDateOf, endDateOf } from './replay/move-due-dates.ts';
import { nextDueOf } from './replay/next-due.ts';
import { daysLateOf } from './replay/replay-loan.ts';
import { missingToReturn } from './replay/withdraw.ts';

/** Describes a replayed loan in full, on a day. */
export function describePosition(book: LoanBook, date: PlainDate): LoanPosition {
  const parts = sumParts(book);
  const keptCentavos = keptOf(book);
  return {
    date,
    state: stateOf(book),
    isOnHold: book.isOnHold,
    startDate: book.start === undefined ? undefined : addDays(book.terms.payoutDate, book.start),
    principal: recordFrom(PARTS.map((part) => [part, parts[part].principalCentavos])),
    charges: perCharge(({ name }) => recordFrom(PARTS.map((part) => [part, parts[part][name]]))),
    instalments: book.instalments.map((instalment, index) => describeInstalment(book, instalment, index + 1)),
    payments: book.payments,
    extensions: book.extensions,
    outstandingCentavos: sumComponents([parts.outstanding]),
    dueCentavos: sumComponents([parts.due]),
    overdueCentavos: sumComponents([parts.overdue]),
    nextDue: nextDueOf(book),
    daysLate: daysLateOf(book),
    worstDaysLate: book.worstDaysLate,
    settledOn: book.settledOn === undefined ? undefined : addDays(book.terms.payoutDate, book.settledOn),
    creditCentavos: centavos(book.creditCentavos - keptCentavos),
    keptCentavos,
    refundedCentavos: centavos(book.refundedCentavos),
    withdrawal: withdrawalOf(book),
    books: booksOf(book),
  };
}

type Part = keyof ComponentPosition<Centavos>;

const PARTS: readonly Part[] = ['charged', 'paid', 'waived', 'tolerated', 'outstanding', 'due', 'overdue'];

function sumParts(book: LoanBook): Readonly<Record<Part, InstalmentComponents>> {
  const { instalments } = book;
  const day = loanDay(book);
  const sumOf = (find: (instalment: InstalmentBook) => InstalmentComponents, among = instalments) =>
    among.map(find).reduce(addComponents, NO_COMPONENTS);
  return {
    charged: sumOf(({ charged }) => charged),
    paid: sumOf(({ paid }) => paid),
    waived: sumOf(({ waived }) => waived),
    tolerated: sumOf(({ tolerated }) => tolerated),
    outstanding: sumOf(outstandingOf),
    due: sumOf(
      outstandingOf,
      instalments.filter(({ dueDay }) => dueDay <= day),
    ),
    overdue: sumOf(
      outstandingOf,
      instalments.filter(({ endDay }) => endDay < day),
    ),
  };
}

function describeInstalment(book: LoanBook, instalment: InstalmentBook, number: number): InstalmentPosition {
  const outstanding = outstandingOf(instalment);
  return {
    number,
    dueDate: dueDateOf(book, instalment),
    endDate: endDateOf(book, instalment),
    charged: instalment.charged,
    paid: instalment.paid,
    outstanding,
    outstandingCentavos: sumComponents([outstanding]),
  };
}

function stateOf(book: LoanBook): LoanState {
  if (book.end) return book.end;
  if (book.soldCentavos !== undefined) return 'sold';
  if (book.writtenOffCentavos !== undefined) return 'written_off';
  return book.start === undefined ? 'pending' : 'open';
}

/** Returns the excess that is kept rather than sent back: once nothing is owed, an excess of at most the tolerance. */
const keptOf = ({ end, creditCentavos, terms }: LoanBook): Centavos =>
  centavos(end !== undefined && creditCentavos <= terms.policy.toleranceCentavos ? Math.max(0, creditCentavos) : 0);

function withdrawalOf(book: LoanBook): LoanPosition['withdrawal'] {
  const { withdrawal, end, now, terms } = book;
  if (!withdrawal || end !== undefined || now > withdrawal.until) return undefined;
  return {
    until: addDays(terms.payoutDate, withdrawal.until),
    amountCentavos: centavos(Math.max(0, missingToReturn(book))),
  };
}

const booksOf = (book: LoanBook): LoanBooks => ({
  disbursedCentavos: centavos(book.disbursedCentavos),
  disbursedBy: book.disbursedBy,
  receivedCentavos: Object.fromEntries([...book.received].map(([method, amount]) => [method, centavos(amount)])),
  writtenOffCentavos: book.writtenOffCentavos,
  soldCentavos: book.soldCentavos,
  saleIncomeCentavos: book.saleIncomeCentavos,
  saleLossCentavos: book.saleLossCentavos,
  forBuyerCentavos: centavos(book.forBuyerCentavos),
  fallenSalesCentavos: book.fallenSalesCentavos,
});
