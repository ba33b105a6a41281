import { addDays } from '@lender/calculator';
import { claimTransfer, listReceipts, listTransferClaims, type TransferClaimStatus } from '@lender/contract';
import { centavos } from '@lender/money';
import { soon } from '@lender/vitest/soon';
import { describe, expect, test, vi } from 'vitest';
import { moneyOf } from '../../../../test/loans/money.ts';
import { borrow, type Client, NOTHING, openApplication } from '../../../../test/people/journey.ts';
import { answers, refuses } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';
import { clientIdOf, forgetLimits, useUpLimit } from '../../../../test/server/stored.ts';
import { jobs as paymentJobs } from '../jobs.ts';

const server = await testServer();
const { db, jobs, clock, openPay } = server.services;
const money = moneyOf(server);
const FROM = '012180015555555550';

interface Sent {
  readonly trackingKey: string;
  readonly pesos: number;
}
/** Sends a transfer; its notice is lost or arrives, as requested. Returns its clave de rastreo. */
async function send(as: Client, pesos: number, reference?: string): Promise<Sent> {
  const { clabe } = await money.clabe(as);
  const answer = await fetch(`${server.simulators.url}/transferencia/pay`, {
    method: 'POST',
    body: new URLSearchParams({
      clabe,
      amount: pesos.toFixed(2),
      from: FROM,
      name: 'Ana',
      ...(reference && { reference }),
    }),
    redirect: 'manual',
  });
  return { trackingKey: answer.headers.get('location')?.split('/').at(-1) ?? '', pesos };
}
async function sendWithoutAnswer(as: Client, pesos: number): Promise<Sent> {
  await money.nextNotice('lost');
  return send(as, pesos);
}
const today = async () => (await clock.business(db)).today;
const claim = async (as: Client, { trackingKey, pesos }: Sent, change: { senderBank?: string; loanId?: string } = {}) =>
  server.call(
    claimTransfer,
    { body: { trackingKey, sentOn: await today(), senderBank: '012', amount: centavos(pesos * 100), ...change } },
    as,
  );
const read = async (as: Client) => (await server.call(listTransferClaims, NOTHING, as)).data;
const untilStatus = (as: Client, ...statuses: TransferClaimStatus[]) =>
  vi.waitFor(async () => expect((await read(as)).map(({ status }) => status)).toEqual(statuses), soon);
const never: Sent = { trackingKey: 'MX0000000000000000', pesos: 10 };
const amounts = async (as: Client) => (await money.payments(as)).map(({ amount_centavos }) => amount_centavos);
/** Sets the last search for its proof to long ago. */
const lookAgain = async (as: Client) => {
  await db
    .updateTable('transfer_claim')
    .set({ asked_at: new Date(0) })
    .where('client_id', '=', clientIdOf(as))
    .execute();
  await money.poll();
};

describe('an unreported transfer', () => {
  test('a claimed transfer counts as soon as its proof is found, and is not doubled when the provider reports it later', async () => {
    const payer = await borrow(server);
    const { payoffToday } = await money.loanOf(payer);
    const sent = await sendWithoutAnswer(payer, 300);
    const { data } = await claim(payer, sent);
    expect(data).toMatchObject({ status: 'claimed', trackingKey: sent.trackingKey, amount: 30_000 });
    await untilStatus(payer, 'counted');
    expect((await money.loanOf(payer)).payoffToday).toBe(payoffToday - 30_000);
    await money.askAgain(payer);
    await money.poll();
    expect(await amounts(payer)).toEqual([30_000]);
    expect(await money.books(payer)).toMatchObject({ openpay_spei_clearing: 30_000 });
    const [payment] = await money.payments(payer);
    expect(payment).toMatchObject({ charge_id: expect.any(String), origin_sealed: expect.any(Buffer) });
  });

  test('a claimed transfer is not doubled when the provider reported it before', async () => {
    const payer = await borrow(server);
    const sent = await send(payer, 300);
    await money.untilPayments(payer, 1);
    await claim(payer, sent);
    await untilStatus(payer, 'counted');
    expect(await amounts(payer)).toEqual([30_000]);
  });

  test('a claimed transfer is not doubled when the provider reports it at the same moment', async () => {
    const payer = await borrow(server);
    for (const pesos of [101, 102, 103]) {
      const sent = await sendWithoutAnswer(payer, pesos);
      const { data } = await claim(payer, sent);
      await money.askAgain(payer);
      const ids = { clientId: clientIdOf(payer), claimId: data.id };
      await Promise.all([
        paymentJobs['check-transfer'](server.services)(ids),
        money.poll(),
        paymentJobs['check-transfer'](server.services)(ids),
      ]);
    }
    await untilStatus(payer, 'counted', 'counted', 'counted');
    expect((await amounts(payer)).toSorted()).toEqual([10_100, 10_200, 10_300]);
    expect(await money.books(payer)).toMatchObject({ openpay_spei_clearing: 30_600 });
  });

  test('a claimed transfer is not doubled when the provider reports no clave de rastreo', async () => {
    const payer = await borrow(server);
    const sent = await sendWithoutAnswer(payer, 300);
    await claim(payer, sent);
    await untilStatus(payer, 'counted');
    const listed = openPay.listCharges;
    const list = vi
      .spyOn(openPay, 'listCharges')
      .mockImplementation(async (id) => (await listed(id)).map((charge) => ({ ...charge, trackingKey: undefined })));
    await money.askAgain(payer);
    await money.poll();
    list.mockRestore();
    expect(await amounts(payer)).toEqual([30_000]);
  });

  test('a claimed transfer is taken out of suspense, where it waited', async () => {
    const payer = await borrow(server);
    const sent = await send(payer, 77, 'OTRA COSA');
    const operator = { token: await server.operator() };
    const kept = async () =>
      (await server.call(listReceipts, { query: {} }, operator)).data.map(({ trackingKey }) => trackingKey);
    await vi.waitFor(async () => expect(await kept()).toContain(sent.trackingKey), soon);
    await claim(payer, sent);
    await untilStatus(payer, 'counted');
    expect(await amounts(payer)).toEqual([7_700]);
    expect(await kept()).not.toContain(sent.trackingKey);
  });

  test('a claimed transfer counts when its proof appears later, or the service for proofs was unavailable', async () => {
    const payer = await borrow(server);
    const sent = await sendWithoutAnswer(payer, 300);
    const look = vi
      .spyOn(server.services.cep, 'verify')
      .mockRejectedValueOnce(new Error('away'))
      .mockResolvedValueOnce({ status: 'not_found' });
    await claim(payer, sent);
    await vi.waitFor(() => expect(look.mock.calls.length).toBeGreaterThanOrEqual(2), soon);
    await jobs.drained();
    await untilStatus(payer, 'claimed');
    look.mockRestore();
    await lookAgain(payer);
    await untilStatus(payer, 'counted');
    expect(await amounts(payer)).toEqual([30_000]);
  });
});

