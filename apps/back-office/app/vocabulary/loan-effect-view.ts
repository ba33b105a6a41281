import { formatPlainDate } from '@lender/calculator';
import type { getLoanEffect, Reply } from '@lender/contract';
import { loanEffectCopy as copy } from './loan-effect.copy.es.ts';
import { formatPesos } from './pesos.ts';
import { loanStatusWords } from './status/loan-status.copy.es.ts';

type Effect = Reply<typeof getLoanEffect>;
type Status = Effect['before'];

/** Figure of a loan, before and after a command. */
export interface EffectLine {
  readonly figure: string;
  readonly before: string;
  readonly after: string;
  readonly isChanged: boolean;
}

const FIGURES: readonly (readonly [figure: string, of: (status: Status) => string])[] = [
  [copy.status, ({ status }) => loanStatusWords[status].label],
  [copy.outstanding, ({ position }) => formatPesos(position.outstanding)],
  [copy.principal, ({ position }) => formatPesos(position.principal.outstanding)],
  [copy.interest, ({ position }) => formatPesos(position.interest.outstanding.amount)],
  [copy.fees, ({ position }) => formatPesos(position.fees.outstanding.amount)],
  [copy.lateCharge, ({ position }) => formatPesos(position.lateCharge.outstanding.amount)],
  [copy.overdue, ({ position }) => formatPesos(position.overdue)],
  [copy.daysLate, ({ position }) => String(position.daysLate)],
  [copy.credit, ({ position }) => formatPesos(position.credit)],
  [copy.nextDue, nextDue],
];

/** Returns the effect of a command, figure by figure. A figure that was empty and stays empty is left out. */
export const effectLines = ({ before, after }: Effect): readonly EffectLine[] =>
  FIGURES.map(([figure, of]) => ({
    figure,
    before: of(before),
    after: of(after),
    isChanged: of(before) !== of(after),
  })).filter((line) => line.isChanged || !EMPTY.includes(line.before));

const EMPTY: readonly string[] = ['$0.00', '0', copy.nothingDue];

function nextDue({ position: { nextDue: next } }: Status): string {
  return next ? `${formatPesos(next.amount)}, ${formatPlainDate(next.date)}` : copy.nothingDue;
}
