import { approveRequest, cancelPayout, listPayouts, retryPayout, saveAccountNumber } from '@lender/contract';
import { APPLICATION_STATUS, CLIENT_STATUS, LOAN_STATUS } from '@lender/lending';
import { soon } from '@lender/vitest/soon';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { moneyOf } from '../../../../../test/loans/money.ts';
import { nearDueDate } from '../../../../../test/loans/near-due-date.ts';
import {
  type Applicant,
  applyToSigning,
  borrow,
  expectDone,
  sign,
  untilStep,
} from '../../../../../test/people/journey.ts';
import { staffMember } from '../../../../../test/people/staff-member.ts';
import { clabeOf, testPerson } from '../../../../../test/people/test-person.ts';
import { answers, refuses } from '../../../../../test/server/claims.ts';
import { ownerOf } from '../../../../../test/server/owner.ts';
import { testServer } from '../../../../../test/server/server.ts';
import { clientIdOf, setClientStatus } from '../../../../../test/server/stored.ts';
import { jobs as paymentJobs } from '../../jobs.ts';

const server = await testServer();
const owner = ownerOf(server);
const { db, jobs, openPay } = server.services;
const money = moneyOf(server);
const maker = await staffMember(server, 'payments');
const checker = await staffMember(server, 'supervisor');
const send = paymentJobs['send-payout'](server.services);

const note = 'El banco ya respondió';
const body = { note };
const at = (id: string) => ({ params: { id } });
const noAccount = crypto.randomUUID();

const retry = (id: string, by = maker) => server.call(retryPayout, { ...at(id), body }, by);
const cancel = (id: string) => server.call(cancelPayout, { ...at(id), body }, maker);
const approve = (id: string | null) => server.call(approveRequest, { ...at(id ?? noAccount), body: {} }, checker);
const list = (query = {}) => server.call(listPayouts, { query }, maker);
const statusesOf = async (as: Applicant) => (await money.payouts(as)).map(({ status }) => status);
const until = (as: Applicant, statuses: readonly string[]) =>
  vi.waitFor(async () => expect(await statusesOf(as)).toEqual(statuses), soon);
const lastOf = async (as: Applicant) => {
  const last = (await money.payouts(as)).at(-1);
  if (!last) throw new Error('nothing was paid out');
  return last;
};

let people = 0;
/** Creates an applicant about to sign, with an account whose digits 15 to 17 decide its answer. */
function applicantWith(digits: string): Promise<Applicant> {
  people += 1;
  const who = { ...testPerson(), clabe: clabeOf(`${String(55_600_000 + people).padStart(8, '0')}${digits}`) };
  return applyToSigning(server, {}, who);
}

/** Creates an applicant whose money the provider refused, for a reason that is over. */
async function refusedOnce() {
  const applicant = await applicantWith('770');
  const problem = { code: 3002, description: 'The institution is out of service' };
  const order = vi.spyOn(openPay, 'createPayout').mockResolvedValueOnce({ ok: false, problem });
  await expectDone(sign(server, applicant));
  await until(applicant, ['refused']);
  order.mockRestore();
  return { applicant, id: (await lastOf(applicant)).id };
}

/** Creates an applicant whose second account, just entered, did not accept the money either. */
async function returnedTwice(): Promise<Applicant> {
  const applicant = await applicantWith('001');
  await expectDone(sign(server, applicant));
  await untilStep(server, applicant.token, 'direct_debit_information');
  people += 1;
  await expectDone(
    server.call(saveAccountNumber, { body: { clabe: clabeOf(`${55_700_000 + people}001`) } }, applicant),
  );
  await until(applicant, ['returned', 'returned']);
  return applicant;
}

/** Creates an applicant who signed, with the payout still waiting for its job. */
async function queued() {
  const applicant = await applicantWith('770');
  await jobs.drained();
  const enqueue = jobs.enqueue;
  const held = vi
    .spyOn(jobs, 'enqueue')
    .mockImplementation(async (tx, queue, ...rest) =>
      queue === 'send-payout' ? undefined : enqueue(tx, queue, ...rest),
    );
  await expectDone(sign(server, applicant));
  held.mockRestore();
  return { applicant, id: (await lastOf(applicant)).id };
}

async function statusOf(applicant: Applicant) {
  const { application, loan } = await db
    .selectFrom('application')
    .innerJoin('loan', 'loan.application_id', 'application.id')
    .select(['application.status as application', 'loan.status as loan'])
    .where('application.id', '=', applicant.applicationId)
    .executeTakeFirstOrThrow();
  return { application, loan, payouts: await statusesOf(applicant) };
}
const ENDED = { application: APPLICATION_STATUS.terminated, loan: LOAN_STATUS.cancelled };
const PAID_OUT = { application: APPLICATION_STATUS.completed, loan: LOAN_STATUS.active };

