import { soon } from '@lender/vitest/soon';
import { expect, vi } from 'vitest';
import * as z from 'zod/mini';
import { debitLoansJob } from '../../src/modules/mandates/index.ts';
import { allowDebits } from '../people/mandated.ts';
import type { TestServer } from '../server/server.ts';
import { lend } from './lend.ts';

type Borrower = Awaited<ReturnType<typeof lend>>;

/**
 * Lends to a number of borrowers whose loans fall due today, each with a debit that was announced yesterday. Moves the
 * clock there.
 */
export async function dueDebits(server: TestServer, count: number) {
  const { services, env } = server;
  const { db } = services;
  const people: Borrower[] = [];
  for (let number = 0; number < count; number++) {
    const borrower = await lend(server);
    await allowDebits(server, borrower, { digits: '000' });
    people.push(borrower);
  }
  /** Moves the clock to so many days before or after noon of the due date. No job runs by this. */
  const goTo = async (days: number): Promise<void> => {
    const { due_date } = await db.selectFrom('loan').select('due_date').limit(1).executeTakeFirstOrThrow();
    const noon = Date.parse(`${due_date}T18:00:00Z`) + days * 86_400_000;
    await db
      .updateTable('business_clock')
      .set({ offset_ms: noon - services.clock.wall().getTime() })
      .execute();
  };
  await goTo(-1);
  await debitLoansJob(services)();
  await goTo(0.1);
  const debitOf = ({ loanId }: Borrower) =>
    db.selectFrom('debit').selectAll().where('loan_id', '=', loanId).executeTakeFirstOrThrow();
  return {
    /** Returns a borrower that no test has used yet. */
    person: (): Borrower => {
      const next = people.pop();
      if (!next) throw new Error('everybody has had a turn');
      return next;
    },
    debitOf,
    paymentsOf: ({ loanId }: Borrower) =>
      db.selectFrom('payment').select(['provider_id', 'amount_centavos']).where('loan_id', '=', loanId).execute(),
    /** Returns the number of debits that the bank was asked for under our id. */
    askedOfBank: async (id: string): Promise<number> => {
      const { url, secret } = env.providers.directDebit;
      const headers = { 'api-key-id': 'test', 'api-key-secret': secret };
      const answer = await fetch(`${url}/payment_requests?search=${id}`, { headers });
      return z.object({ items: z.array(z.unknown()) }).parse(await answer.json()).items.length;
    },
    becomes: (borrower: Borrower, status: string) =>
      vi.waitFor(async () => expect((await debitOf(borrower)).status).toBe(status), soon),
  };
}
