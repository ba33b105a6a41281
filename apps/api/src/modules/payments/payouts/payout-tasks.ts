import type { StaffTaskKind } from '@lender/contract';
import type { Tx } from '../../../kernel/database/database.ts';
import { NO_CLIENT } from '../../../kernel/database/no-client.ts';
import type { Services } from '../../../services.ts';
import { openTask, settleTask } from '../../tasks/index.ts';
import type { LoanPayout } from './loan-payout.ts';
import type { PayoutRow } from './payout-row.ts';

const PAYOUT_TASK_KINDS = [
  'payout_refused',
  'payout_returned',
  'payout_stuck',
  'payout_returned_after_settlement',
] as const satisfies readonly StaffTaskKind[];

export type PayoutTaskKind = (typeof PAYOUT_TASK_KINDS)[number];

interface Question {
  readonly kind: PayoutTaskKind;
  readonly payout: PayoutRow;
  readonly cause: string | undefined;
}

/** Opens a task about a payout that did not simply arrive. */
export async function openPayoutTask(
  tx: Tx,
  { kind, payout, cause }: Question,
  services: Pick<Services, 'clock' | 'newId'>,
): Promise<void> {
  const facts = {
    ...(payout.client_id !== NO_CLIENT && { clientId: payout.client_id }),
    ...(payout.application_id !== null && { applicationId: payout.application_id }),
    ...(payout.loan_id !== null && { loanId: payout.loan_id }),
    ...(cause !== undefined && { cause }),
    payoutId: payout.id,
    amount: payout.amount_centavos,
  };
  await openTask(tx, { subject: payout.id, matter: { kind, facts } }, services);
}

/**
 * Closes the tasks about the money of an application that is where it should be: no attempt needs a review any more.
 */
export async function settlePayoutTasks(
  tx: Tx,
  { clientId, applicationId }: Pick<LoanPayout, 'clientId' | 'applicationId'>,
  services: Pick<Services, 'clock'>,
): Promise<void> {
  const attempts = await tx
    .selectFrom('payout')
    .select('id')
    .where('client_id', '=', clientId)
    .where('application_id', '=', applicationId)
    .execute();
  await settleAttempts(tx, attempts, services);
}

/** Closes the tasks about these attempts. */
export async function settleAttempts(
  tx: Tx,
  attempts: readonly Pick<PayoutRow, 'id'>[],
  services: Pick<Services, 'clock'>,
): Promise<void> {
  for (const { id: subject } of attempts)
    for (const kind of [...PAYOUT_TASK_KINDS, 'cash_payout_due'] as const)
      await settleTask(tx, { kind, subject }, services);
}