const arrived = await borrow(server);
const arrivedId = (await lastOf(arrived)).id;

describe('payouts, as staff see them', () => {
  answers(listPayouts, () => list());

  test('payouts are shown to staff with their cause and attempts, and only the last digits of the account', async () => {
    const { applicant, id } = await refusedOnce();
    const { data } = await list({ state: 'refused' });
    const row = data.find((payout) => payout.id === id);
    expect(row).toMatchObject({
      state: 'refused',
      purpose: 'loan',
      clientName: 'Ana Robles Luna',
      amount: 200_000,
      lastFour: applicant.who.clabe.slice(-4),
      bank: expect.stringMatching(/BBVA/),
      cause: '3002: The institution is out of service',
      clientId: clientIdOf(applicant),
      applicationId: applicant.applicationId,
      attempts: 1,
    });
    expect(JSON.stringify(row)).not.toContain(applicant.who.clabe);
    expect(data.every(({ state }) => state === 'refused')).toBe(true);
  });

  test('payouts are listed page by page, the newest first, each once', async () => {
    const all = (await list({ perPage: 100 })).data.map(({ id }) => id);
    expect(all).toEqual(all.toSorted().toReversed());
    const pages: string[] = [];
    for (let before: string | undefined; ; before = pages.at(-1)) {
      const { data } = await list({ perPage: 1, ...(before && { before }) });
      if (data.length === 0) break;
      pages.push(...data.map(({ id }) => id));
    }
    expect(pages).toEqual(all);
  });
});

