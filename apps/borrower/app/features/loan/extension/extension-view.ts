import { formatPlainDate } from '@lender/calculator';
import type { compareExtending, getActiveLoan, Reply } from '@lender/contract';
import { isRolloverAvailable } from '@lender/lending';
import { type Centavos, centavos, formatPesos } from '@lender/money';
import { dayWithWeekday } from '../../../price/day-with-weekday.ts';
import { chosenExtension } from '../chosen-extension.ts';

type Loan = Reply<typeof getActiveLoan>;
type Way = Reply<typeof compareExtending>[number];

/** One extension, with its total cost beside paying everything today. */
export interface ExtensionChoice {
  readonly rolloverId: string;
  readonly days: number;
  readonly newDay: string;
  /** Amount of its invoice, none of which lowers the principal. */
  readonly now: string;
  /** Largest amount paid on the new due date, and in all. */
  readonly later: string;
  readonly total: string;
  /** Amount by which that exceeds paying everything today. */
  readonly more: string;
  /** The same amounts if a part of the principal is paid now too. */
  readonly withPart: { readonly part: string; readonly total: string; readonly more: string } | null;
}

/** Comparison of extending with paying now. */
export interface ExtensionView {
  /** Amount of paying everything today. */
  readonly payAll: string;
  readonly choices: readonly ExtensionChoice[];
  /** Extension that was chosen and waits for its payment. */
  readonly chosen: {
    readonly rolloverId: string;
    readonly amount: string;
    readonly newDay: string;
    readonly payableUntil: string;
  } | null;
}

/** Compares the offered extensions with paying today; one without a comparison is left out. */
export function extensionView(loan: Loan, ways: readonly Way[]): ExtensionView {
  const payAll = loan.payoffToday;
  const offered = loan.rollovers.filter(isRolloverAvailable);
  return {
    payAll: formatPesos(payAll),
    choices: offered.flatMap((rollover) => choiceOf(rollover, { payAll, ways })),
    chosen: chosenOf(loan),
  };
}

interface Compared {
  readonly payAll: Centavos;
  readonly ways: readonly Way[];
}

/**
 * Returns the choice of one extension. Its invoice is valid until tomorrow, so it asks for up to a day more than
 * today's price. A client who pays it today has paid the difference off the principal, so the amount shown for later is
 * never too small.
 */
function choiceOf({ id, days, newDueDate, amount }: Loan['rollovers'][number], { payAll, ways }: Compared) {
  const wayOf = (kind: Way['kind']) => ways.find((way) => way.kind === kind && way.later?.days === days);
  const alone = wayOf('extend');
  if (!alone?.later) return [];
  const total = centavos(amount + alone.later.amount);
  const withPart = wayOf('extend_and_pay_part');
  const choice: ExtensionChoice = {
    rolloverId: id,
    days,
    newDay: dayWithWeekday(newDueDate),
    now: formatPesos(amount),
    later: formatPesos(alone.later.amount),
    total: formatPesos(total),
    more: formatPesos(centavos(total - payAll)),
    withPart: withPart ? partOf(withPart, { amount, payAll }) : null,
  };
  return [choice];
}

function partOf({ toPrincipal, later }: Way, { amount, payAll }: { amount: Centavos; payAll: Centavos }) {
  const total = centavos(amount + toPrincipal + (later?.amount ?? 0));
  return { part: formatPesos(toPrincipal), total: formatPesos(total), more: formatPesos(centavos(total - payAll)) };
}

function chosenOf(loan: Loan): ExtensionView['chosen'] {
  const chosen = chosenExtension(loan);
  if (!chosen) return null;
  const { rollover, invoice } = chosen;
  return {
    rolloverId: rollover.id,
    amount: formatPesos(invoice.amount),
    newDay: dayWithWeekday(rollover.newDueDate),
    payableUntil: formatPlainDate(invoice.payableUntil),
  };
}
