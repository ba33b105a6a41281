import { type DebitBar, debitAmount } from '@lender/lending';
import type { Centavos } from '@lender/money';
import { fail, type Result } from '@lender/result';
import type { Tx } from '../../../kernel/database/database.ts';
import { inTransaction } from '../../../kernel/database/transaction.ts';
import type { Services } from '../../../services.ts';
import { lockClient } from '../../clients/index.ts';
import { isCollectionHeld, loanOfKey, readLoan } from '../../loans/index.ts';
import { findMandate, type MandateRecord } from '../mandate-record.ts';
import { allowed, announced, type DebitKey, type DebitRecord, findDebit, moveDebit } from './debit-record.ts';
import { refuseDebit, takeDebit } from './take-debit.ts';

/**
 * Orders an announced debit from the bank. The debit's own id is the order's id, so however often this runs, and on
 * however many machines, one debit is made. When it is unknown whether a debit was made, it is looked up before a new
 * order is sent.
 */
export async function makeDebit(key: DebitKey, services: Services): Promise<void> {
  const { status } = await findDebit(services.db, key);
  const made = status === 'sending' ? await services.directDebit.findDebit(key.id) : undefined;
  if (made) return takeDebit(key, made, services);
  const begun = await inTransaction(services.db, (tx) => begin(tx, key, services));
  if (!begun) return;
  const { accountId, amountCentavos } = begun;
  const answer = await services.directDebit.debit({ orderId: key.id, accountId, amountCentavos });
  if (answer.ok) await takeDebit(key, answer.value, services);
  else await refuseDebit(key, answer.problem.message, services);
}

/** Decides under the client's lock whether to ask the bank, and for how much; otherwise calls the debit off. */
async function begin(tx: Tx, key: DebitKey, services: Services) {
  await lockClient(tx, key.client_id);
  const debit = await findDebit(tx, key);
  if (debit.status !== 'announced' && debit.status !== 'sending') return undefined;
  const { now } = await services.clock.business(tx);
  const mandate = await findMandate(tx, { client_id: debit.client_id, id: debit.mandate_id });
  const amount = await amountOf(tx, { debit, mandate, now }, services);
  if (!amount.ok && amount.problem === 'too_early') return undefined;
  if (!amount.ok || mandate.account_id === null) {
    await moveDebit(tx, debit, {
      status: 'called_off',
      status_since: now,
      cause: amount.ok ? 'account_unknown' : amount.problem,
    });
    return undefined;
  }
  const sent = { status: 'sending', status_since: now, asked_centavos: amount.value, sent_at: now } as const;
  await tx.updateTable('debit').set(sent).where('client_id', '=', key.client_id).where('id', '=', key.id).execute();
  return { accountId: mandate.account_id, amountCentavos: amount.value };
}

interface Due {
  readonly debit: DebitRecord;
  readonly mandate: MandateRecord;
  readonly now: Date;
}

async function amountOf(
  tx: Tx,
  { debit, mandate, now }: Due,
  { clock }: Pick<Services, 'clock'>,
): Promise<Result<Centavos, DebitBar | 'collection_held'>> {
  // A debit that was ordered from the bank before is not ordered again by this: only its own id finds it.
  if (debit.status === 'announced' && (await isCollectionHeld(tx, debit.loan_id))) return fail('collection_held');
  const { today } = await clock.business(tx);
  const { positionOn } = await readLoan(tx, await loanOfKey(tx, { client_id: debit.client_id, id: debit.loan_id }));
  return debitAmount({
    mandate: allowed(mandate),
    debit: announced(debit),
    position: positionOn(today),
    nowMs: now.getTime(),
  });
}
