import { addDays } from '@lender/calculator';
import { advanceSandboxClock, listMessages, sendSmsCodePublic } from '@lender/contract';
import { fail, ok } from '@lender/result';
import { beforeAll, describe, expect, test } from 'vitest';
import { loanIdOf, notify, receipt, reminderOf, statesOf } from '../../../../test/loans/messages-of.ts';
import { borrow, type Client, expectDone } from '../../../../test/people/journey.ts';
import { proveEmail } from '../../../../test/people/proven-email.ts';
import { mailsTo } from '../../../../test/people/simulated-mailbox.ts';
import { codeOnPhone, textsOnPhone } from '../../../../test/people/simulated-phone.ts';
import { testPerson } from '../../../../test/people/test-person.ts';
import { testServer } from '../../../../test/server/server.ts';
import { clientIdOf } from '../../../../test/server/stored.ts';
import { wallFrom } from '../../../../test/server/time-of-day.ts';
import { inTransaction } from '../../../kernel/database/transaction.ts';
import { notifyBorrower } from '../notify-borrower.ts';
import { DELIVERY_TRIES, deliverMessageJob } from './deliver-message.job.ts';
import { withdrawReminders } from './withdraw-reminders.ts';

const server = await testServer({}, { wall: wallFrom(12) });
/** Half past seven in Mexico City is half past five or six in Tijuana, by the season, and half past eight in Cancún. */
const early = await testServer({}, { wall: wallFrom(7.5) });
const { db, jobs } = server.services;
let borrower: Client;
let unproven: Client;
beforeAll(async () => {
  borrower = await borrow(server);
  await proveEmail(server, borrower);
  unproven = await borrow(server);
});

const textsWith = async (part: string, to = borrower) =>
  (await textsOnPhone(server, to.who.phone)).filter((text) => text.includes(part));
const mailsWith = async (part: string, to = borrower) =>
  (await mailsTo(server, to.who.email)).filter(({ body }) => body.includes(part));

