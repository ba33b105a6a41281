import { addDays, type PlainDate } from '@lender/calculator';
import {
  addDebitCreditCard,
  advanceSandboxClock,
  applyRollover,
  chargeRollover,
  compareExtending,
  getActiveLoan,
  getClient,
  rolloverActiveLoan,
  rolloverDocument,
} from '@lender/contract';
import { LOAN_STATUS } from '@lender/lending';
import { describe, expect, test, vi } from 'vitest';
import { storeMoney } from '../../../../test/loans/pay-loan.ts';
import { pdfText } from '../../../../test/pdf/pdf-text.ts';
import { cardToken } from '../../../../test/people/card-token.ts';
import { type Applicant, borrow, expectDone, NOTHING, openApplication } from '../../../../test/people/journey.ts';
import { answers, refuses } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';
import { clientIdOf } from '../../../../test/server/stored.ts';
import { inTransaction } from '../../../kernel/database/transaction.ts';
import { lockClient } from '../../clients/index.ts';
import { takeExtensionPayment } from '../../extensions/index.ts';
import { loanOfKey } from '../../loans/index.ts';
import { bookMoney } from '../../payments/index.ts';
import { serviceLoansJob } from '../index.ts';

const server = await testServer();
const { services } = server;
const { db, openPay } = services;
const noLoan = await openApplication(server);

const loanOf = async (as: { token: string }) => (await server.call(getActiveLoan, { query: {} }, as)).data;
const today = async () => (await services.clock.business(db)).today;
async function goTo(businessDate: PlainDate): Promise<void> {
  await expectDone(server.call(advanceSandboxClock, { body: { businessDate } }, { token: await server.operator() }));
}

/** All applicants borrow on one day; the window of their extensions opens three days before they are due. */
const everybody: Applicant[] = [];
for (let count = 0; count < 16; count++) everybody.push(await borrow(server));
const tooEarly = await loanOf(everybody[0] ?? noLoan);
const { dueDate } = tooEarly;
await goTo(addDays(dueDate, -3));

/** Returns a borrower with a loan that may be extended. */
const borrower = (): Applicant => {
  const next = everybody.pop();
  if (!next) throw new Error('everybody has had a turn');
  return next;
};

const choose = (as: { token: string }, rolloverId: string) =>
  server.call(rolloverActiveLoan, { query: {}, body: { rolloverId } }, as);
const apply = (as: { token: string }, params: { id: string; rolloverId: string }) =>
  server.call(applyRollover, { params }, as);
const charge = (as: { token: string }, rolloverId: string) => server.call(chargeRollover, { body: { rolloverId } }, as);
const weekOf = async (as: { token: string }) => {
  const { rollovers } = await loanOf(as);
  const week = rollovers.find(({ days }) => days === 7);
  if (!week) throw new Error('no extension of a week');
  return week;
};
let cards = 4_000_000_000_000_000;
async function saveCard(as: { token: string }): Promise<void> {
  const body = { tokenId: await cardToken(server, cardNumber()) };
  await expectDone(server.call(addDebitCreditCard, { body }, as));
}
/** Returns an unused card number with a correct last digit. */
function cardNumber(): string {
  cards += 1_000;
  const digits = String(cards).slice(0, 15);
  const sum = [...digits].reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return digits + String((10 - (sum % 10)) % 10);
}

