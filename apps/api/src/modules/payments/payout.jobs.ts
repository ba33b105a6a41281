import { APPLICATION_STATUS, CLIENT_STATUS } from '@lender/lending';
import type { Centavos } from '@lender/money';
import { sql } from 'kysely';
import type { Db, Tx } from '../../kernel/database/database.ts';
import type { Database } from '../../kernel/database/schema.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import type { ProviderPayout } from '../../providers/openpay/port.ts';
import type { Services } from '../../services.ts';
import { findApplication, moveApplication } from '../applications/index.ts';
import { lockClient, mayBorrow, moveClient, openPersonal } from '../clients/index.ts';
import { recordHistory } from '../history/index.ts';
import { loanOfApplication, recordLoanEvent } from '../loans/index.ts';
import { endUnpaidApplication } from './end-unpaid-application.ts';

type PayoutStatus = Database['payout']['status'];

/** Statuses that a payout does not leave. */
const ENDED: readonly PayoutStatus[] = ['settled', 'returned', 'cancelled'];

interface PayoutIds {
  readonly clientId: string;
  readonly payoutId: string;
}

/**
 * Sends a payout to the provider. Its own id is the provider's order id, so however often this runs, the provider
 * makes one transfer.
 */
export const sendPayoutJob =
  (services: Services) =>
  async ({ clientId, payoutId }: PayoutIds): Promise<void> => {
    const payout = await inTransaction(services.db, (tx) => startSending(tx, { clientId, payoutId }, services));
    if (!payout) return;
    const holder = await services.db
      .selectFrom('client_details')
      .select(['first_name', 'last_name'])
      .where('client_id', '=', clientId)
      .executeTakeFirstOrThrow();
    const sent = await services.openPay.createPayout({
      orderId: payout.id,
      amountCentavos: payout.amount_centavos,
      description: 'Préstamo Quincena',
      clabe: openPersonal(services.vault, 'clabe', { clientId, sealed: payout.clabe_sealed }),
      holderName: `${holder.first_name} ${holder.last_name}`,
    });
    if (!sent.ok) throw new Error(`payout ${payoutId} was refused: ${sent.problem.code}`);
    await applyPayout(services, payoutId, sent.value);
  };

/**
 * Settles under the client's lock whether the money leaves. Once a payout is `sending`, blocking its client comes too
 * late, since the provider may have it; before that, whoever may not borrow is not paid.
 */
async function startSending(tx: Tx, { clientId, payoutId }: PayoutIds, services: Services) {
  const { status } = await lockClient(tx, clientId);
  const payout = await findPayout(tx, payoutId);
  if (payout?.client_id !== clientId) return undefined;
  // An attempt before this one ended without an answer: the same order again does no harm.
  if (payout.status === 'sending') return payout;
  if (payout.status !== 'queued') return undefined;
  if (!(await mayBorrow(tx, { clientId, status })).ok) {
    await endUnpaidApplication(tx, { clientId, actor: 'server', by: 'system' }, services);
    return undefined;
  }
  const { now } = await services.clock.business(tx);
  await tx
    .updateTable('payout')
    .set({ status: 'sending', status_since: now })
    .where('client_id', '=', clientId)
    .where('id', '=', payoutId)
    .execute();
  return payout;
}

/** Asks the provider how a payout stands. What a notice says is not believed; the provider's own answer is. */
export const syncPayoutJob =
  (services: Services) =>
  async ({ payoutId }: { payoutId: string }): Promise<void> => {
    const payout = await findPayout(services.db, payoutId);
    // A notice may come before the answer to our order was stored; the same order again gives the same payout.
    if (payout?.status === 'queued' || payout?.status === 'sending')
      return sendPayoutJob(services)({ clientId: payout.client_id, payoutId });
    if (payout?.status !== 'sent' || payout.provider_id === null) return;
    await applyPayout(services, payoutId, await services.openPay.getPayout(payout.provider_id));
  };

const findPayout = (db: Db | Tx, payoutId: string) =>
  db.selectFrom('payout').selectAll().where('id', '=', payoutId).executeTakeFirst();

/** Takes over what the provider says, once: a payout that is settled or returned stays so. */
async function applyPayout(services: Services, payoutId: string, provider: ProviderPayout): Promise<void> {
  if (provider.orderId !== payoutId) throw new Error(`payout ${payoutId} was answered with another order`);
  await inTransaction(services.db, async (tx) => {
    const found = await tx
      .selectFrom('payout')
      .select('client_id')
      .where('id', '=', payoutId)
      .executeTakeFirstOrThrow();
    await lockClient(tx, found.client_id);
    const payout = await tx
      .selectFrom('payout')
      .selectAll()
      .where('client_id', '=', found.client_id)
      .where('id', '=', payoutId)
      .executeTakeFirstOrThrow();
    if (ENDED.includes(payout.status)) return;
    if (provider.amountCentavos !== payout.amount_centavos)
      throw new Error(`payout ${payoutId} was answered with another amount`);

    const { now } = await services.clock.business(tx);
    const status = ({ in_progress: 'sent', completed: 'settled', failed: 'returned', cancelled: 'returned' } as const)[
      provider.status
    ];
    await tx
      .updateTable('payout')
      .set({
        status,
        provider_id: provider.id,
        tracking_key: provider.trackingKey ?? null,
        return_cause: provider.errorMessage ?? null,
        status_since: sql`case when status = ${status} then status_since else ${now} end`,
      })
      .where('client_id', '=', payout.client_id)
      .where('id', '=', payoutId)
      .execute();
    if (status === 'settled') await settle(tx, payout, services);
    if (status === 'returned') await askForAnotherAccount(tx, { ...payout, cause: provider.errorMessage }, services);
  });
}

interface PayoutRow {
  readonly client_id: string;
  readonly id: string;
  readonly application_id: string;
  readonly loan_id: string;
  readonly amount_centavos: Centavos;
}

/** The money arrived: it is booked, the application is complete and the loan runs. */
async function settle(tx: Tx, payout: PayoutRow, services: Services): Promise<void> {
  const { client_id: clientId, application_id: applicationId } = payout;
  const { now, today } = await services.clock.business(tx);
  const record = await findApplication(tx, { clientId, applicationId });
  const loan = record && (await loanOfApplication(tx, record));
  if (!record || !loan) throw new Error(`payout ${payout.id} has no loan`);

  const event = {
    kind: 'disbursed',
    id: `disbursed:${payout.id}`,
    valueDate: today,
    at: now.toISOString(),
    amountCentavos: payout.amount_centavos,
  } as const;
  await recordLoanEvent(tx, { loan, event }, services);
  const moved = await moveApplication(
    tx,
    { record, to: APPLICATION_STATUS.completed, actor: 'server', by: 'system' },
    services,
  );
  if (!moved.ok) throw new Error(`application ${applicationId} was paid out in status ${record.status}`);
}

/** The bank sent the money back: nobody owes anything, and the client is asked for another account. */
async function askForAnotherAccount(
  tx: Tx,
  { client_id: clientId, application_id: applicationId, cause }: PayoutRow & { cause: string | undefined },
  services: Services,
): Promise<void> {
  const event = { name: 'payout.returned', facts: { cause } } as const;
  await recordHistory(tx, services, { clientId, applicationId, actor: 'system', event });
  const [from, to] = [CLIENT_STATUS.active, CLIENT_STATUS.bankAccountSelect];
  const move = { clientId, from, to, actor: 'server', by: 'system' } as const;
  await moveClient(tx, move, services);
}
