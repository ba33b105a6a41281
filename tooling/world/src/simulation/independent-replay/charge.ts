import {
  CHARGES,
  gross,
  type InstalmentState,
  type LoanState,
  nothing,
  principalOf,
  type Taxed,
} from './loan-state.ts';
import type { Paper } from './paper.ts';
import { floored, halfUp, restOf, shareOf, times } from './shares.ts';

/** Returns a net charge with its IVA. */
export const taxed = (paper: Paper, net: number): Taxed => ({ net, iva: halfUp(net, shareOf(paper.rates.ivaRate)) });

/** Part of the cost of a loan, as earned so far, with the part of an instalment that it belongs to. */
interface Piece {
  readonly name: string;
  readonly whole: Taxed;
  readonly on: Taxed;
}

/**
 * Lists what the loan has earned since it began, each component rounded once, in the order in which a cap has room for
 * it: the fees of the start, the service fee, commissions, interest, late charges from the oldest instalment on.
 */
function piecesOf(paper: Paper, loan: LoanState, on: InstalmentState): Piece[] {
  const { rates, discount } = paper;
  const year = { top: 1n, bottom: BigInt(rates.dayCountBasis) };
  const isFeeWhole = loan.feeNights >= loan.feeTerm;
  const days = isFeeWhole ? shareOf('1') : { top: BigInt(loan.feeNights), bottom: BigInt(loan.feeTerm) };
  const serviceFee = times(shareOf(rates.serviceFeeRate), restOf(shareOf(discount.serviceFee)), days);
  const interest = times(shareOf(rates.annualRate), restOf(shareOf(discount.interest)), year);
  const { fees } = on.charged;
  return [
    { name: 'opening', whole: taxed(paper, halfUp(loan.lent, shareOf(rates.processingFeeRate))), on: fees },
    { name: 'cash', whole: taxed(paper, rates.withdrawalFeeCentavos), on: fees },
    { name: 'invoicing', whole: taxed(paper, rates.invoicingFeeCentavos), on: fees },
    { name: 'service', whole: taxed(paper, halfUp(loan.lent, serviceFee)), on: fees },
    ...loan.commissions.map((whole, index) => ({ name: `commission ${index}`, whole, on: fees })),
    { name: 'interest', whole: taxed(paper, halfUp(loan.centavoNights, interest)), on: on.charged.interest },
    ...loan.instalments.map((one, index) => ({
      name: `late ${index}`,
      whole: earnedLate(paper, one),
      on: one.charged.lateCharge,
    })),
  ];
}

/** Returns the late charge that an instalment has earned. */
function earnedLate(paper: Paper, { lateCentavoNights, lateFeeNet }: InstalmentState): Taxed {
  const { late } = paper.policy;
  if (late.kind !== 'interest') return taxed(paper, lateFeeNet);
  const year = { top: 1n, bottom: BigInt(paper.rates.dayCountBasis) };
  return taxed(paper, halfUp(lateCentavoNights, times(shareOf(late.annualRate), year)));
}

const minus = (one: Taxed, other: Taxed = nothing()): Taxed => ({ net: one.net - other.net, iva: one.iva - other.iva });

/**
 * Charges what is earned and not charged yet, piece by piece, as long as both caps leave room; after a piece that a cap
 * cuts, the following pieces wait. Fees and interest fall on the instalment `on`.
 */
export function charge(paper: Paper, loan: LoanState, on: InstalmentState): void {
  let room = Math.max(0, ceiling(paper, loan) - chargedInAll(loan));
  for (const piece of piecesOf(paper, loan, on)) {
    const had = loan.pieces.get(piece.name) ?? nothing();
    const whole = minus(piece.whole, loan.forgone.get(piece.name));
    const part = fitting(paper, { whole, had, room });
    loan.pieces.set(piece.name, { net: had.net + part.net, iva: had.iva + part.iva });
    Object.assign(piece.on, { net: piece.on.net + part.net, iva: piece.on.iva + part.iva });
    room -= gross(part);
    if (gross(part) < gross(minus(whole, had))) return;
  }
}

/** Forgoes the charges that the caps prevented. */
export function giveUpRest(paper: Paper, loan: LoanState): void {
  for (const { name, whole } of piecesOf(paper, loan, current(loan, loan.today)))
    loan.forgone.set(name, minus(whole, loan.pieces.get(name)));
}

interface Fitting {
  /** Charge so far, and the part of it that was charged before. */
  readonly whole: Taxed;
  readonly had: Taxed;
  readonly room: number;
}

/** Returns the largest net amount, in all, that fits into the room together with its own IVA (ruling 53). */
function fitting(paper: Paper, { whole, had, room }: Fitting): Taxed {
  if (gross(minus(whole, had)) <= room) return minus(whole, had);
  const net = largest(had.net, whole.net, (tried) => gross(taxed(paper, tried)) - gross(had) <= room);
  return net === had.net ? nothing() : minus(taxed(paper, net), had);
}

/** Returns the largest whole number between two for which something holds that holds for the lower one and all below. */
export function largest(from: number, to: number, holds: (tried: number) => boolean): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Returns the largest sum of all charges by today: a share of all that was lent, and one for each day. */
function ceiling({ policy: { caps } }: Paper, { lent, today, start = today, stoodStill }: LoanState): number {
  const days = Math.max(0, today - start - stoodStill);
  return Math.min(floored(lent, shareOf(caps.totalShare)), floored(lent * days, shareOf(caps.dailyShare)));
}

const chargedInAll = ({ instalments }: LoanState): number =>
  instalments.reduce((sum, { charged }) => sum + CHARGES.reduce((part, name) => part + gross(charged[name]), 0), 0);

/**
 * Returns the instalment to which a night's charges belong: the first one due on `day` or later whose principal is
 * owed.
 */
export function current({ instalments }: LoanState, day: number): InstalmentState {
  const ahead = instalments.filter(({ dueOn }) => dueOn >= day);
  const found = ahead.find((one) => principalOf(one) > 0) ?? ahead[0] ?? instalments.at(-1);
  if (!found) throw new RangeError('A loan has an instalment');
  return found;
}
