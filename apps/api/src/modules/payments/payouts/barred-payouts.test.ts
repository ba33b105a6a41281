import { changeClientStatus, getActiveLoan, sendSmsCodeTs, signAgreement } from '@lender/contract';
import { APPLICATION_STATUS, CLIENT_STATUS, LOAN_STATUS } from '@lender/lending';
import { soon } from '@lender/vitest/soon';
import { describe, expect, test, vi } from 'vitest';
import { type Applicant, applyToSigning, expectDone, NOTHING, untilStep } from '../../../../test/people/journey.ts';
import { codeOnPhone } from '../../../../test/people/simulated-phone.ts';
import { testServer } from '../../../../test/server/server.ts';
import { clientIdOf, setClientStatus } from '../../../../test/server/stored.ts';
import { jobs as paymentJobs } from '../jobs.ts';

const server = await testServer();
const { db, jobs, openPay } = server.services;
const staff = { token: await server.operator() };
const send = paymentJobs['send-payout'](server.services);

const block = (client: Applicant) =>
  server.call(
    changeClientStatus,
    { params: { id: clientIdOf(client) }, body: { status: 'blocked', note: 'Reporte de fraude' } },
    staff,
  );

const askCode = async (): Promise<{ applicant: Applicant; otp: string }> => {
  const applicant = await applyToSigning(server);
  await expectDone(server.call(sendSmsCodeTs, NOTHING, applicant));
  return { applicant, otp: await codeOnPhone(server, applicant.who.phone) };
};
const sign = ({ token, applicationId: id }: Applicant, otp: string) =>
  server.call(signAgreement, { params: { id }, body: { otp } }, { token, key: crypto.randomUUID() });

/** Signs an application whose payout still waits for its job. */
async function signed() {
  const { applicant, otp } = await askCode();
  await jobs.drained();
  const held = vi.spyOn(jobs, 'enqueue').mockResolvedValueOnce();
  await expectDone(sign(applicant, otp));
  held.mockRestore();
  const payout = await payoutOf(applicant);
  if (!payout) throw new Error('nothing to pay out');
  return { applicant, payout, ids: { clientId: clientIdOf(applicant), payoutId: payout.id } };
}

const payoutOf = (applicant: Applicant) =>
  db.selectFrom('payout').selectAll().where('client_id', '=', clientIdOf(applicant)).executeTakeFirst();

async function statusesOf(applicant: Applicant) {
  const { application, loan } = await db
    .selectFrom('application')
    .innerJoin('loan', 'loan.application_id', 'application.id')
    .select(['application.status as application', 'loan.status as loan'])
    .where('application.id', '=', applicant.applicationId)
    .executeTakeFirstOrThrow();
  return { application, loan, payout: (await payoutOf(applicant))?.status };
}

const ENDED = { application: APPLICATION_STATUS.canceled, loan: LOAN_STATUS.cancelled, payout: 'cancelled' };
const PAID_OUT = { application: APPLICATION_STATUS.completed, loan: LOAN_STATUS.active, payout: 'settled' };

describe('the payout of a client who is blocked', () => {
  test('the payout of a blocked client that was not sent is cancelled, with the application and its loan', async () => {
    const { applicant, ids } = await signed();
    await expectDone(block(applicant));
    expect(await statusesOf(applicant)).toEqual(ENDED);
    const order = vi.spyOn(openPay, 'createPayout');
    await send(ids);
    expect(order).not.toHaveBeenCalled();
    order.mockRestore();
    const events = await db
      .selectFrom('event_log')
      .select('event')
      .where('client_id', '=', ids.clientId)
      .where('actor', '=', clientIdOf(staff))
      .execute();
    expect(events.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['client.status', 'payout.cancelled', 'application.status']),
    );
  });

  test('the payout of a blocked client is cancelled when its turn to be sent comes, whatever the block reason', async () => {
    const { applicant, ids } = await signed();
    await setClientStatus(server, applicant, CLIENT_STATUS.blacklisted);
    await send(ids);
    expect(await statusesOf(applicant)).toEqual(ENDED);
  });

  test('the payout of a blocked client that the provider already has still arrives, and is owed', async () => {
    const { applicant, ids } = await signed();
    const createPayout = openPay.createPayout;
    let answer = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const order = vi.spyOn(openPay, 'createPayout').mockImplementationOnce(async (asked) => {
      await gate;
      return createPayout(asked);
    });
    const sending = send(ids);
    await vi.waitFor(() => expect(order).toHaveBeenCalled(), soon);
    expect((await payoutOf(applicant))?.status).toBe('sending');
    await expectDone(block(applicant));
    expect((await statusesOf(applicant)).application).toBe(APPLICATION_STATUS.accepted);
    answer();
    await sending;
    order.mockRestore();
    await vi.waitFor(async () => expect(await statusesOf(applicant)).toEqual(PAID_OUT), soon);
  });

  test('a payout is either cancelled or sent when block and sending happen at once, and never both', async () => {
    const order = vi.spyOn(openPay, 'createPayout');
    for (let round = 0; round < 3; round++) {
      const { applicant, ids } = await signed();
      const [, blocked] = await Promise.all([send(ids), block(applicant), send(ids)]);
      expect(blocked.status).toBe(200);
      const isOrdered = order.mock.calls.some(([{ orderId }]) => orderId === ids.payoutId);
      await vi.waitFor(async () => expect(await statusesOf(applicant)).toEqual(isOrdered ? PAID_OUT : ENDED), soon);
    }
    order.mockRestore();
  });

  test('a payout is not made when the signature and the block arrive at once, whichever comes first', async () => {
    const { applicant, otp } = await askCode();
    await jobs.drained();
    const held = vi.spyOn(jobs, 'enqueue').mockResolvedValue();
    const [answer, blocked] = await Promise.all([sign(applicant, otp), block(applicant)]);
    held.mockRestore();
    expect(blocked.status).toBe(200);
    const payout = await payoutOf(applicant);
    expect(payout?.status).toBe(answer.status === 200 ? 'cancelled' : undefined);
    if (answer.status !== 200) expect(['client_blocked', 'client_cannot_apply']).toContain(answer.code);
  });
});

test('a payout that ended without an answer is sent again under the same order', async () => {
  const { applicant, ids } = await signed();
  const order = vi.spyOn(openPay, 'createPayout').mockRejectedValueOnce(new Error('no answer'));
  await expect(send(ids)).rejects.toThrow('no answer');
  expect((await payoutOf(applicant))?.status).toBe('sending');
  await paymentJobs['sync-payout'](server.services)({ payoutId: ids.payoutId });
  expect(order.mock.calls.map(([{ orderId }]) => orderId)).toEqual([ids.payoutId, ids.payoutId]);
  order.mockRestore();
  await untilStep(server, applicant.token, 'loan_page');
  expect((await server.call(getActiveLoan, { query: {} }, applicant)).data.status).toBe(LOAN_STATUS.active);
});
