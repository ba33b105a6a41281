import { bankByCode } from '@lender/clabe/directory';
import type { listPayouts, PayoutState, Reply } from '@lender/contract';
import type { Tx } from '../../../../kernel/database/database.ts';
import { clientOrNull } from '../../../../kernel/database/no-client.ts';
import type { PayoutStatus } from '../payout-row.ts';

/** Selects payouts, each with how often the money of its application was sent. */
export const selectPayouts = (tx: Tx) =>
  tx
    .selectFrom('payout')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('payout as attempt')
        .select(eb.fn.countAll<number>().as('count'))
        .whereRef('attempt.client_id', '=', 'payout.client_id')
        .whereRef('attempt.application_id', '=', 'payout.application_id')
        .as('attempts'),
    );

type SelectedPayout = Awaited<ReturnType<ReturnType<typeof selectPayouts>['execute']>>[number];

/**
 * State of each payout status for staff. A payout that is being sent to the provider may not have left: it is shown as
 * queued.
 */
const STATES: Readonly<Record<PayoutStatus, PayoutState>> = {
  queued: 'queued',
  sending: 'queued',
  sent: 'sent',
  settled: 'settled',
  returned: 'returned',
  returned_after_settlement: 'returned',
  refused: 'refused',
  cancelled: 'cancelled',
};

/** Returns the statuses that staff see as one state. */
export const statusesOf = (state: PayoutState): PayoutStatus[] =>
  (Object.keys(STATES) as PayoutStatus[]).filter((status) => STATES[status] === state);

/** Names of clients, and references of loans, by id. */
interface Names {
  readonly people: ReadonlyMap<string, string>;
  readonly loans: ReadonlyMap<string, string>;
}

export const toPayoutReply = (row: SelectedPayout, { people, loans }: Names): Reply<typeof listPayouts>[number] => ({
  id: row.id,
  state: STATES[row.status],
  purpose: row.purpose,
  amount: row.amount_centavos,
  bank: row.bank_code && (bankByCode(row.bank_code)?.name ?? row.bank_code),
  lastFour: row.last_four,
  method: row.method,
  orderNumber: row.order_number,
  collectBy: row.collect_by,
  folio: row.folio,
  cause: row.return_cause,
  clientId: clientOrNull(row.client_id),
  clientName: people.get(row.client_id) ?? null,
  applicationId: row.application_id,
  loanId: row.loan_id,
  loanReference: loans.get(row.loan_id ?? '') ?? null,
  // A payout without an application is its own only attempt.
  attempts: Math.max(1, Number(row.attempts ?? 1)),
  trackingKey: row.tracking_key,
  createdAt: row.created_at.toISOString(),
  since: row.status_since.toISOString(),
});
