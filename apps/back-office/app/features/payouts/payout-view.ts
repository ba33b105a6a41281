import { formatPlainDate } from '@lender/calculator';
import type { listPayouts, Reply } from '@lender/contract';
import { screenPath } from '../../screens.ts';
import { formatInstant } from '../../vocabulary/moment.ts';
import { payoutCause } from '../../vocabulary/payout-cause.ts';
import { payoutMethodWords } from '../../vocabulary/payout-method.copy.es.ts';
import { formatPesos } from '../../vocabulary/pesos.ts';
import type { StatusWord } from '../../vocabulary/status/status-word.ts';
import type { PayoutIntent } from './payout-intent.ts';
import { payoutsCopy as copy } from './payouts.copy.es.ts';

/** Payout, as the page shows it. */
export interface PayoutView {
  readonly id: string;
  readonly since: string;
  /** Name of the client; empty where money goes back to an unknown sender. */
  readonly client: string;
  readonly clientHref?: string;
  readonly purpose: string;
  /** Reference of the loan; empty where it is for none. */
  readonly loan: string;
  readonly amount: string;
  readonly to: string;
  readonly state: StatusWord;
  /** Cause of its state, in the words of its source. */
  readonly cause: string;
  readonly attempts: string;
  /** Identifier of the payout at the bank or at the counter. */
  readonly key: string;
  readonly loanHref?: string;
  readonly caseHref?: string;
  readonly actions: readonly PayoutIntent[];
}

export type PayoutRow = Reply<typeof listPayouts>[number];

export const payoutView = (row: PayoutRow): PayoutView => ({
  id: row.id,
  since: formatInstant(row.since),
  client: row.clientName ?? '',
  ...(row.clientId && { clientHref: screenPath('client', { id: row.clientId }) }),
  purpose: copy.purposes[row.purpose],
  loan: row.loanReference ?? '',
  amount: formatPesos(row.amount),
  to: destinationOf(row),
  state: copy.states[row.state],
  cause: row.cause === null ? '' : payoutCause(row.cause),
  attempts: row.purpose === 'loan' ? String(row.attempts) : '',
  key: row.trackingKey ?? row.folio ?? '',
  ...(row.loanId && { loanHref: screenPath('loan', { id: row.loanId }) }),
  ...(row.applicationId && { caseHref: screenPath('case', { id: row.applicationId }) }),
  actions: intentsOf(row),
});

function destinationOf({ bank, lastFour, method, orderNumber, collectBy }: PayoutRow): string {
  if (bank !== null && lastFour !== null) return copy.account(bank, lastFour);
  const brand = payoutMethodWords[method];
  return orderNumber && collectBy ? copy.cash(brand, orderNumber, formatPlainDate(collectBy)) : brand;
}

/** Lists the actions to show, without those that the server would surely refuse. */
function intentsOf({ purpose, state, method }: PayoutRow): readonly PayoutIntent[] {
  if (purpose !== 'loan') return [];
  if (state === 'refused' || state === 'returned') return ['retry', 'cancel'];
  if (state !== 'queued') return [];
  return method === 'bank_transfer' ? ['cancel'] : ['handOver', 'cancel'];
}
