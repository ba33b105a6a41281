import { type DebtBack, LOAN_STATUS, type LoanEvent, type LoanPosition } from '@lender/lending';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { openTask, settleTask } from '../tasks/index.ts';
import type { LoanRecord } from './loan-record.ts';

type Deps = Pick<Services, 'clock' | 'newId'>;

/**
 * Opens a task about a debt that has become the lender's own again: to write it off again, or to settle with its buyer.
 */
export async function openDebtBackTask(
  tx: Tx,
  { loan, back, position }: { readonly loan: LoanRecord; readonly back: DebtBack; readonly position: LoanPosition },
  services: Deps,
): Promise<void> {
  const { client_id: clientId, id: loanId } = loan;
  const matter =
    back.kind === 'buy_back'
      ? ({ kind: 'sale_fallen', facts: { clientId, loanId, amount: back.priceCentavos } } as const)
      : ({ kind: 'write_off_proposed', facts: { clientId, loanId, daysLate: position.daysLate } } as const);
  await openTask(tx, { subject: loanId, matter }, services);
}

/** Opens a task about a sale when it becomes known later that nothing was owed any more. */
export async function openFallenSaleTask(
  tx: Tx,
  {
    loan,
    events,
    position,
  }: { readonly loan: LoanRecord; readonly events: readonly LoanEvent[]; readonly position: LoanPosition },
  services: Deps,
): Promise<void> {
  if (loan.status !== LOAN_STATUS.soldDebt || position.state === 'sold') return;
  const last = events.findLast(({ kind }) => kind === 'sale' || kind === 'buy_back');
  if (last?.kind !== 'sale') return;
  const facts = { clientId: loan.client_id, loanId: loan.id, amount: last.priceCentavos };
  await openTask(tx, { subject: loan.id, matter: { kind: 'sale_fallen', facts } }, services);
}

/**
 * Closes tasks that the loan itself has decided: whether to write it off once it is over, or to end a hold that ended.
 */
export async function settleQuestions(
  tx: Tx,
  {
    loan,
    events,
    position,
  }: { readonly loan: LoanRecord; readonly events: readonly LoanEvent[]; readonly position: LoanPosition },
  services: Deps,
): Promise<void> {
  const isOpen = position.state === 'open';
  if (!isOpen) await settleTask(tx, { kind: 'write_off_proposed', subject: loan.id }, services);
  const hold = events.findLast(({ kind }) => kind === 'hold');
  if (hold && !(isOpen && position.isOnHold)) await settleTask(tx, { kind: 'hold_review', subject: hold.id }, services);
}
