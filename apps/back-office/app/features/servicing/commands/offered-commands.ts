import { LOAN_STATUS, type LoanStatus, type TransitionActor } from '@lender/lending';
import type { LoanCommandName } from '../command-name.ts';
import type { Loan, LoanEvent } from '../loan-reading.ts';
import { reversiblePayments } from './reversible-payments.ts';

const { active, onHold, paid, terminated, soldDebt, writeOff } = LOAN_STATUS;
const OWED: readonly LoanStatus[] = [active, onHold];
const PAID_OUT: readonly LoanStatus[] = [...OWED, paid, soldDebt, writeOff];

/**
 * Returns the commands that the loan permits in its current state. The server decides; commands that it would surely
 * refuse are left out.
 */
export function offeredCommands(loan: Loan, events: readonly LoanEvent[]): readonly LoanCommandName[] {
  const { status, position } = loan;
  const mayGo = (to: LoanStatus, actor: TransitionActor): boolean =>
    loan.permitted.some((move) => move.to === to && move.actors.includes(actor));
  const offers: Readonly<Record<LoanCommandName, boolean>> = {
    'loan.register_payment': PAID_OUT.includes(status),
    'receipt.match': PAID_OUT.includes(status),
    'loan.reverse_payment': reversiblePayments(events).length > 0,
    'payment.refund_credit': position.credit > 0,
    'loan.waive': OWED.includes(status),
    hold: status === active && mayGo(onHold, 'operator'),
    release: loan.hold !== null && mayGo(active, 'operator'),
    'loan.write_off': mayGo(writeOff, 'checker'),
    'loan.undo_write_off': status === writeOff,
    'loan.sell': mayGo(soldDebt, 'checker'),
    'loan.buy_back': status === soldDebt,
    'loan.terminate': mayGo(terminated, 'checker'),
  };
  return COMMAND_ORDER.filter((name) => offers[name]);
}

/** Order of the commands: everyday ones first, irreversible ones last. */
const COMMAND_ORDER: readonly LoanCommandName[] = [
  'loan.register_payment',
  'receipt.match',
  'loan.reverse_payment',
  'payment.refund_credit',
  'loan.waive',
  'hold',
  'release',
  'loan.write_off',
  'loan.undo_write_off',
  'loan.sell',
  'loan.buy_back',
  'loan.terminate',
];
