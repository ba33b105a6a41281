import type { LoanEvent, TransitionActor } from '@lender/lending';
import type { Centavos } from '@lender/money';
import { inTransaction } from '../../src/kernel/database/transaction.ts';
import { lockClient } from '../../src/modules/clients/index.ts';
import { loanOfKey, readLoan, recordLoanEvent, type ServicedLoan } from '../../src/modules/loans/index.ts';
import type { Client } from '../people/journey.ts';
import type { TestServer } from '../server/server.ts';
import { clientIdOf } from '../server/stored.ts';
import { loanIdOf } from './messages-of.ts';

/** Reads the loan of a client who borrowed, with all its events. */
export async function lifeOf(server: TestServer, borrower: Client): Promise<ServicedLoan> {
  const { db } = server.services;
  const key = { client_id: clientIdOf(borrower), id: await loanIdOf(server, borrower) };
  return readLoan(db, await loanOfKey(db, key));
}

/** Event without its id and its dates. */
type Happening = LoanEvent extends infer Event
  ? Event extends LoanEvent
    ? Omit<Event, 'id' | 'valueDate' | 'at'>
    : never
  : never;

/** Records an event of today on a borrower's loan, as the module that knows of it would. */
export async function happen(
  server: TestServer,
  borrower: Client,
  { id, actor = 'server', ...happening }: Happening & { readonly id: string; readonly actor?: TransitionActor },
): Promise<void> {
  const { services } = server;
  const { record: loan } = await lifeOf(server, borrower);
  const { today, now } = await services.clock.business(services.db);
  const event: LoanEvent = { ...happening, id, valueDate: today, at: now.toISOString() };
  await inTransaction(services.db, async (tx) => {
    await lockClient(tx, loan.client_id);
    await recordLoanEvent(tx, { loan, event, actor }, services);
  });
}

/** Lets the borrower pay. */
export const pay = (server: TestServer, borrower: Client, id: string, amountCentavos: Centavos): Promise<void> =>
  happen(server, borrower, { id, kind: 'payment', method: 'paynet', amountCentavos });
