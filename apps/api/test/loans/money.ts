import { addDays } from '@lender/calculator';
import {
  advanceSandboxClock,
  getActiveLoan,
  getLoanLedger,
  getOpenPayBarcode,
  getPaymentClabe,
  listTasks,
  type StaffTaskKind,
} from '@lender/contract';
import { soon } from '@lender/vitest/soon';
import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import { jobs as paymentJobs } from '../../src/modules/payments/jobs.ts';
import { expectDone } from '../people/journey.ts';
import type { TestServer } from '../server/server.ts';
import { clientIdOf } from '../server/stored.ts';

type Whose = { readonly token: string };

/** Returns actions of people with money in the simulated world, and reads of the lender's books afterwards. */
export function moneyOf(server: TestServer) {
  const { db, jobs, clock } = server.services;
  const press = async (path: string, fields: Readonly<Record<string, string | undefined>> = {}): Promise<void> => {
    const { status } = await fetch(`${server.simulators.url}${path}`, {
      method: 'POST',
      body: new URLSearchParams(
        Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
      ),
      redirect: 'manual',
    });
    expect(status).toBeLessThan(400);
  };
  let staff: Promise<string> | undefined;
  /** Signs in once, because sign-ins are limited. */
  const operator = async () => {
    staff ??= server.operator();
    return { token: await staff };
  };
  const loanOf = async (as: Whose) => (await server.call(getActiveLoan, { query: {} }, as)).data;
  const pesosOf = (pesos: number | undefined) => ({ amount: pesos?.toFixed(2) });
  return {
    press,
    loanOf,
    reference: (as: Whose) => expectDone(server.call(getOpenPayBarcode, { body: { kind: 'repayment' } }, as)),
    clabe: (as: Whose) => expectDone(server.call(getPaymentClabe, { body: {} }, as)),
    payAtStore: (reference: string, { pesos, ...more }: { pesos?: number; times?: string; late?: string } = {}) =>
      press('/tienda/pay', { reference, ...pesosOf(pesos), ...more }),
    transfer: (
      clabe: string,
      { pesos, ...more }: { pesos?: number; reference?: string; from?: string; name?: string } = {},
    ) => press('/transferencia/pay', { clabe, ...pesosOf(pesos), ...more }),
    /** Sets what happens to the next notice of the provider. */
    nextNotice: (fault: 'lost' | 'twice' | 'late' | 'swapped') => press('/avisos/plan', { fault, seconds: '1' }),
    payments: (as: Whose) =>
      db.selectFrom('payment').selectAll().where('client_id', '=', clientIdOf(as)).orderBy('id').execute(),
    payouts: (as: Whose) =>
      db.selectFrom('payout').selectAll().where('client_id', '=', clientIdOf(as)).orderBy('id').execute(),
    untilPayments: async (as: Whose, count: number) =>
      vi.waitFor(async () => {
        const rows = await db.selectFrom('payment').select('id').where('client_id', '=', clientIdOf(as)).execute();
        expect(rows).toHaveLength(count);
      }, soon),
    /** Makes a client's references due, as if the provider had not been asked about them for long. */
    askAgain: (as: Whose) =>
      sql`update payment_reference set asked_at = now() - interval '1 day', created_at = created_at - interval '1 day'
        where client_id = ${clientIdOf(as)}`.execute(db),
    /** Sets the time back, as if the provider's own list had been read some time ago. */
    readListAgain: () => sql`update provider_mark set read_until = read_until - interval '1 hour'`.execute(db),
    /** Polls for what no notice reported, as happens every minute. */
    poll: async () => {
      await paymentJobs['poll-money'](server.services)({});
      await jobs.drained();
    },
    passDays: async (days: number) => {
      const { today } = await clock.business(db);
      const body = { businessDate: addDays(today, days) };
      await expectDone(server.call(advanceSandboxClock, { body }, await operator()));
    },
    tasks: async (kind: StaffTaskKind, as: Whose) => {
      const { data } = await server.call(listTasks, { query: { kind, perPage: 100 } }, await operator());
      return data.filter(({ matter }) => 'clientId' in matter.facts && matter.facts.clientId === clientIdOf(as));
    },
    /** Returns the balance of each account for a loan; every entry of it sums to zero. */
    books: async (as: Whose): Promise<Readonly<Record<string, number>>> => {
      const { id } = await loanOf(as);
      const { data } = await server.call(getLoanLedger, { params: { id }, query: {} }, await operator());
      const sums = data.entries.map(({ postings }) => postings.reduce((sum, { amount }) => sum + amount, 0));
      expect(sums.every((sum) => sum === 0)).toBe(true);
      return Object.fromEntries(data.balances.map(({ account, amount }) => [account, Number(amount)]));
    },
  };
}
