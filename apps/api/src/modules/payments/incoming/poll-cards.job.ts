import { addDays } from '@lender/calculator';
import { inTransaction } from '../../../kernel/database/transaction.ts';
import type { Services } from '../../../services.ts';

/** Number of days after a purchase in which the holder of a card may object to it. */
const OBJECTION_DAYS = 120;

/**
 * Polls every card payment to which its holder may still object, as if a notice had come for each: a lost notice costs
 * a day and nothing else.
 */
export const pollCardsJob =
  ({ db, clock, jobs }: Pick<Services, 'db' | 'clock'> & { readonly jobs: Pick<Services['jobs'], 'enqueue'> }) =>
  async (): Promise<void> => {
    const { today } = await clock.business(db);
    await inTransaction(db, async (tx) => {
      const payments = await tx
        .selectFrom('payment')
        .select('charge_id')
        .where('method', '=', 'card')
        .where('reversed_on', 'is', null)
        .where('paid_on', '>=', addDays(today, -OBJECTION_DAYS))
        .orderBy('id')
        .execute();
      for (const { charge_id: transactionId } of payments)
        if (transactionId !== null)
          await jobs.enqueue(tx, 'take-notice', { topic: 'charge', transactionId, orderId: null });
    });
  };