interface Paid {
  readonly amountCentavos: number;
  readonly paidOn: PlainDate;
}
/** Pays for an extension, as with a reference at a store. */
async function pay(as: { token: string }, invoiceId: string | undefined, { amountCentavos, paidOn }: Paid) {
  const { id } = await loanOf(as);
  const paidAt = new Date(`${paidOn}T18:00:00.000Z`);
  const money = storeMoney({ amountCentavos, paidOn, paidAt });
  return inTransaction(db, async (tx) => {
    await lockClient(tx, clientIdOf(as));
    const loan = await loanOfKey(tx, { client_id: clientIdOf(as), id });
    const payment = { loan, ...money };
    const book = () => bookMoney(tx, { loan, money }, services);
    if (invoiceId === undefined) return { ...(await book()), isExtended: false };
    return takeExtensionPayment(tx, { payment, invoiceId, book }, services);
  });
}
const trialBalance = async (as: { token: string }) => {
  const { sum } = await db
    .selectFrom('ledger_entry')
    .innerJoin('ledger_posting', 'ledger_posting.entry_id', 'ledger_entry.id')
    .select((eb) => eb.fn.sum<string>('amount_centavos').as('sum'))
    .where('ledger_entry.client_id', '=', clientIdOf(as))
    .executeTakeFirstOrThrow();
  return Number(sum);
};
const extensionsOf = (as: { token: string }) =>
  db
    .selectFrom('loan_event')
    .select('key')
    .where('client_id', '=', clientIdOf(as))
    .where('kind', '=', 'extension')
    .execute();

describe('an extension', () => {
  const one = borrower();
  answers(rolloverActiveLoan, async () => choose(one, (await weekOf(one)).id));
  answers(applyRollover, async () => apply(one, { id: (await loanOf(one)).id, rolloverId: (await weekOf(one)).id }));
  answers(compareExtending, () => server.call(compareExtending, { query: {} }, one));
  refuses(compareExtending, 'no_active_loan', () => server.call(compareExtending, { query: {} }, noLoan));
  refuses(rolloverActiveLoan, 'no_active_loan', () => choose(noLoan, crypto.randomUUID()));
  refuses(rolloverActiveLoan, 'not_found', () => choose(one, crypto.randomUUID()));
  refuses(applyRollover, 'not_found', async () =>
    apply(noLoan, { id: (await loanOf(one)).id, rolloverId: (await weekOf(one)).id }),
  );
  answers(rolloverDocument, async () => {
    const params = { id: (await loanOf(one)).id, rolloverId: (await weekOf(one)).id };
    const { id: appId } = await expectDone(apply(one, params));
    return server.call(rolloverDocument, { params: { ...params, appId } }, one);
  });
  refuses(rolloverDocument, 'not_found', async () => {
    const params = { id: (await loanOf(one)).id, rolloverId: (await weekOf(one)).id };
    const { id: appId } = await expectDone(apply(one, params));
    return server.call(rolloverDocument, { params: { ...params, appId } }, noLoan);
  });

  test('an extension makes its client a refinancing one from the moment it is chosen, also once it is paid', async () => {
    const refinancing = borrower();
    const isRefinancing = async () =>
      (await expectDone(server.call(getClient, NOTHING, refinancing))).hasActiveRefinancing;
    expect(await isRefinancing()).toBe(false);
    const { id, amount } = await weekOf(refinancing);
    await expectDone(choose(refinancing, id));
    expect(await isRefinancing()).toBe(true);
    const [invoice] = (await weekOf(refinancing)).invoices;
    await pay(refinancing, invoice?.id, { amountCentavos: amount, paidOn: await today() });
    expect(await isRefinancing()).toBe(true);
  });

  test('an extension is offered only in its window, at a price whose parts sum to its amount', async () => {
    expect(tooEarly.rollovers).toEqual([]);
    const { rollovers } = await loanOf(one);
    expect(rollovers.map(({ days, type, status }) => [days, type, status])).toEqual([
      [7, 'cheap', 'inactive'],
      [14, 'cheap', 'inactive'],
      [30, 'cheap', 'inactive'],
    ]);
    for (const { invoices, amount } of rollovers)
      for (const { interest, fees, lateCharge, commission, ...invoice } of invoices) {
        expect(invoice.amount).toBe(interest.amount + fees.amount + lateCharge.amount + commission.amount);
        expect(amount).toBe(invoice.amount);
      }
  });

  test('an extension has a draft until it is chosen, and one choice at a time', async () => {
    const chooser = borrower();
    const [week, fortnight] = (await loanOf(chooser)).rollovers;
    if (!week || !fortnight) throw new Error('nothing to choose from');
    expect(week.invoices.map(({ status }) => status)).toEqual(['draft']);
    const chosen = await expectDone(choose(chooser, week.id));
    expect(chosen.invoices.map(({ id, status }) => [id, status])).toEqual([[week.invoices[0]?.id, 'unpaid']]);
    await expectDone(choose(chooser, fortnight.id));
    const { rollovers } = await loanOf(chooser);
    expect(rollovers.map(({ invoices }) => invoices.map(({ status }) => status))).toEqual([
      ['cancelled'],
      ['unpaid'],
      ['draft'],
    ]);
  });

  test('an extension’s agreement states the terms of its invoice, and that it lowers no principal', async () => {
    const reader = borrower();
    const week = await weekOf(reader);
    const params = { id: (await loanOf(reader)).id, rolloverId: week.id };
    const { id: appId } = await expectDone(apply(reader, params));
    const { base64 } = await expectDone(server.call(rolloverDocument, { params: { ...params, appId } }, reader));
    const text = await pdfText(Buffer.from(base64, 'base64'));
    const [year, month, day] = week.newDueDate.split('-');
    for (const words of [`$${(week.amount / 100).toFixed(2)}`, `${day}.${month}.${year}`, 'no reduce tu capital'])
      expect(text).toContain(words);
  });

  test('an extension is bought by its price on its day, also when that is reported days later', async () => {
    const buyer = borrower();
    const week = await weekOf(buyer);
    const [invoice] = (await expectDone(choose(buyer, week.id))).invoices;
    const done = await pay(buyer, invoice?.id, { amountCentavos: week.amount, paidOn: await today() });
    expect(done.isExtended).toBe(true);
    const after = await loanOf(buyer);
    expect(after).toMatchObject({ status: LOAN_STATUS.active, dueDate: week.newDueDate });
    const bought = after.rollovers.find(({ id }) => id === week.id);
    expect(bought).toMatchObject({ status: 'active', amount: week.amount });
    expect(bought?.invoices.map(({ status }) => status)).toEqual(['paid']);
    // One day's interest was paid in advance: it lowered the principal.
    expect(after.position.outstanding).toBeLessThan(after.principal);
    expect(await trialBalance(buyer)).toBe(0);
  });

  test('an extension is not bought by less than its price: that is an ordinary payment', async () => {
    const poor = borrower();
    const week = await weekOf(poor);
    const [invoice] = (await expectDone(choose(poor, week.id))).invoices;
    const before = (await loanOf(poor)).payoffToday;
    const done = await pay(poor, invoice?.id, { amountCentavos: week.amount - 1_000, paidOn: await today() });
    expect(done.isExtended).toBe(false);
    expect(await loanOf(poor)).toMatchObject({ dueDate, payoffToday: before - week.amount + 1_000 });
  });
});

