import {
  getAccountProof,
  getActiveLoan,
  getTrialBalance,
  proveAccount,
  saveAccountNumber,
  sendAccountProof,
} from '@lender/contract';
import { APPLICATION_STATUS } from '@lender/lending';
import { soon } from '@lender/vitest/soon';
import { sql } from 'kysely';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { moneyOf } from '../../../../test/loans/money.ts';
import { sellProduct } from '../../../../test/loans/sell-product.ts';
import {
  type Applicant,
  applyToSigning,
  borrow,
  expectDone,
  NOTHING,
  sign,
  untilStep,
} from '../../../../test/people/journey.ts';
import { clabeOf, testPerson } from '../../../../test/people/test-person.ts';
import { answers, refuses } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';
import { clientIdOf } from '../../../../test/server/stored.ts';
import { jobs as paymentJobs } from '../jobs.ts';

const server = await testServer();
const { db, jobs, openPay } = server.services;
const money = moneyOf(server);

const unasked = await borrow(server);
await sellProduct(server, (config) => ({ ...config, accountProof: 'code' }));

const order = vi.spyOn(openPay, 'createPayout');
afterAll(() => order.mockRestore());

const read = async (as: Applicant) => (await server.call(getAccountProof, NOTHING, as)).data;
const prove = (as: Applicant, code: string) => server.call(proveAccount, { body: { code } }, as);
const another = (as: Applicant) => server.call(sendAccountProof, NOTHING, { ...as, key: crypto.randomUUID() });
const statusesOf = async (as: Applicant) =>
  (await money.payouts(as)).map(({ purpose, status }) => `${purpose} ${status}`);
const untilCodeSent = (as: Applicant) => vi.waitFor(async () => expect((await read(as)).state).toBe('code_sent'), soon);
/** Sets the request of the last deposit to some minutes ago. */
const waitBetween = (as: Applicant, minutes = 10) =>
  sql`update account_proof set created_at = created_at - ${minutes} * interval '1 minute'
    where client_id = ${clientIdOf(as)}`.execute(db);

/** Returns the code on the account's statement: the words of the last deposit that was sent there. */
async function codeOf(as: Applicant): Promise<string> {
  const deposit = (await money.payouts(as)).filter(({ purpose }) => purpose === 'account_proof').at(-1);
  const sent = order.mock.calls.find(([{ orderId }]) => orderId === deposit?.id);
  const code = /^Quincena (\d{6})$/.exec(sent?.[0].description ?? '')?.[1];
  if (!code) throw new Error('no code was sent');
  return code;
}
const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

let people = 0;
/** Signs as a new client, with an account whose digits 15 to 17 decide its answer. */
async function signed(digits = '770'): Promise<Applicant> {
  people += 1;
  const who = { ...testPerson(), clabe: clabeOf(`${String(55_800_000 + people).padStart(8, '0')}${digits}`) };
  const applicant = await applyToSigning(server, {}, who);
  await expectDone(sign(server, applicant));
  return applicant;
}
async function asked(): Promise<Applicant> {
  const applicant = await signed();
  await untilCodeSent(applicant);
  return applicant;
}

test('no account is proven when the product does not ask for it', async () => {
  expect(await read(unasked)).toMatchObject({ state: 'none', expiresAt: null });
  expect(await statusesOf(unasked)).toEqual(['loan settled']);
});

