import { rescheduleDebit } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { notificationMoment, notifyBorrower } from '../../messages/index.ts';
import { lockedMandate } from './locked-mandate.ts';
import { movableDays } from './movable-days.ts';

export const rescheduleDebitHandler = implement(
  rescheduleDebit,
  async ({ params: { id }, body: { chargeOn } }, { tx, services }) => {
    const mandate = await lockedMandate(tx, id);
    if (!mandate) return refuse('not_found');
    const { client_id: clientId } = mandate;
    const debit = await tx
      .selectFrom('debit')
      .selectAll()
      .where('client_id', '=', clientId)
      .where('mandate_id', '=', id)
      .where('status', 'in', ['announced', 'sending', 'waiting'])
      .executeTakeFirst();
    const span = debit && (await movableDays(tx, { mandate, debit }, services));
    if (!span) return refuse('illegal_transition', { facts: { from: debit?.status ?? mandate.status } });
    if (chargeOn < span.from || chargeOn > span.to) return refuse('invalid_input', { field: ['chargeOn'] });
    const { now } = await services.clock.business(tx);
    await tx
      .updateTable('debit')
      .set({ charge_on: chargeOn, told_at: await notificationMoment(tx, clientId, now) })
      .where('client_id', '=', clientId)
      .where('id', '=', debit.id)
      .execute();
    const facts = { amountCentavos: debit.amount_centavos, lastFour: mandate.last_four, on: chargeOn };
    await notifyBorrower(
      tx,
      {
        clientId,
        loanId: debit.loan_id,
        key: `debit ${debit.id} on ${chargeOn}`,
        message: { kind: 'debit_announced', facts },
      },
      services,
    );
    return ok({ chargeOn });
  },
);