describe('a charge of the saved card', () => {
  answers(chargeRollover, async () => {
    const payer = borrower();
    await saveCard(payer);
    const week = await weekOf(payer);
    const answer = await charge(payer, week.id);
    expect(answer.data.status).toBe('charged');
    expect(await loanOf(payer)).toMatchObject({ dueDate: week.newDueDate });
    return answer;
  });
  refuses(chargeRollover, 'card_missing', async () => {
    const payer = borrower();
    return charge(payer, (await weekOf(payer)).id);
  });
  refuses(chargeRollover, 'not_found', () => charge(noLoan, crypto.randomUUID()));

  test('the saved card is charged once, however often and at once it is requested, and one extension is bought', async () => {
    const payer = borrower();
    await saveCard(payer);
    const week = await weekOf(payer);
    const spy = vi.spyOn(openPay, 'chargeCard');
    const answered = await Promise.all(Array.from({ length: 20 }, () => charge(payer, week.id)));
    expect(new Set(answered.map(({ status, data }) => `${status} ${data.id}`)).size).toBe(1);
    expect(spy).toHaveBeenCalledTimes(1);
    spy.mockRestore();
    expect((await charge(payer, week.id)).data.status).toBe('charged');
    expect(await extensionsOf(payer)).toHaveLength(1);
    expect(await trialBalance(payer)).toBe(0);
  });

  test('a card charge and a full repayment at once leave at most one extension, and books that sum to zero', async () => {
    const payer = borrower();
    await saveCard(payer);
    const week = await weekOf(payer);
    const { payoffToday } = await loanOf(payer);
    await Promise.all([
      charge(payer, week.id),
      pay(payer, undefined, { amountCentavos: payoffToday, paidOn: await today() }),
    ]);
    const after = await loanOf(payer);
    expect(after).toMatchObject({ status: LOAN_STATUS.paid, payoffToday: 0 });
    expect((await extensionsOf(payer)).length).toBeLessThanOrEqual(1);
    expect(await trialBalance(payer)).toBe(0);
  });

  test('a charge that the card refuses takes no money, and may be tried again', async () => {
    const payer = borrower();
    await saveCard(payer);
    const week = await weekOf(payer);
    const refusal = { code: 3003, description: 'Fondos insuficientes' };
    vi.spyOn(openPay, 'chargeCard').mockResolvedValueOnce({ ok: false, problem: refusal });
    expect((await charge(payer, week.id)).data.status).toBe('failed');
    expect(await extensionsOf(payer)).toHaveLength(0);
    expect((await charge(payer, week.id)).data.status).toBe('charged');
  });

  test('a charge with an unknown result is answered as queued, resolved later, and made once', async () => {
    const payer = borrower();
    await saveCard(payer);
    const week = await weekOf(payer);
    const { chargeCard } = openPay;
    vi.spyOn(openPay, 'chargeCard').mockImplementationOnce(async (order) => {
      await chargeCard(order);
      throw new Error('no answer');
    });
    const first = await charge(payer, week.id);
    expect(first.data.status).toBe('queued');
    expect((await charge(payer, week.id)).data).toEqual(first.data);
    server.passSeconds(120);
    await serviceLoansJob(services)();
    expect((await charge(payer, week.id)).data).toEqual({ id: first.data.id, status: 'charged' });
    expect(await extensionsOf(payer)).toHaveLength(1);
  });
});

