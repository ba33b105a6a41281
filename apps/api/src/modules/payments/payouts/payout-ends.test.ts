import { getActiveLoan, listLoanDocuments, saveAccountNumber } from '@lender/contract';
import { APPLICATION_STATUS, CLIENT_STATUS } from '@lender/lending';
import { soon } from '@lender/vitest/soon';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { moneyOf } from '../../../../test/loans/money.ts';
import { nearDueDate } from '../../../../test/loans/near-due-date.ts';
import {
  type Applicant,
  applyToSigning,
  expectDone,
  NOTHING,
  sign,
  untilStep,
} from '../../../../test/people/journey.ts';
import { clabeOf, testPerson } from '../../../../test/people/test-person.ts';
import { ownerOf } from '../../../../test/server/owner.ts';
import { testServer } from '../../../../test/server/server.ts';
import { clientIdOf } from '../../../../test/server/stored.ts';

const server = await testServer();
const { db } = server.services;
const owner = ownerOf(server);
const money = moneyOf(server);
let people = 0;

/** Signs as a new client, with an account whose digits 15 to 17 decide its answer. */
async function signed(digits: string): Promise<Applicant> {
  people += 1;
  const who = { ...testPerson(), clabe: clabeOf(`${String(55_500_000 + people).padStart(8, '0')}${digits}`) };
  const applicant = await applyToSigning(server, {}, who);
  await expectDone(sign(server, applicant));
  return applicant;
}
const statusesOf = async (as: Applicant) => (await money.payouts(as)).map(({ status }) => status);
const clientOf = async (as: Applicant) =>
  (await db.selectFrom('client').select('status').where('client_id', '=', clientIdOf(as)).executeTakeFirstOrThrow())
    .status;

describe('a payout', () => {
  test('a payout that the provider refuses waits for a person, with the cause, and is not tried again', async () => {
    const order = vi.spyOn(server.services.openPay, 'createPayout');
    const applicant = await signed('002');
    await vi.waitFor(async () => expect(await statusesOf(applicant)).toEqual(['refused']), soon);
    const [task] = await money.tasks('payout_refused', applicant);
    expect(task?.matter.facts).toMatchObject({ cause: expect.stringMatching(/^1003: /) });
    await money.poll();
    expect(order).toHaveBeenCalledTimes(1);
    order.mockRestore();
  });

  test('a payout that comes back after it arrived leaves no debt, and goes to another account', async () => {
    const applicant = await signed('770');
    await untilStep(server, applicant.token, 'loan_page');
    const [payout] = await money.payouts(applicant);
    await money.press(`/spei/${payout?.provider_id}/return`);
    await vi.waitFor(async () => expect(await statusesOf(applicant)).toEqual(['returned_after_settlement']), soon);
    expect(await clientOf(applicant)).toBe(CLIENT_STATUS.bankAccountSelect);
    await untilStep(server, applicant.token, 'direct_debit_information');
    expect(await money.tasks('payout_returned_after_settlement', applicant)).toHaveLength(1);
    const { data: loan } = await server.call(getActiveLoan, { query: {} }, applicant);
    expect(loan.payoffToday).toBe(0);
    expect(await money.books(applicant)).toMatchObject({ principal_receivable: 0, bank: 0, fee_income: 0 });

    await expectDone(server.call(saveAccountNumber, { body: { clabe: clabeOf('55599999770') } }, applicant));
    await vi.waitFor(
      async () => expect(await statusesOf(applicant)).toEqual(['returned_after_settlement', 'settled']),
      soon,
    );
    expect(await money.books(applicant)).toMatchObject({ principal_receivable: 200_000, bank: -200_000 });
    expect(await money.tasks('payout_returned_after_settlement', applicant)).toHaveLength(0);
  });

  test('a payout to an account at a bank whose licence was revoked is never sent, and waits for a person', async () => {
    const order = vi.spyOn(server.services.openPay, 'createPayout');
    const applicant = await applyToSigning(server);
    await db
      .updateTable('bank_account')
      .set({ bank_code: '143' })
      .where('client_id', '=', clientIdOf(applicant))
      .execute();
    await expectDone(sign(server, applicant));
    await vi.waitFor(async () => expect(await statusesOf(applicant)).toEqual(['refused']), soon);
    const [task] = await money.tasks('payout_refused', applicant);
    expect(task?.matter.facts).toMatchObject({ cause: 'the bank of the account is closed' });
    expect(order).not.toHaveBeenCalled();
    order.mockRestore();
  });

  test('a payout that comes back a second time waits for a person', async () => {
    const applicant = await signed('001');
    await untilStep(server, applicant.token, 'direct_debit_information');
    await expectDone(server.call(saveAccountNumber, { body: { clabe: clabeOf('55588888001') } }, applicant));
    await vi.waitFor(async () => expect(await statusesOf(applicant)).toEqual(['returned', 'returned']), soon);
    expect(await clientOf(applicant)).toBe(CLIENT_STATUS.active);
    expect(await money.tasks('payout_returned', applicant)).toHaveLength(1);
  });

  test('a payout that comes back too late for the term needs a new signature, with the figures of that day', async () => {
    const applicant = await signed('001');
    await untilStep(server, applicant.token, 'direct_debit_information');
    const soonDue = await nearDueDate(owner, clientIdOf(applicant), server);
    await expectDone(server.call(saveAccountNumber, { body: { clabe: clabeOf('55577777770') } }, applicant));
    await vi.waitFor(async () => expect(await statusesOf(applicant)).toEqual(['returned', 'cancelled']), soon);
    const { status } = await db
      .selectFrom('application')
      .select('status')
      .where('id', '=', applicant.applicationId)
      .executeTakeFirstOrThrow();
    expect(status).toBe(APPLICATION_STATUS.signing);
    const reported = await db
      .selectFrom('message')
      .select(['kind', 'channel'])
      .where('client_id', '=', clientIdOf(applicant))
      .where('kind', '=', 'signing_again')
      .execute();
    expect(reported).toContainEqual({ kind: 'signing_again', channel: 'sms' });
    await untilStep(server, applicant.token, 'otp_agreement');

    // Sets the sending of the first code to an earlier moment.
    await sql`update one_time_code set sent_at = sent_at - interval '2 minutes'`.execute(db);
    await expectDone(sign(server, applicant));
    await untilStep(server, applicant.token, 'loan_page');
    expect(await statusesOf(applicant)).toEqual(['returned', 'cancelled', 'settled']);
    const { data: papers } = await server.call(listLoanDocuments, NOTHING, applicant);
    const { data: loan } = await server.call(getActiveLoan, { query: {} }, applicant);
    expect(papers.map(({ id }) => id)).toEqual([loan.signedAgreementId]);
    expect(loan.dueDate > soonDue).toBe(true);
  });
});
