import { getContactPreferences, listMessages, stopReminders, updateContactPreferences } from '@lender/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { notify, receipt, reminderOf, statesOf } from '../../../../test/loans/messages-of.ts';
import { borrow, type Client, expectDone, NOTHING } from '../../../../test/people/journey.ts';
import { proveEmail } from '../../../../test/people/proven-email.ts';
import { mailsTo } from '../../../../test/people/simulated-mailbox.ts';
import { answers, refuses } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';
import { clientIdOf } from '../../../../test/server/stored.ts';
import { wallFrom } from '../../../../test/server/time-of-day.ts';

const server = await testServer({}, { wall: wallFrom(12) });
const { jobs } = server.services;
let borrower: Client;
beforeAll(async () => {
  borrower = await borrow(server);
  await proveEmail(server, borrower);
});

const read = () => server.call(getContactPreferences, NOTHING, borrower);
const want = (reminders: boolean) => server.call(updateContactPreferences, { body: { reminders } }, borrower);
const stop = (key: string) => server.call(stopReminders, { body: { key } });
const log = async (id: string, query = {}) =>
  server.call(listMessages, { params: { id }, query }, { token: await server.operator() });

let reminders = 0;
/** Sends a new reminder and returns the key in its e-mail. */
async function keyInMail(): Promise<string> {
  reminders += 1;
  const pesos = 500 + reminders;
  await notify(server, borrower, { key: `reminder ${pesos}`, message: await reminderOf(server, pesos) });
  await jobs.drained();
  const mails = await mailsTo(server, borrower.who.email);
  const body = mails.find((mail) => mail.body.includes(`$${pesos}.00`))?.body ?? '';
  return /la clave ([0-9A-Z]{16}) /.exec(body)?.[1] ?? '';
}

answers(getContactPreferences, read);
answers(updateContactPreferences, () => want(true));
answers(stopReminders, async () => stop(await keyInMail()));
refuses(stopReminders, 'code_wrong', () => stop('0000000000000000'));
answers(listMessages, () => log(clientIdOf(borrower)));
refuses(listMessages, 'not_found', () => log(crypto.randomUUID()));

describe('reminders', () => {
  test('reminders are sent until the client declines them, and can be switched on again', async () => {
    await expectDone(want(true));
    expect((await read()).data).toEqual({ reminders: true });
    expect((await want(false)).data).toEqual({ reminders: false });
    expect((await read()).data).toEqual({ reminders: false });
    expect((await want(true)).data).toEqual({ reminders: true });
  });

  test('unwanted reminders are not sent, while receipts are', async () => {
    await expectDone(want(false));
    await notify(server, borrower, { key: 'unwanted', message: await reminderOf(server, 480) });
    await notify(server, borrower, { key: 'receipt', message: await receipt(server, 481) });
    await jobs.drained();
    expect(await statesOf(server, borrower, 'unwanted')).toEqual([]);
    expect(await statesOf(server, borrower, 'receipt')).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
    await expectDone(want(true));
  });

  test('reminders end by the key of an e-mail, which works once: an old e-mail does not end reminders that were switched on again', async () => {
    await expectDone(want(true));
    const key = await keyInMail();
    expect((await stop(key)).data).toEqual({ reminders: false });
    expect((await read()).data).toEqual({ reminders: false });
    await expectDone(want(true));
    expect((await stop(key)).data).toEqual({ reminders: true });
    expect((await read()).data).toEqual({ reminders: true });
  });

  test('reminders end when twenty calls bring the key at once', async () => {
    await expectDone(want(true));
    const key = await keyInMail();
    const ends = await Promise.all(Array.from({ length: 20 }, () => stop(key)));
    expect(ends.map(({ data }) => data)).toEqual(ends.map(() => ({ reminders: false })));
    await expectDone(want(true));
  });
});

describe('the log of messages', () => {
  test('the log of messages shows masked addresses and no key, the newest first, page by page', async () => {
    const key = await keyInMail();
    const { data, headers } = await log(clientIdOf(borrower), { perPage: 2 });
    expect(data).toHaveLength(2);
    expect(headers.get('x-count')).toBe('2');
    const [mail, text] = data;
    expect(mail).toMatchObject({ kind: 'reminder', channel: 'email', state: 'sent', cause: null, tries: 1 });
    expect(mail?.subject).toMatch(/^Tu pago vence el \d\d\.\d\d\.\d{4}$/);
    expect(text).toMatchObject({ kind: 'reminder', channel: 'sms', subject: null, state: 'sent' });
    expect([mail?.address, text?.address]).toEqual([
      expect.stringMatching(/^.•••@/),
      `••••••${borrower.who.phone.slice(-4)}`,
    ]);
    const shown = JSON.stringify((await log(clientIdOf(borrower), { perPage: 100 })).body);
    for (const secret of [key, borrower.who.phone, borrower.who.email]) expect(shown).not.toContain(secret);
  });

  test('the log of messages holds no code and no password', async () => {
    const shown = JSON.stringify((await log(clientIdOf(borrower), { perPage: 100 })).body);
    expect(shown).not.toMatch(/código|contraseña/);
  });
});
