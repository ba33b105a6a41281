import { mexicoDate, type PlainDate, plainDate } from '@lender/calculator';
import type { Tx } from '../../../kernel/database/database.ts';
import { inTransaction } from '../../../kernel/database/transaction.ts';
import type { ProviderDebit } from '../../../providers/direct-debit/port.ts';
import type { Services } from '../../../services.ts';
import { lockClient } from '../../clients/index.ts';
import { bookDebit, reverseDebit } from './debit-money.ts';
import { type DebitKey, type DebitRecord, findDebit, moveDebit } from './debit-record.ts';
import { followFailure } from './follow-failure.ts';

/**
 * Takes over the status of a debit at its bank: with the same result however often, late or out of order it is
 * reported.
 */
export const takeDebit = (key: DebitKey, reported: ProviderDebit, services: Services): Promise<void> =>
  inTransaction(services.db, async (tx) => {
    await lockClient(tx, key.client_id);
    const { now } = await services.clock.business(tx);
    await tx
      .updateTable('debit')
      .set({ provider_id: reported.id, asked_at: now })
      .where('client_id', '=', key.client_id)
      .where('id', '=', key.id)
      .execute();
    await follow(tx, { debit: await findDebit(tx, key), reported: reported, now }, services);
  });

/** Ends a debit that the provider will not send to the bank: nothing was debited. */
export const refuseDebit = (key: DebitKey, cause: string, services: Services): Promise<void> =>
  inTransaction(services.db, async (tx) => {
    await lockClient(tx, key.client_id);
    const debit = await findDebit(tx, key);
    if (debit.status !== 'sending') return;
    await followFailure(tx, { debit, reason: 'other', cause }, services);
  });

interface Reported {
  readonly debit: DebitRecord;
  readonly reported: ProviderDebit;
  readonly now: Date;
}

/** Statuses after which only an objection can still change a debit. */
const ENDED: readonly DebitRecord['status'][] = ['debited', 'objected', 'no_funds', 'refused'];

async function follow(tx: Tx, { debit, reported, now }: Reported, services: Services): Promise<void> {
  switch (reported.status) {
    case 'waiting':
      if (debit.status === 'sending') await moveDebit(tx, debit, { status: 'waiting', status_since: now });
      return;
    case 'debited':
      if (debit.status === 'debited' || debit.status === 'objected') return;
      return bookDebit(tx, { debit, reported: reported, now }, services);
    case 'objected':
      if (debit.status === 'objected') return;
      if (debit.status !== 'debited') await bookDebit(tx, { debit, reported: reported, now }, services);
      return reverseDebit(tx, { debit, at: momentOf(reported, now) }, services);
    case 'failed':
      if (ENDED.includes(debit.status)) return;
      return followFailure(tx, { debit, code: reported.failureCode }, services);
    case 'cancelled':
      if (!ENDED.includes(debit.status))
        await moveDebit(tx, debit, { status: 'called_off', status_since: now, cause: 'cancelled' });
  }
}

/** Returns the day of an objection as the bank reports it, and today when that day is in the future. */
function momentOf({ objectedOn }: ProviderDebit, now: Date): { readonly on: PlainDate; readonly at: Date } {
  const today = mexicoDate(now.getTime());
  const reported = objectedOn === undefined ? today : plainDate(objectedOn);
  const isToCome = reported > today;
  return { on: isToCome ? today : reported, at: now };
}
