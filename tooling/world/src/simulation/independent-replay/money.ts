import { charge, current, giveUpRest, taxed } from './charge.ts';
import { workingDayFrom } from './days.ts';
import type { Extension } from './happenings.ts';
import {
  add,
  type End,
  type LoanState,
  noParts,
  owed,
  owedInAll,
  owedOf,
  type Parts,
  principalInAll,
  principalOf,
  standsStill,
} from './loan-state.ts';
import { liveNight } from './night.ts';
import type { Paper } from './paper.ts';
import { halfUp, shareOf } from './shares.ts';
import { spread } from './spread.ts';

/** Applies the payout: equal parts fall on the due dates, the odd centavos on the last one. */
export function disburse(paper: Paper, loan: LoanState, amount: number): void {
  const arrival = loan.today;
  const part = Math.floor(amount / loan.instalments.length);
  loan.lent = amount;
  for (const instalment of loan.instalments) instalment.charged.principal += part;
  const last = loan.instalments.at(-1);
  if (last) last.charged.principal += amount - part * loan.instalments.length;
  loan.start = paper.interestFrom === 'arrival' ? arrival : Math.min(arrival, signingDay(paper));
  loan.feeTerm = loan.feeEndsOn - loan.start;
  for (loan.today = loan.start; loan.today < arrival; ) liveNight(paper, loan);
}

const signingDay = ({ payoutDate }: Paper): number => Date.parse(`${payoutDate}T00:00:00Z`) / 86_400_000;

/** Applies a payment: it pays the debt of its day, and may buy an extension. */
export function pay(paper: Paper, loan: LoanState, amount: number, extension?: Extension): void {
  const rest = owedInAll(loan) - amount;
  const extended =
    extension !== undefined && !standsStill(loan) && principalInAll(loan) > 0 && rest > paper.policy.toleranceCentavos;
  if (extended) chargeCommission(paper, loan, extension.commissionRate);
  const { given, left } = extended ? takePrice(loan, amount) : take(loan, amount);
  loan.payments.push({ amount, given });
  if (!loan.isSold) loan.credit += left;
  if (!returnIfAll(loan, paper)) closeIfPaid(paper, loan);
  if (extended && loan.end === undefined) moveDueDates(paper, loan, extension.days);
}

function take(loan: LoanState, amount: number, debts = loan.instalments.map(owed)) {
  const taken = spread(amount, debts, { isPrincipalFirst: loan.isWrittenOff });
  loan.instalments.forEach((instalment, index) => {
    add(instalment.paid, taken.given[index] ?? noParts());
  });
  return taken;
}

/** Applies an extension's price: it pays charges first (ruling 50), and only the rest pays principal. */
function takePrice(loan: LoanState, amount: number) {
  const charges = take(
    loan,
    amount,
    loan.instalments.map((instalment) => ({ ...owed(instalment), principal: 0 })),
  );
  const { given, left } = take(loan, charges.left);
  charges.given.forEach((parts, index) => {
    add(parts, given[index] ?? noParts());
  });
  return { given: charges.given, left };
}

function chargeCommission(paper: Paper, loan: LoanState, rate: string): void {
  const commission = taxed(paper, halfUp(principalInAll(loan), shareOf(rate)));
  loan.commissions.push(commission);
  charge(paper, loan, loan.instalments.find((one) => principalOf(one) > 0) ?? current(loan, loan.today));
}

function moveDueDates(paper: Paper, loan: LoanState, days: number): void {
  for (const instalment of loan.instalments.filter((one) => principalOf(one) > 0)) {
    instalment.dueOn += days;
    Object.assign(instalment, { lastDay: lastDayFor(paper, loan, instalment.dueOn), nightsPast: 0, hadLateFee: false });
  }
}

/** Returns the last day to pay what falls due on a day: a working day, and not before today. */
export function lastDayFor({ policy }: Paper, { today }: LoanState, dueOn: number): number {
  const day = Math.max(dueOn, today);
  return policy.calendar === null ? day : workingDayFrom(day, policy.calendar);
}

/** Refunds money: an amount beyond the credit is owed again, and is not late before today. */
export function refund(paper: Paper, loan: LoanState, amount: number): void {
  const short = Math.max(0, amount - loan.credit);
  loan.credit -= amount - short;
  loan.refunded += amount;
  const last = loan.instalments.at(-1);
  if (!last || short === 0) return;
  if (owedOf(last) === 0 && last.lastDay < loan.today) Object.assign(last, { lastDay: loan.today, nightsPast: 0 });
  last.charged.principal += short;
  Object.assign(loan, { end: undefined, endedOn: undefined });
  closeIfPaid(paper, loan);
}

/** Ends the loan where nothing, or too little to ask for, is owed. */
export function closeIfPaid(paper: Paper, loan: LoanState): void {
  if (loan.start === undefined || loan.end !== undefined || loan.isSold) return;
  if (owedInAll(loan) > paper.policy.toleranceCentavos) return;
  for (const instalment of loan.instalments) add(instalment.tolerated, owed(instalment));
  end(paper, loan, 'settled');
}

export function end(paper: Paper, loan: LoanState, how: End): void {
  Object.assign(loan, { end: how, endedOn: loan.today });
  giveUpRest(paper, loan);
}

/** Ends a loan whose borrower asked to cancel and returned everything in time: no charge was ever made (ruling 52). */
export function returnIfAll(loan: LoanState, paper: Paper): boolean {
  const paid = loan.payments.reduce((sum, { amount }) => sum + amount, 0) - loan.refunded;
  const forgiven = loan.instalments.reduce((sum, one) => sum + one.waived.principal + one.tolerated.principal, 0);
  const canEnd = loan.end === undefined || loan.end === 'settled';
  if (loan.withdrawUntil === undefined || loan.start === undefined || !canEnd || loan.isSold) return false;
  if (loan.today > loan.withdrawUntil || paid + forgiven < loan.lent) return false;
  for (const instalment of loan.instalments) {
    const only = ({ principal }: Parts) => ({ ...noParts(), principal });
    const { charged, waived, tolerated } = instalment;
    const forgone = { waived: only(waived), tolerated: only(tolerated) };
    Object.assign(instalment, { charged: only(charged), paid: noParts(), ...forgone });
  }
  loan.payments = loan.payments.map(({ amount }) => {
    const { given } = spread(amount, loan.instalments.map(owed));
    loan.instalments.forEach((instalment, index) => {
      add(instalment.paid, given[index] ?? noParts());
    });
    return { amount, given };
  });
  const endedOn = loan.endedOn;
  loan.pieces.clear();
  loan.credit = paid + forgiven - loan.lent;
  end(paper, loan, 'withdrawn');
  // A loan that was already paid keeps its earlier end date.
  loan.endedOn = endedOn ?? loan.endedOn;
  return true;
}
