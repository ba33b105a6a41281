import { planDebit } from '@lender/lending';
import type { Tx } from '../../../kernel/database/database.ts';
import { giveNewName } from '../../../kernel/database/external-ids.ts';
import { type LoanRecord, loanOfKey, readLoan } from '../../loans/index.ts';
import { type NotifyServices, notificationMoment } from '../../messages/index.ts';
import type { MandateRecord } from '../mandate-record.ts';
import { allowed, type DebitRecord, debitsOfLoan, earlier } from './debit-record.ts';

interface Announcing {
  readonly mandate: MandateRecord;
  readonly loan: Pick<LoanRecord, 'client_id' | 'id'>;
}

/**
 * Stores the debit that is to be announced now, if there is one; the caller notifies the borrower of it. The client is
 * locked.
 */
export async function announceDebit(
  tx: Tx,
  { mandate, loan }: Announcing,
  services: NotifyServices,
): Promise<DebitRecord | undefined> {
  const { now, today } = await services.clock.business(tx);
  const { positionOn } = await readLoan(tx, await loanOfKey(tx, loan));
  const debits = (await debitsOfLoan(tx, loan)).map(earlier);
  const reportedAt = await notificationMoment(tx, mandate.client_id, now);
  const question = { mandate: allowed(mandate), position: positionOn(today), debits, toldAtMs: reportedAt.getTime() };
  const planned = planDebit(question);
  if (!planned) return undefined;
  const debit = await tx
    .insertInto('debit')
    .values({
      client_id: mandate.client_id,
      id: services.newId(),
      mandate_id: mandate.id,
      loan_id: loan.id,
      due_on: planned.dueOn,
      number: planned.number,
      amount_centavos: planned.amountCentavos,
      charge_on: planned.chargeOn,
      told_at: reportedAt,
      status: 'announced',
      status_since: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await giveNewName(tx, debit, { kind: 'debit', name: debit.id });
  return debit;
}
