import {
  advanceSandboxClock,
  approveCase,
  downloadTemporary,
  getActiveLoan,
  getActualApplication,
  getApplicationOffer,
  getLoanLedger,
  getOpenPayBarcode,
  listCases,
  listLoanDocuments,
} from '@lender/contract';
import { describe, expect, test } from 'vitest';
import { apply, applyToSigning, NOTHING, sign, untilStep } from './people/journey.ts';
import { testServer } from './server/server.ts';

const server = await testServer();

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

describe('the main job', () => {
  test('the main job lends to a person with steady work and enough income, and is paid back to the centavo', async () => {
    const applicant = await applyToSigning(server);
    const { token, applicationId } = applicant;
    const { data: offer } = await server.call(getApplicationOffer, { params: { id: applicationId } }, { token });
    const signed = await sign(server, applicant);
    expect(signed.status).toBe(200);
    await untilStep(server, token, 'loan_page');

    const { data: loan } = await server.call(getActiveLoan, NOTHING, { token });
    expect(loan).toMatchObject({ status: 4, principal: offer.principal, total: offer.total, dueDate: offer.endDate });
    const { data: documents } = await server.call(listLoanDocuments, NOTHING, { token });
    const pdf = await server.call(downloadTemporary, { params: { id: documents[0]?.id ?? '' } }, { token });
    expect(Buffer.from(pdf.data).subarray(0, 5).toString()).toBe('%PDF-');

    const staff = await server.operator();
    const advanced = await server.call(advanceSandboxClock, { body: { businessDate: loan.dueDate } }, { token: staff });
    expect(advanced.data.businessDate).toBe(loan.dueDate);
    const { data: reference } = await server.call(getOpenPayBarcode, { body: { kind: 'repayment' } }, { token });
    expect(reference.amount).toBe(offer.total);
    await fetch(`${server.simulators.url}/tienda/pay`, {
      method: 'POST',
      body: new URLSearchParams({ reference: reference.reference }),
      redirect: 'manual',
    });
    await untilStep(server, token, 'no_loan_page');
    const { data: paid } = await server.call(getActiveLoan, NOTHING, { token });
    expect(paid).toMatchObject({ status: 5, payoffToday: 0, paid: offer.total });

    const { data: ledger } = await server.call(getLoanLedger, { params: { id: loan.id }, query: {} }, { token: staff });
    // Each day is closed by an entry of its own.
    const kinds = ledger.entries.map(({ kind }) => kind);
    expect([kinds.at(0), kinds.at(-1)]).toEqual(['disbursement', 'payment']);
    expect(new Set(kinds.slice(1, -1))).toEqual(new Set(['accrual']));
    for (const entry of ledger.entries) expect(sumOf(entry.postings.map(({ amount }) => amount))).toBe(0);
    const balance = (account: string) => ledger.balances.find((row) => row.account === account)?.amount;
    expect(balance('principal_receivable')).toBe(0);
    expect(balance('openpay_store_clearing')).toBe(offer.total);
    expect(balance('interest_income')).toBe(-offer.interest.amount_without_vat);
  });

  test('the main job sends short employment to a person for review, and continues when that person approves', async () => {
    const { token, applicationId } = await apply(server, { seniorityMonths: 4 });
    await untilStep(server, token, 'manual_page');
    const staff = await server.operator();
    const queue = await server.call(listCases, { query: { queue: 'manual' } }, { token: staff });
    expect(queue).toMatchObject({ status: 200 });
    expect(queue.data.cases.map(({ id }) => id)).toContain(applicationId);
    const approved = await server.call(
      approveCase,
      { params: { id: applicationId }, body: { note: 'Recibos revisados' } },
      { token: staff },
    );
    expect(approved.data).toMatchObject({ status: 2 });
    await untilStep(server, token, 'otp_agreement');
  });

  test('the main job rejects an income that cannot carry any loan, with the reason', async () => {
    const { token } = await apply(server, { incomePesos: 500 });
    await untilStep(server, token, 'reject_page');
    const { data } = await server.call(getActualApplication, NOTHING, { token });
    expect(data).toMatchObject({ status: 6, reasons: ['CAPACITY'] });
  });

  test('the main job offers less when the income carries less', async () => {
    const { token } = await apply(server, { incomePesos: 6_000, pesos: 3_000 });
    await untilStep(server, token, 'offer_decrease');
    const { data } = await server.call(getActualApplication, NOTHING, { token });
    expect(data.principalAmount).toBeLessThan(data.desiredLoanAmount);
  });
});
