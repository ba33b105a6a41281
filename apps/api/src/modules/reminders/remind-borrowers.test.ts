import { addDays, formatPlainDate, type PlainDate } from '@lender/calculator';
import { advanceSandboxClock, reportLoan, updateContactPreferences } from '@lender/contract';
import { centavos, formatPesos } from '@lender/money';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { happen, lifeOf, pay } from '../../../test/loans/life.ts';
import { borrow, type Client, expectDone } from '../../../test/people/journey.ts';
import { proveEmail } from '../../../test/people/proven-email.ts';
import { mailsTo } from '../../../test/people/simulated-mailbox.ts';
import { textsOnPhone } from '../../../test/people/simulated-phone.ts';
import { testServer } from '../../../test/server/server.ts';
import { wallFrom } from '../../../test/server/time-of-day.ts';
import { remindBorrowersJob } from './remind-borrowers.job.ts';

const server = await testServer({}, { wall: wallFrom(12) });
const { services } = server;
let borrower: Client;
let due: PlainDate;
beforeEach(async () => {
  borrower = await borrow(server);
  await services.jobs.drained();
  due = (await lifeOf(server, borrower)).record.due_date ?? due;
});
/** Loans of other borrowers do not concern this test. */
afterEach(() => services.db.updateTable('loan').set({ status: 6 }).where('status', '=', 4).execute());

const status = async () => {
  const { today } = await services.clock.business(services.db);
  return (await lifeOf(server, borrower)).positionOn(today);
};

/** Moves the sandbox clock to a day, and runs every job in its order. */
const goTo = async (businessDate: PlainDate) =>
  expectDone(server.call(advanceSandboxClock, { body: { businessDate } }, { token: await server.operator() }));

/** Lets days pass at once, while no job runs. */
async function jumpTo(day: PlainDate): Promise<void> {
  const { today } = await services.clock.business(services.db);
  const days = (Date.parse(day) - Date.parse(today)) / 86_400_000;
  await services.db
    .updateTable('business_clock')
    .set((eb) => ({ offset_ms: eb('offset_ms', '+', days * 86_400_000) }))
    .execute();
}
const sweep = async () => {
  await remindBorrowersJob(services)();
  await services.jobs.drained();
};

/** Lists the reminders on the phone, the oldest first. */
const reminders = async () => {
  const texts = await textsOnPhone(server, borrower.who.phone);
  return texts.filter((text) => /^Quincena: tu pago (de .* vence|venció)/.test(text)).toReversed();
};

describe('reminders', () => {
  test('reminders are sent on their days and no others, with the amount owed, whom to pay and whom to call', async () => {
    await goTo(addDays(due, 16));
    const day = formatPlainDate(due);
    const texts = await reminders();
    expect(texts.map((text) => /vence (?:en \d+ días?|hoy)|hace \d+ días?/.exec(text)?.[0])).toEqual([
      'vence en 3 días',
      'vence en 1 día',
      'vence hoy',
      'hace 1 día',
      'hace 3 días',
      'hace 7 días',
      'hace 15 días',
    ]);
    for (const text of texts) expect(text).toMatch(/«Mi préstamo».* 55 0000 000[12]/);
    expect(texts[0]).toContain(`el ${day}.`);
    expect(texts.at(-1)).toContain(`tu pago venció el ${day}`);
    for (const text of texts) expect(text).not.toMatch(/demanda|embarg|jurídic|legal|buró|referencia personal/i);
  });

  test('missed reminders are not sent later: only the newest is sent', async () => {
    await jumpTo(addDays(due, 5));
    await sweep();
    await sweep();
    const { overdueCentavos } = await status();
    const [text, ...others] = await reminders();
    expect(others).toEqual([]);
    expect(text).toContain(`hace 5 días; hoy debes ${formatPesos(overdueCentavos)}.`);
  });

  test('reminders are not sent while a person reviews the borrower’s report', async () => {
    const body = { kind: 'not_mine' } as const;
    await expectDone(server.call(reportLoan, { query: {}, body }, borrower));
    await jumpTo(addDays(due, 3));
    await sweep();
    expect(await reminders()).toEqual([]);
  });

  test('reminders are sent once, with any number of workers at once', async () => {
    await proveEmail(server, borrower);
    await jumpTo(addDays(due, -3));
    await Promise.all(Array.from({ length: 6 }, () => remindBorrowersJob(services)()));
    await sweep();
    expect(await reminders()).toHaveLength(1);
    expect(await remindBorrowersJob(services)()).toMatchObject({ seen: 0 });
    const mails = await mailsTo(server, borrower.who.email);
    expect(mails.filter(({ subject }) => subject === `Tu pago vence el ${formatPlainDate(due)}`)).toHaveLength(1);
  });

  test('reminders state the rest of the debt after a partial payment', async () => {
    await pay(server, borrower, 'part', centavos(50_000));
    await jumpTo(addDays(due, -3));
    await sweep();
    const { nextDue } = await status();
    expect(await reminders()).toEqual([
      expect.stringContaining(`tu pago de ${formatPesos(nextDue?.amountCentavos ?? centavos(0))} vence en 3 días`),
    ]);
  });

  test('reminders begin again at the due date of an extension', async () => {
    await jumpTo(addDays(due, -3));
    await sweep();
    await pay(server, borrower, 'extension', centavos(50_000));
    await happen(server, borrower, {
      ...{ id: 'longer', kind: 'extension', payment: 'extension', type: 'cheap', days: 14, commissionRate: '0.1' },
    });
    const { due_date: later } = (await lifeOf(server, borrower)).record;
    expect(later).toBe(addDays(due, 14));
    await jumpTo(addDays(due, 11));
    await sweep();
    expect(await reminders()).toEqual([
      expect.stringContaining(`el ${formatPlainDate(due)}`),
      expect.stringContaining(`el ${formatPlainDate(addDays(due, 14))}`),
    ]);
  });

  test.each([
    ['paid', async () => pay(server, borrower, 'all', (await status()).outstandingCentavos)],
    ['on hold', () => happen(server, borrower, { id: 'hold', kind: 'hold', reason: 'hardship' })],
    ['written off', () => happen(server, borrower, { id: 'write off', kind: 'write_off', actor: 'checker' })],
    [
      'sold',
      () =>
        happen(server, borrower, {
          id: 'sale',
          kind: 'sale',
          buyer: 'Otra',
          priceCentavos: centavos(1),
          actor: 'checker',
        }),
    ],
  ])('reminders end when the loan is %s', async (_, end) => {
    await jumpTo(addDays(due, -4));
    await end();
    await jumpTo(addDays(due, -1));
    await sweep();
    expect(await reminders()).toEqual([]);
  });

  test('reminders are not sent to a borrower who does not want them, and are sent again once they are wanted', async () => {
    await jumpTo(addDays(due, -3));
    await expectDone(server.call(updateContactPreferences, { body: { reminders: false } }, borrower));
    await sweep();
    expect(await reminders()).toEqual([]);
    await expectDone(server.call(updateContactPreferences, { body: { reminders: true } }, borrower));
    await sweep();
    expect(await reminders()).toHaveLength(1);
  });
});
