import { numberOf } from './days.ts';
import { annul, goOn, isLenders, waive } from './decisions.ts';
import { type Counted, type Extension, storyUntil } from './happenings.ts';
import { type LoanState, signed } from './loan-state.ts';
import { closeIfPaid, disburse, pay, refund, returnIfAll } from './money.ts';
import { liveNight } from './night.ts';
import type { Happening, Paper } from './paper.ts';

/**
 * Replays a loan day by day, from its signature to the end of a day. Written from the rulings and the decision records
 * alone: it shares no line with the packages that it is compared with.
 */
export function replay(paper: Paper, all: readonly Happening[], date: string): LoanState {
  const loan = signed(paper);
  const { happenings, extensionOf } = storyUntil(all, date);
  for (const happening of happenings) {
    liveUntil(paper, loan, numberOf(happening.valueDate));
    apply(paper, loan, { happening, extension: extensionOf.get(happening.id) });
  }
  liveUntil(paper, loan, numberOf(date));
  return loan;
}

/** Replays night after night until a day. */
export function liveUntil(paper: Paper, loan: LoanState, day: number): void {
  if (loan.start === undefined) loan.today = Math.max(loan.today, day);
  while (loan.today < day) liveNight(paper, loan);
}

interface Happened {
  readonly happening: Counted;
  readonly extension: Extension | undefined;
}

function apply(paper: Paper, loan: LoanState, { happening, extension }: Happened): void {
  switch (happening.kind) {
    case 'disbursed':
      loan.today = numberOf(happening.valueDate);
      disburse(paper, loan, happening.amountCentavos);
      break;
    case 'payment':
      pay(paper, loan, happening.amountCentavos, extension);
      break;
    case 'refund':
      refund(paper, loan, happening.amountCentavos);
      break;
    case 'waiver':
      waive(paper, loan, happening.component, happening.amountCentavos);
      break;
    case 'withdrawal':
      loan.withdrawUntil = numberOf(happening.until);
      returnIfAll(loan, paper);
      break;
    default:
      decide(paper, loan, happening.kind);
  }
}

type Decision = Exclude<Counted['kind'], 'disbursed' | 'payment' | 'refund' | 'waiver' | 'withdrawal'>;

/** Applies a decision of the lender; one that is impossible because an earlier event was taken back changes nothing. */
function decide(paper: Paper, loan: LoanState, kind: Decision): void {
  if (kind === 'hold') loan.isOnHold = true;
  if (kind === 'hold_end') loan.isOnHold = false;
  if (kind === 'hold_end') goOn(paper, loan);
  if (kind === 'buy_back' && loan.isSold) {
    Object.assign(loan, { isSold: false, isWrittenOff: false });
    goOn(paper, loan);
    closeIfPaid(paper, loan);
  } else if (isLenders(loan)) {
    if (kind === 'write_off') loan.isWrittenOff = true;
    if (kind === 'sale') loan.isSold = true;
    if (kind === 'annulment') annul(paper, loan);
    if (kind === 'write_off_undone') {
      loan.isWrittenOff = false;
      goOn(paper, loan);
    }
  }
}
