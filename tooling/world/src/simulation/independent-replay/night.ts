import { charge, current, largest, taxed } from './charge.ts';
import {
  gross,
  type InstalmentState,
  type LoanState,
  owedOf,
  principalInAll,
  principalOf,
  standsStill,
} from './loan-state.ts';
import type { Paper } from './paper.ts';

/** Passes one night: the loan earns what the night earns, or its clock is stopped, and the next day begins. */
export function liveNight(paper: Paper, loan: LoanState): void {
  const day = loan.today;
  loan.today = day + 1;
  if (standsStill(loan)) standStill(loan, day);
  else {
    const isRunning = loan.start !== undefined && loan.end === undefined && principalInAll(loan) > 0;
    if (isRunning) earnNight(paper, loan, day);
    for (const instalment of loan.instalments) if (loan.today > instalment.lastDay) instalment.nightsPast++;
    if (isRunning) charge(paper, loan, current(loan, loan.today));
  }
  loan.worstDaysLate = Math.max(loan.worstDaysLate, daysLate(loan));
}

/** Returns the days since the last day of the oldest instalment that is owed. */
export const daysLate = ({ end, instalments }: LoanState): number =>
  end === undefined ? Math.max(0, ...instalments.map((one) => (owedOf(one) > 0 ? one.nightsPast : 0))) : 0;

/** Moves every future date by one day more (ruling 54: what is past keeps its date). */
function standStill(loan: LoanState, day: number): void {
  loan.stoodStill++;
  if (loan.feeEndsOn >= day) loan.feeEndsOn++;
  for (const instalment of loan.instalments) {
    if (instalment.dueOn >= day) instalment.dueOn++;
    if (instalment.lastDay >= day) instalment.lastDay++;
  }
}

function earnNight(paper: Paper, loan: LoanState, day: number): void {
  if (day < loan.feeEndsOn) loan.feeNights++;
  for (const instalment of loan.instalments) {
    if (day < instalment.dueOn) loan.centavoNights += principalOf(instalment);
    if (day >= instalment.lastDay) beLate(paper, instalment);
  }
}

/** Charges a late instalment: moratory interest after the grace period, or its fee, once. */
function beLate(paper: Paper, instalment: InstalmentState): void {
  const { late } = paper.policy;
  if (late.kind === 'none' || instalment.nightsPast < late.graceDays) return;
  if (late.kind === 'interest') {
    if (instalment.nightsPast < late.graceDays + late.maxDays) instalment.lateCentavoNights += principalOf(instalment);
    return;
  }
  const overdue = owedOf(instalment);
  if (instalment.hadLateFee || overdue === 0) return;
  // With its IVA it is never more than what is overdue, counted as a sum of all late fees.
  const before = instalment.lateFeeNet;
  const costs = (net: number) => gross(taxed(paper, before + net)) - gross(taxed(paper, before));
  instalment.lateFeeNet += largest(0, late.feeCentavos, (net) => costs(net) <= overdue);
  instalment.hadLateFee = true;
}