describe('a payout that is retried', () => {
  answers(retryPayout, async () => retry((await refusedOnce()).id));
  refuses(retryPayout, 'not_found', () => retry(noAccount));
  refuses(retryPayout, 'payout_moved', () => retry(arrivedId));
  refuses(retryPayout, 'client_cannot_apply', async () => {
    const { applicant, id } = await refusedOnce();
    await setClientStatus(server, applicant, CLIENT_STATUS.blacklisted);
    return retry(id);
  });
  refuses(retryPayout, 'consent_missing', async () => {
    const { applicant, id } = await refusedOnce();
    await db.deleteFrom('consent').where('client_id', '=', clientIdOf(applicant)).execute();
    return retry(id);
  });
  refuses(retryPayout, 'approval_pending', async () => {
    const { id } = await lastOf(await returnedTwice());
    await expectDone(retry(id));
    return retry(id);
  });

  test('a retried payout arrives as a second attempt of the same application, and its task is closed', async () => {
    const { applicant, id } = await refusedOnce();
    expect(await money.tasks('payout_refused', applicant)).toHaveLength(1);
    const { id: attempt, approvalId } = await expectDone(retry(id));
    expect(approvalId).toBeNull();
    await until(applicant, ['refused', 'settled']);
    expect(await statusOf(applicant)).toMatchObject(PAID_OUT);
    expect(await money.tasks('payout_refused', applicant)).toHaveLength(0);
    const rows = (await list()).data.filter(({ applicationId }) => applicationId === applicant.applicationId);
    expect(rows.map(({ id: row, attempts }) => [row, attempts])).toEqual([
      [attempt, 2],
      [id, 2],
    ]);
    expect(await money.books(applicant)).toMatchObject({ principal_receivable: 200_000, bank: -200_000 });
  });

  test('a payout is sent once, however many people retry it at once', async () => {
    const { applicant, id } = await refusedOnce();
    const answered = await Promise.all([retry(id), retry(id, checker), retry(id)]);
    expect(answered.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    await until(applicant, ['refused', 'settled']);
  });

  test('a retry after the bank returned the payout ends the request for another account', async () => {
    const applicant = await applicantWith('001');
    await expectDone(sign(server, applicant));
    await untilStep(server, applicant.token, 'direct_debit_information');
    await expectDone(retry((await lastOf(applicant)).id));
    // The account returns this payout too, and a second return is a task for staff.
    await until(applicant, ['returned', 'returned']);
    const { status } = await db
      .selectFrom('client')
      .select('status')
      .where('client_id', '=', clientIdOf(applicant))
      .executeTakeFirstOrThrow();
    expect(status).toBe(CLIENT_STATUS.active);
  });

  test('a retry to an account that was changed in the last day waits for a second person', async () => {
    const applicant = await returnedTwice();
    const { id } = await lastOf(applicant);
    const { approvalId } = await expectDone(retry(id));
    expect(await statusesOf(applicant)).toHaveLength(2);
    await expectDone(approve(approvalId));
    await until(applicant, ['returned', 'returned', 'returned']);
  });

  test('a retry to an account waits for a second person until a day after its change, and not after that', async () => {
    const applicant = await returnedTwice();
    const { now } = await server.services.clock.business(db);
    const changed = (hours: number) =>
      db
        .updateTable('bank_account')
        .set({ updated_at: new Date(now.getTime() - hours * 3_600_000) })
        .where('client_id', '=', clientIdOf(applicant))
        .execute();
    await sql`update payout set created_at = created_at - interval '3 days'
      where client_id = ${clientIdOf(applicant)}`.execute(db);
    const { id } = await lastOf(applicant);
    await changed(23);
    expect((await expectDone(retry(id))).approvalId).not.toBeNull();
    await changed(24.1);
    expect((await expectDone(retry(id))).approvalId).toBeNull();
    await until(applicant, ['returned', 'returned', 'returned']);
  });

  test('a retry too late for the term leads to a new signature instead', async () => {
    const { applicant, id } = await refusedOnce();
    await nearDueDate(owner, clientIdOf(applicant), server);
    await expectDone(retry(id));
    await until(applicant, ['refused', 'cancelled']);
    expect((await statusOf(applicant)).application).toBe(APPLICATION_STATUS.signing);
  });

  test('a retry is not sent when the attempt before it arrived after all', async () => {
    const applicant = await returnedTwice();
    const before = await lastOf(applicant);
    const { approvalId } = await expectDone(retry(before.id));
    const getPayout = openPay.getPayout;
    const asked = vi.spyOn(openPay, 'getPayout').mockImplementation(async (id) => {
      const payout = await getPayout(id);
      return id === before.provider_id ? { ...payout, status: 'completed' } : payout;
    });
    const order = vi.spyOn(openPay, 'createPayout');
    await expectDone(approve(approvalId));
    await until(applicant, ['returned', 'returned', 'refused']);
    expect(order).not.toHaveBeenCalled();
    expect(await money.tasks('payout_refused', applicant)).toHaveLength(1);
    asked.mockRestore();
    order.mockRestore();
  });

  test('a retry is refused while the money is with the provider, whose late answer settles it once', async () => {
    const { applicant, id } = await queued();
    const createPayout = openPay.createPayout;
    let answer = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const order = vi.spyOn(openPay, 'createPayout').mockImplementationOnce(async (asked) => {
      await gate;
      return createPayout(asked);
    });
    const sending = send({ payoutId: id });
    await vi.waitFor(() => expect(order).toHaveBeenCalled(), soon);
    expect((await retry(id)).code).toBe('payout_moved');
    answer();
    await sending;
    order.mockRestore();
    await until(applicant, ['settled']);
  });
});

describe('a payout that is cancelled', () => {
  answers(cancelPayout, async () => cancel((await refusedOnce()).id));
  refuses(cancelPayout, 'not_found', () => cancel(noAccount));
  refuses(cancelPayout, 'payout_moved', () => cancel(arrivedId));
  refuses(cancelPayout, 'approval_pending', async () => {
    const { id } = await refusedOnce();
    await expectDone(cancel(id));
    return cancel(id);
  });

  test('a payout that two people cancel ends its application, and no task is left', async () => {
    const { applicant, id } = await refusedOnce();
    const { approvalId } = await expectDone(cancel(id));
    expect((await statusOf(applicant)).application).toBe(APPLICATION_STATUS.accepted);
    await expectDone(approve(approvalId));
    expect(await statusOf(applicant)).toEqual({ ...ENDED, payouts: ['refused'] });
    expect(await money.tasks('payout_refused', applicant)).toHaveLength(0);
    expect((await retry(id)).code).toBe('payout_moved');
  });

  test('a retry makes the request to cancel a payout stale', async () => {
    const { applicant, id } = await refusedOnce();
    const { approvalId } = await expectDone(cancel(id));
    await expectDone(retry(id));
    expect((await approve(approvalId)).code).toBe('approval_stale');
    await until(applicant, ['refused', 'settled']);
  });

  test('a payout is either cancelled or sent when cancel and sending happen at once, and never both', async () => {
    const order = vi.spyOn(openPay, 'createPayout');
    for (let round = 0; round < 4; round++) {
      const { applicant, id } = await queued();
      const { approvalId } = await expectDone(cancel(id));
      const sendFirst = () => send({ payoutId: id });
      const both = round % 2 ? [sendFirst(), approve(approvalId)] : [approve(approvalId), sendFirst()];
      await Promise.all(both);
      const isOrdered = order.mock.calls.some(([{ orderId }]) => orderId === id);
      const expected = isOrdered ? { ...PAID_OUT, payouts: ['settled'] } : { ...ENDED, payouts: ['cancelled'] };
      await vi.waitFor(async () => expect(await statusOf(applicant)).toEqual(expected), soon);
    }
    order.mockRestore();
  });
});
