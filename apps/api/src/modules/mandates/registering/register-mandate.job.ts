import type { Result } from '@lender/result';
import type { Db, Tx } from '../../../kernel/database/database.ts';
import { giveNewName } from '../../../kernel/database/external-ids.ts';
import { inTransaction } from '../../../kernel/database/transaction.ts';
import type { JobData } from '../../../kernel/outbox.ts';
import type { DebitRefusal } from '../../../providers/direct-debit/port.ts';
import type { Services } from '../../../services.ts';
import { lockClient, openPersonal } from '../../clients/index.ts';
import { endMandate } from '../end-mandate.ts';
import { findMandate, type MandateKey, type MandateRecord } from '../mandate-record.ts';
import { accountHolder } from './account-holder.ts';
import { drawPaper } from './draw-paper.ts';
import { syncMandateJob } from './sync-mandate.job.ts';

/**
 * Registers holder, account and document at the provider, one after another. The result of each step is stored before
 * the next, so a retried job continues where it stopped; a mandate that is cancelled meanwhile goes no further.
 */
export const registerMandateJob =
  (services: Services) =>
  async ({ clientId, mandateId }: JobData['register-mandate']): Promise<void> => {
    const key = { client_id: clientId, id: mandateId };
    const steps = [addHolder, addAccount, handOver];
    for (const step of steps) {
      const mandate = await findMandate(services.db, key);
      if (mandate.status !== 'requested') return;
      const done = await step(mandate, services);
      if (!done.ok) return fail(key, done.problem, services);
    }
    const { account_id: accountId } = await findMandate(services.db, key);
    if (accountId !== null) await syncMandateJob(services)({ accountId });
  };

type Step = (mandate: MandateRecord, services: Services) => Promise<Result<unknown, DebitRefusal>>;

const DONE = { ok: true, value: undefined } as const;

const addHolder: Step = async (mandate, services) => {
  if (mandate.holder_id !== null) return DONE;
  const { db, directDebit } = services;
  const added = await directDebit.addHolder(await accountHolder(db, mandate.client_id, services));
  if (added.ok) await keep(mandate, { holder_id: added.value }, services);
  return added;
};

const addAccount: Step = async (mandate, services) => {
  if (mandate.account_id !== null || mandate.holder_id === null) return DONE;
  const clabe = clabeOf(mandate, services);
  const added = await services.directDebit.addAccount({ holderId: mandate.holder_id, clabe });
  if (added.ok)
    await inTransaction(services.db, async (db) => {
      await giveNewName(db, mandate, { kind: 'mandate_account', name: added.value });
      await keep(mandate, { account_id: added.value }, { db });
    });
  return added;
};

const handOver: Step = async (mandate, services) => {
  if (mandate.handed_over_at !== null || mandate.account_id === null) return DONE;
  const { firstName, lastName } = await accountHolder(services.db, mandate.client_id, services);
  const holderName = `${firstName} ${lastName}`;
  const contract = await drawPaper(mandate, { holderName, clabe: clabeOf(mandate, services) });
  const allowed = await services.directDebit.allowDebits({ accountId: mandate.account_id, contract });
  if (allowed.ok) await keep(mandate, { handed_over_at: services.clock.wall() }, services);
  return allowed;
};

const clabeOf = ({ client_id: clientId, clabe_sealed: sealed }: MandateRecord, { vault }: Services): string =>
  openPersonal(vault, 'clabe', { clientId, sealed });

async function keep(
  { client_id, id }: MandateKey,
  learned: { holder_id: string } | { account_id: string } | { handed_over_at: Date },
  { db }: { readonly db: Db | Tx },
): Promise<void> {
  await db.updateTable('mandate').set(learned).where('client_id', '=', client_id).where('id', '=', id).execute();
}

/** Fails a mandate whose account the provider refuses: it is not debited, and its borrower pays in other ways. */
const fail = (key: MandateKey, { message }: DebitRefusal, services: Services): Promise<void> =>
  inTransaction(services.db, async (tx) => {
    await lockClient(tx, key.client_id);
    await endMandate(tx, { mandate: await findMandate(tx, key), to: 'failed', cause: message }, services);
  });
