import { numberOf } from './days.ts';
import type { ChargeName, Paper } from './paper.ts';

/** Charge and its IVA, in centavos. */
export interface Taxed {
  net: number;
  iva: number;
}

export type Parts = Record<ChargeName, Taxed> & { principal: number };

/** Order in which money pays the parts of one instalment, principal last. */
export const CHARGES: readonly ChargeName[] = ['lateCharge', 'fees', 'interest'];

export interface InstalmentState {
  /** Last day of its interest, and last day on which a payment is in time. */
  dueOn: number;
  lastDay: number;
  /** Number of nights after the last day, without those on which the loan was on hold. */
  nightsPast: number;
  hadLateFee: boolean;
  lateFeeNet: number;
  /** Sum of the principal over all nights of moratory interest. */
  lateCentavoNights: number;
  charged: Parts;
  paid: Parts;
  waived: Parts;
  tolerated: Parts;
}

export type End = 'settled' | 'withdrawn' | 'annulled';

/** State of a loan on one day of the replay. */
export interface LoanState {
  today: number;
  /** First day of interest; undefined before the money arrives. */
  start: number | undefined;
  lent: number;
  instalments: InstalmentState[];
  /** Sum of the principal over all nights of ordinary interest. */
  centavoNights: number;
  feeNights: number;
  feeTerm: number;
  feeEndsOn: number;
  commissions: Taxed[];
  /**
   * Amounts that were charged of each piece of the cost, and those that a cap kept out for good, by the piece's name.
   */
  pieces: Map<string, Taxed>;
  forgone: Map<string, Taxed>;
  stoodStill: number;
  isOnHold: boolean;
  isWrittenOff: boolean;
  isSold: boolean;
  end: End | undefined;
  endedOn: number | undefined;
  paid: number;
  /** Parts that each payment paid, instalment by instalment. */
  payments: { readonly amount: number; readonly given: readonly Parts[] }[];
  credit: number;
  refunded: number;
  withdrawUntil: number | undefined;
  worstDaysLate: number;
}

export const nothing = (): Taxed => ({ net: 0, iva: 0 });
export const noParts = (): Parts => ({ lateCharge: nothing(), fees: nothing(), interest: nothing(), principal: 0 });

/** Returns a loan on the day on which it was signed. */
export const signed = (paper: Paper): LoanState => ({
  today: numberOf(paper.payoutDate),
  start: undefined,
  lent: 0,
  instalments: paper.dueDates.map((dueDate, index) => ({
    dueOn: numberOf(dueDate),
    lastDay: numberOf(paper.endDates[index] ?? dueDate),
    ...{ nightsPast: 0, hadLateFee: false, lateFeeNet: 0, lateCentavoNights: 0 },
    ...{ charged: noParts(), paid: noParts(), waived: noParts(), tolerated: noParts() },
  })),
  ...{ centavoNights: 0, feeNights: 0, feeTerm: 0, feeEndsOn: numberOf(paper.dueDates.at(-1) ?? paper.payoutDate) },
  ...{ commissions: [], stoodStill: 0, isOnHold: false, isWrittenOff: false, isSold: false },
  ...{ pieces: new Map(), forgone: new Map() },
  ...{ end: undefined, endedOn: undefined, paid: 0, payments: [], credit: 0, refunded: 0 },
  ...{ withdrawUntil: undefined, worstDaysLate: 0 },
});

export const gross = ({ net, iva }: Taxed): number => net + iva;

/** Returns what is owed of an instalment, part by part. */
export function owed({ charged, paid, waived, tolerated }: InstalmentState): Parts {
  const left = (name: ChargeName): Taxed => ({
    net: charged[name].net - paid[name].net - waived[name].net - tolerated[name].net,
    iva: charged[name].iva - paid[name].iva - waived[name].iva - tolerated[name].iva,
  });
  return {
    lateCharge: left('lateCharge'),
    fees: left('fees'),
    interest: left('interest'),
    principal: charged.principal - paid.principal - waived.principal - tolerated.principal,
  };
}

export const sumOf = (parts: Parts): number => CHARGES.reduce((sum, name) => sum + gross(parts[name]), parts.principal);

export const owedOf = (instalment: InstalmentState): number => sumOf(owed(instalment));
export const principalOf = (instalment: InstalmentState): number => owed(instalment).principal;
export const owedInAll = ({ instalments }: LoanState): number =>
  instalments.reduce((sum, instalment) => sum + owedOf(instalment), 0);
export const principalInAll = ({ instalments }: LoanState): number =>
  instalments.reduce((sum, instalment) => sum + principalOf(instalment), 0);

/** Tells whether the loan's own clock is stopped. */
export const standsStill = ({ isOnHold, isWrittenOff, isSold }: LoanState): boolean =>
  isOnHold || isWrittenOff || isSold;

/** Adds parts to parts. */
export function add(to: Parts, more: Parts): void {
  for (const name of CHARGES) {
    to[name].net += more[name].net;
    to[name].iva += more[name].iva;
  }
  to.principal += more.principal;
}