describe('an account that is to be proven', () => {
  answers(getAccountProof, async () => server.call(getAccountProof, NOTHING, unasked));
  answers(proveAccount, async () => {
    const applicant = await asked();
    return prove(applicant, await codeOf(applicant));
  });
  refuses(proveAccount, 'code_wrong', async () => {
    const applicant = await asked();
    return prove(applicant, wrongFor(await codeOf(applicant)));
  });
  refuses(proveAccount, 'code_expired', async () => {
    const applicant = await asked();
    const code = await codeOf(applicant);
    await sql`update account_proof set expires_at = created_at where client_id = ${clientIdOf(applicant)}`.execute(db);
    expect((await read(applicant)).state).toBe('expired');
    return prove(applicant, code);
  });

  test('an account to be proven gets its money once its code was typed, and not before, whichever job runs', async () => {
    const applicant = await asked();
    const both = async () =>
      expect((await statusesOf(applicant)).toSorted()).toEqual(['account_proof settled', 'loan queued']);
    await vi.waitFor(both, soon);
    const loan = (await money.payouts(applicant)).find(({ purpose }) => purpose === 'loan');
    for (const queue of ['send-payout', 'sync-payout'] as const)
      await paymentJobs[queue](server.services)({ payoutId: loan?.id ?? '' });
    expect(await statusesOf(applicant)).toContain('loan queued');
    const code = await codeOf(applicant);
    const typed = await Promise.all([prove(applicant, code), prove(applicant, code), prove(applicant, code)]);
    expect(typed.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    await untilStep(server, applicant.token, 'loan_page');
    expect((await read(applicant)).state).toBe('proven');
    expect(await money.books(applicant)).toMatchObject({ principal_receivable: 200_000, bank: -200_000 });
    const operator = { token: await server.operator() };
    const { data } = await server.call(getTrialBalance, { query: {} }, operator);
    const amounts = Object.fromEntries(data.balances.map(({ account, amount }) => [account, Number(amount)]));
    expect(amounts.account_proof_expense).toBeGreaterThan(0);
    expect(data.balances.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  });

  test('an account cannot be proven by guessing: a code has three tries, also at once', async () => {
    const applicant = await asked();
    const code = await codeOf(applicant);
    const guesses = await Promise.all(Array.from({ length: 8 }, () => prove(applicant, wrongFor(code))));
    const codes = guesses.map((guess) => guess.code);
    expect(codes.filter((refusal) => refusal === 'code_wrong')).toHaveLength(3);
    expect((await prove(applicant, code)).code).toBe('code_expired');
    expect(await statusesOf(applicant)).toContain('loan queued');
    expect((await server.call(getActiveLoan, { query: {} }, applicant)).code).toBe('no_active_loan');
  });

  test('an account that does not accept the deposit is asked for again, and the new one needs a proof of its own', async () => {
    const applicant = await signed('001');
    await untilStep(server, applicant.token, 'direct_debit_information');
    expect((await statusesOf(applicant)).toSorted()).toEqual(['account_proof returned', 'loan cancelled']);
    const before = await codeOf(applicant);
    await expectDone(server.call(saveAccountNumber, { body: { clabe: clabeOf('55899999770') } }, applicant));
    await untilCodeSent(applicant);
    expect((await prove(applicant, before)).code).toBe('code_wrong');
    await expectDone(prove(applicant, await codeOf(applicant)));
    await untilStep(server, applicant.token, 'loan_page');
  });
});

describe('another deposit', () => {
  answers(sendAccountProof, async () => {
    const applicant = await asked();
    await waitBetween(applicant);
    return another(applicant);
  });
  refuses(sendAccountProof, 'illegal_transition', () => another(unasked));
  refuses(sendAccountProof, 'already_sent_in_last_minutes', async () => {
    const applicant = await asked();
    await waitBetween(applicant, 8);
    return another(applicant);
  });
  refuses(sendAccountProof, 'request_count_by_day_exceed', async () => {
    const applicant = await asked();
    for (let count = 0; count < 2; count++) {
      await waitBetween(applicant);
      await expectDone(another(applicant));
    }
    await waitBetween(applicant);
    return another(applicant);
  });

  test('a client may ask for a deposit three times in each day', async () => {
    const applicant = await asked();
    for (let count = 0; count < 2; count++) {
      await waitBetween(applicant);
      await expectDone(another(applicant));
    }
    await waitBetween(applicant, 23 * 60);
    expect((await another(applicant)).code).toBe('request_count_by_day_exceed');
    await waitBetween(applicant, 60);
    const { expiresAt } = await expectDone(another(applicant));
    const { now } = await server.services.clock.business(db);
    expect((Date.parse(expiresAt ?? '') - now.getTime()) / 86_400_000).toBeCloseTo(3, 2);
  });

  test('a new deposit replaces the one before, whose code is no longer valid', async () => {
    const applicant = await asked();
    const first = await codeOf(applicant);
    await waitBetween(applicant);
    await expectDone(another(applicant));
    await jobs.drained();
    await untilCodeSent(applicant);
    expect((await prove(applicant, first)).code).toBe('code_wrong');
    await expectDone(prove(applicant, await codeOf(applicant)));
    await untilStep(server, applicant.token, 'loan_page');
  });
});

test('a payout that waits for a proof for a day opens a task for staff', async () => {
  const applicant = await asked();
  await money.passDays(2);
  await money.poll();
  const [task] = await money.tasks('payout_stuck', applicant);
  expect(task?.matter.facts).toMatchObject({ cause: 'queued', applicationId: applicant.applicationId });
  const { status } = await db
    .selectFrom('application')
    .select('status')
    .where('id', '=', applicant.applicationId)
    .executeTakeFirstOrThrow();
  expect(status).toBe(APPLICATION_STATUS.accepted);
});