describe('a transfer that is not found', () => {
  test('a transfer without a proof does not count, is searched for some working days, and then a person looks', async () => {
    const payer = await borrow(server);
    await money.clabe(payer);
    await claim(payer, never);
    await lookAgain(payer);
    expect(await read(payer)).toMatchObject([{ status: 'claimed' }]);
    expect(await money.tasks('transfer_unproven', payer)).toEqual([]);
    await db
      .updateTable('transfer_claim')
      .set({ until_date: addDays(await today(), -1) })
      .where('client_id', '=', clientIdOf(payer))
      .execute();
    await lookAgain(payer);
    await untilStatus(payer, 'not_found');
    expect(await money.tasks('transfer_unproven', payer)).toHaveLength(1);
    expect(await amounts(payer)).toEqual([]);
    const { data } = await claim(payer, never);
    expect(data.status).toBe('claimed');
  });

  test('a claim with other figures than were sent proves nothing', async () => {
    const payer = await borrow(server);
    const sent = await sendWithoutAnswer(payer, 300);
    await claim(payer, { ...sent, pesos: 3_000 });
    await claim(payer, sent, { senderBank: '002' });
    await jobs.drained();
    await untilStatus(payer, 'claimed', 'claimed');
    expect(await amounts(payer)).toEqual([]);
  });

  test('a transfer is found only for the loan to which it was sent', async () => {
    const [payer, thief] = [await borrow(server), await borrow(server)];
    await money.clabe(thief);
    const sent = await sendWithoutAnswer(payer, 300);
    await claim(thief, sent);
    await jobs.drained();
    await untilStatus(thief, 'claimed');
    expect(await amounts(thief)).toEqual([]);
    expect(await read(payer)).toEqual([]);
  });
});

test('a transfer can be claimed within ninety days, and not for a day before the loan had a CLABE', async () => {
  const payer = await borrow(server);
  await money.clabe(payer);
  const day = await today();
  const sent = (days: number) => {
    const body = { trackingKey: never.trackingKey, senderBank: '012', amount: centavos(1_000) };
    return server.call(claimTransfer, { body: { ...body, sentOn: addDays(day, -days) } }, payer);
  };
  expect([(await sent(0)).status, (await sent(1)).code]).toEqual([200, 'invalid_input']);
  const { now } = await clock.business(db);
  await db
    .updateTable('payment_reference')
    .set({ created_at: new Date(now.getTime() - 200 * 86_400_000) })
    .where('client_id', '=', clientIdOf(payer))
    .execute();
  expect([(await sent(90)).status, (await sent(91)).code]).toEqual([200, 'invalid_input']);
});

test('claims with the same content are one claim, however often they are sent at once', async () => {
  const payer = await borrow(server);
  const sent = await sendWithoutAnswer(payer, 300);
  const said = await Promise.all([claim(payer, sent), claim(payer, sent), claim(payer, sent)]);
  expect(new Set(said.map(({ data }) => data.id)).size).toBe(1);
  await untilStatus(payer, 'counted');
  expect((await claim(payer, sent)).data.status).toBe('counted');
});

describe('the endpoint', () => {
  answers(claimTransfer, async () => {
    const payer = await borrow(server);
    return claim(payer, await send(payer, 20));
  });
  answers(listTransferClaims, async () => server.call(listTransferClaims, NOTHING, await borrow(server)));
  refuses(claimTransfer, 'no_active_loan', async () => claim(await openApplication(server), never));
  refuses(claimTransfer, 'no_active_loan', async () => {
    const [payer, other] = [await borrow(server), await borrow(server)];
    return claim(payer, never, { loanId: (await money.loanOf(other)).id });
  });
  refuses(claimTransfer, 'account_unknown', async () => claim(await borrow(server), never));
  refuses(claimTransfer, 'invalid_input', async () => {
    const payer = await borrow(server);
    await money.clabe(payer);
    const body = { trackingKey: never.trackingKey, senderBank: '012', amount: centavos(1_000) };
    return server.call(claimTransfer, { body: { ...body, sentOn: addDays(await today(), 1) } }, payer);
  });
  refuses(claimTransfer, 'rate_limited', async () => {
    const payer = await borrow(server);
    await money.clabe(payer);
    await useUpLimit(server, { limit: 'transfer-claims', who: [clientIdOf(payer)] });
    const refused = await claim(payer, never);
    await forgetLimits(server);
    return refused;
  });
});