describe('after the window has moved on', () => {
  const late = borrower();
  const forgetful = borrower();

  test('an invoice paid on its last day counts, and an unpaid one expires', async () => {
    const [lateWeek, forgottenWeek] = [await weekOf(late), await weekOf(forgetful)];
    const [invoice] = (await expectDone(choose(late, lateWeek.id))).invoices;
    await expectDone(choose(forgetful, forgottenWeek.id));
    await goTo(addDays(dueDate, 1));
    // The payment is reported only now, when the due date is over.
    const paidOn = invoice?.payableUntil ?? dueDate;
    const done = await pay(late, invoice?.id, { amountCentavos: lateWeek.amount, paidOn });
    expect(done.isExtended).toBe(true);
    expect(await loanOf(late)).toMatchObject({ dueDate: lateWeek.newDueDate, position: { daysLate: 0 } });

    const { rollovers } = await loanOf(forgetful);
    expect(rollovers.find(({ id }) => id === forgottenWeek.id)).toMatchObject({
      status: 'cancelled',
      invoices: [{ status: 'expired' }],
    });
    // An extension that is available after the due date, if any, is of the expensive kind.
    for (const { type, status } of rollovers) if (status === 'inactive') expect(type).toBe('expensive');
  });

  /** Returns the extension that the borrower chose while it was available, and did not pay. */
  const missed = async () => {
    const { id, rollovers } = await loanOf(forgetful);
    return { id, rolloverId: rollovers.find(({ status }) => status === 'cancelled')?.id ?? '' };
  };
  refuses(rolloverActiveLoan, 'extension_refused', async () => choose(forgetful, (await missed()).rolloverId));
  refuses(applyRollover, 'extension_refused', async () => apply(forgetful, await missed()));
  refuses(chargeRollover, 'extension_refused', async () => charge(forgetful, (await missed()).rolloverId));
});