describe('a receipt by day', () => {
  test('a receipt is sent by text message and by e-mail, with the use of the payment and the rest of the debt', async () => {
    await notify(server, borrower, { key: 'payment 1', message: await receipt(server, 601) });
    await jobs.drained();
    const [text] = await textsWith('$601.00');
    expect(text).toMatch(
      /^Quincena: recibimos tu pago de \$601\.00 del \d\d\.\d\d\.\d{4}\. Hoy terminas de pagar con \$1000\.50; si no, tu siguiente pago es de \$1080\.50 el \d\d\.\d\d\.\d{4}\.$/,
    );
    const [mail] = await mailsWith('$601.00');
    expect(mail?.subject).toBe('Recibimos tu pago de $601.00');
    expect(mail?.body).toContain(
      'Así lo usamos: $240.40 para intereses y comisiones, con su IVA, y $360.60 para capital.',
    );
    expect(await statesOf(server, borrower, 'payment 1')).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
  });

  test('a receipt is not sent to a mailbox that the borrower has not proven', async () => {
    await notify(server, unproven, { key: 'payment 1', message: await receipt(server, 602) });
    await jobs.drained();
    expect(await textsWith('$602.00', unproven)).toHaveLength(1);
    expect(await mailsWith('$602.00', unproven)).toHaveLength(0);
  });

  test('a receipt is sent once, however often and by however many it is requested at once', async () => {
    const notification = { key: 'payment 3', message: await receipt(server, 603) };
    await Promise.all(Array.from({ length: 5 }, () => notify(server, borrower, notification)));
    await notify(server, borrower, notification);
    await jobs.drained();
    expect(await textsWith('$603.00')).toHaveLength(1);
    expect(await mailsWith('$603.00')).toHaveLength(1);
  });

  test('a receipt is never sent for a transaction that was rolled back', async () => {
    const whose = { clientId: clientIdOf(borrower), loanId: await loanIdOf(server, borrower) };
    const message = await receipt(server, 604);
    const undone = inTransaction(db, async (tx) => {
      await notifyBorrower(tx, { ...whose, key: 'payment 4', message }, server.services);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await jobs.drained();
    expect(await textsWith('$604.00')).toEqual([]);
  });
});

/** Queues a message that no worker has taken yet, with the means to send it. */
async function inHand(key: string, message: Parameters<typeof notify>[2]['message']) {
  const sent: string[] = [];
  const whose = { clientId: clientIdOf(unproven), loanId: await loanIdOf(server, unproven) };
  const idle = { ...jobs, enqueue: async () => undefined };
  await inTransaction(db, (tx) => notifyBorrower(tx, { ...whose, key, message }, { ...server.services, jobs: idle }));
  const { id: messageId } = await db
    .selectFrom('message')
    .select('id')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  const ref = { clientId: whose.clientId, messageId };
  const deliver = (take: () => Promise<void> = async () => undefined) => {
    const sms = {
      send: async ({ text }: { text: string }) => {
        await take();
        sent.push(text);
        return ok({ providerId: 'SM1' });
      },
    };
    return deliverMessageJob({ ...server.services, sms })(ref);
  };
  /** Lets the provider refuse it for good. */
  const refuse = () =>
    deliverMessageJob({ ...server.services, sms: { send: async () => fail({ code: '21610' }) } })(ref);
  const setState = (state: 'sending' | 'dead') =>
    db.updateTable('message').set({ state }).where('id', '=', messageId).execute();
  return { deliver, refuse, sent, setState, state: () => statesOf(server, unproven, key) };
}
const away = () => Promise.reject(new Error('the provider is away'));

describe('the job of a message', () => {
  test('the job of a message that two workers run at once sends it once', async () => {
    const { deliver, sent } = await inHand('twice', await receipt(server, 701));
    const ran = await Promise.allSettled([deliver(), deliver(), deliver()]);
    expect(ran.map(({ status }) => status)).toContain('fulfilled');
    await deliver();
    expect(sent).toHaveLength(1);
  });

  test('the job of a message stores the cause of a failure and tries again, then is dead, and sends when a person runs it again', async () => {
    const { deliver, sent, state } = await inHand('away', await receipt(server, 702));
    await expect(deliver(away)).rejects.toThrow('the provider is away');
    expect(await state()).toMatchObject([{ state: 'failed', cause: 'provider_failed' }]);
    for (let tries = 1; tries < DELIVERY_TRIES; tries++) await expect(deliver(away)).rejects.toThrow();
    expect(await state()).toMatchObject([{ state: 'dead', cause: 'provider_failed' }]);
    await deliver();
    expect(await state()).toMatchObject([{ state: 'sent', cause: null }]);
    expect(sent).toHaveLength(1);
  });

  test('a message that the provider refuses for good is dead at once, and the queue does not try again', async () => {
    const { refuse, state } = await inHand('refused', await receipt(server, 706));
    await refuse();
    expect(await state()).toMatchObject([{ state: 'dead', cause: 'provider_failed' }]);
  });

  test('a job that was cut off while it sent a receipt sends it again', async () => {
    const { deliver, sent, setState } = await inHand('cut off', await receipt(server, 703));
    await setState('sending');
    await deliver();
    expect(sent).toHaveLength(1);
  });

  test('a job that was cut off while it sent a reminder does not risk sending it twice', async () => {
    const { deliver, sent, setState, state } = await inHand('cut off too', await reminderOf(server, 704));
    await setState('sending');
    await deliver();
    expect(sent).toEqual([]);
    expect(await state()).toMatchObject([{ state: 'dead', cause: 'outcome_unknown' }]);
  });
});

describe('early in the morning', () => {
  test('a receipt waits in Tijuana, while it is sent in Cancún', async () => {
    const [north, south] = [await borrow(early), await borrow(early)];
    const moveOn = (to: Client, home: { region_id: number; city_id: number }) =>
      early.services.db.updateTable('address').set(home).where('client_id', '=', clientIdOf(to)).execute();
    await moveOn(north, { region_id: 2, city_id: 2004 });
    await moveOn(south, { region_id: 23, city_id: 23005 });
    for (const [to, pesos] of [
      [north, 801],
      [south, 802],
    ] as const)
      await notify(early, to, { key: 'early', message: await receipt(early, pesos) });
    await early.services.jobs.drained();
    const phoneOf = (to: Client) => textsOnPhone(early, to.who.phone);
    expect((await phoneOf(north)).join()).not.toContain('$801.00');
    expect((await phoneOf(south)).join()).toContain('$802.00');
    expect(await statesOf(early, north, 'early')).toMatchObject([{ state: 'waiting' }]);
  });
});

describe('at night', () => {
  beforeAll(() => {
    server.passSeconds(11 * 3_600);
  });
  const nextDay = async () => {
    const { today } = await server.services.clock.business(db);
    const body = { businessDate: addDays(today, 1) };
    await expectDone(server.call(advanceSandboxClock, { body }, { token: await server.operator() }));
  };

  test('a code is sent at once at night', async () => {
    const { phone } = testPerson();
    await expectDone(server.call(sendSmsCodePublic, { body: { mobilePhone: { number: phone } } }));
    expect(await codeOnPhone(server, phone)).toMatch(/^\d{3}$/);
  });

  test('a message about money waits at night for seven in the morning, and staff see that', async () => {
    await notify(server, borrower, { key: 'night', message: await receipt(server, 901) });
    await notify(server, borrower, { key: 'pressing', message: await reminderOf(server, 902) });
    const clientId = clientIdOf(borrower);
    await inTransaction(db, (tx) => withdrawReminders(tx, { clientId, cause: 'no_longer_true' }, server.services));
    await jobs.drained();
    expect(await textsWith('$901.00')).toEqual([]);
    const shown = await server.call(
      listMessages,
      { params: { id: clientId }, query: {} },
      { token: await server.operator() },
    );
    const line = shown.data.find(({ kind, state }) => kind === 'payment_received' && state === 'waiting');
    expect(new Date(line?.at ?? 0).toLocaleTimeString('en-GB', { timeZone: 'America/Mexico_City' })).toBe('07:00:00');

    await nextDay();
    expect(await textsWith('$901.00')).toHaveLength(1);
    // Paid meanwhile: the text was no longer true by the morning, so it was never sent.
    expect(await textsWith('$902.00')).toEqual([]);
  });

  test('a message that will no longer be true by the morning is not even queued', async () => {
    const { now } = await server.services.clock.business(db);
    const staleAt = new Date(now.getTime() + 3_600_000);
    await notify(server, borrower, { key: 'stale', message: await reminderOf(server, 903), staleAt });
    expect(await statesOf(server, borrower, 'stale')).toEqual([]);
  });
});
