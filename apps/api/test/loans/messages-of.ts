import { addDays } from '@lender/calculator';
import { centavos } from '@lender/money';
import { inTransaction } from '../../src/kernel/database/transaction.ts';
import { type LoanMessage, type Notification, notifyBorrower } from '../../src/modules/messages/index.ts';
import type { Client } from '../people/journey.ts';
import type { TestServer } from '../server/server.ts';
import { clientIdOf } from '../server/stored.ts';

/** Returns the id of a borrower's loan; of several the first. */
export async function loanIdOf({ services }: TestServer, borrower: Client): Promise<string> {
  const { id } = await services.db
    .selectFrom('loan')
    .select('id')
    .where('client_id', '=', clientIdOf(borrower))
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Sends a borrower a message, as the module would that knows its facts. */
export async function notify(
  server: TestServer,
  borrower: Client,
  notification: Pick<Notification, 'key' | 'message'> & Partial<Notification>,
): Promise<void> {
  const whose = { clientId: clientIdOf(borrower), loanId: await loanIdOf(server, borrower) };
  await inTransaction(server.services.db, (tx) => notifyBorrower(tx, { ...whose, ...notification }, server.services));
}

/** Returns a receipt for an amount that no other test uses. */
export async function receipt({ services }: TestServer, pesos: number): Promise<LoanMessage> {
  const { today } = await services.clock.business(services.db);
  const payment = {
    amountCentavos: centavos(pesos * 100),
    paidOn: today,
    chargesCentavos: centavos(pesos * 40),
    principalCentavos: centavos(pesos * 60),
    overpaidCentavos: centavos(0),
  };
  const nextDue = { on: addDays(today, 10), amountCentavos: centavos(108_050), isOverdue: false };
  return { kind: 'payment_received', facts: { payment, owed: { leftCentavos: centavos(100_050), nextDue } } };
}

/** Returns a reminder of an amount that no other test uses. */
export async function reminderOf({ services }: TestServer, pesos: number): Promise<LoanMessage> {
  const { today } = await services.clock.business(services.db);
  return {
    kind: 'reminder',
    facts: { daysLeft: 3, dueDate: addDays(today, 3), owedCentavos: centavos(pesos * 100) },
  };
}

/** Lists the states of a borrower's log entries for a key. */
export const statesOf = ({ services }: TestServer, borrower: Client, key: string) =>
  services.db
    .selectFrom('message')
    .select(['channel', 'state', 'cause'])
    .where('client_id', '=', clientIdOf(borrower))
    .where('key', 'like', `${key}%`)
    .orderBy('id')
    .execute();
