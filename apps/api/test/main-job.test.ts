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
  loginUser,
  sendSmsCodeTs,
  signAgreement,
} from '@lender/contract';
import { describe, expect, test } from 'vitest';
import { apply, codeOnPhone, somebody, untilStep } from './journey.ts';
import { OPERATOR, testServer } from './server.ts';

const server = await testServer();

async function operatorToken(): Promise<string> {
  const { data } = await server.call(loginUser, { body: OPERATOR });
  return data.Authorization;
}

async function sign(token: string, applicationId: string, phone: string) {
  await server.call(sendSmsCodeTs, {} as never, { token });
  const otp = await codeOnPhone(server, phone);
  return server.call(
    signAgreement,
    { params: { id: applicationId }, body: { otp } },
    { token, key: crypto.randomUUID() },
  );
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

describe('the main job', () => {
  test('lends to steady work and enough income, and is paid back to the centavo', async () => {
    const who = somebody();
    const { token, applicationId } = await apply(server, who);
    await untilStep(server, token, 'otp_agreement');
    const { data: offer } = await server.call(getApplicationOffer, { params: { id: applicationId } }, { token });
    const signed = await sign(token, applicationId, who.phone);
    expect(signed.status).toBe(200);
    await untilStep(server, token, 'loan_page');

    const { data: loan } = await server.call(getActiveLoan, {} as never, { token });
    expect(loan).toMatchObject({ status: 4, principal: offer.principal, total: offer.total, dueDate: offer.endDate });
    const { data: documents } = await server.call(listLoanDocuments, {} as never, { token });
    const pdf = await server.call(downloadTemporary, { params: { id: documents[0]?.id ?? '' } }, { token });
    expect(Buffer.from(pdf.data).subarray(0, 5).toString()).toBe('%PDF-');

    const staff = await operatorToken();
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
    const { data: paid } = await server.call(getActiveLoan, {} as never, { token });
    expect(paid).toMatchObject({ status: 5, payoffToday: 0, paid: offer.total });

    const { data: ledger } = await server.call(getLoanLedger, { params: { id: loan.id } }, { token: staff });
    expect(ledger.entries.map(({ kind }) => kind)).toEqual(['disbursement', 'accrual', 'payment']);
    for (const entry of ledger.entries) expect(sumOf(entry.postings.map(({ amount }) => amount))).toBe(0);
    const balance = (account: string) => ledger.balances.find((row) => row.account === account)?.amount;
    expect(balance('principal_receivable')).toBe(0);
    expect(balance('paynet_clearing')).toBe(offer.total);
    expect(balance('interest_income')).toBe(-offer.interest.amount_without_vat);
  });

  test('gives short employment to a person, and goes on when that person approves', async () => {
    const who = somebody();
    const { token, applicationId } = await apply(server, who, { seniorityMonths: 4 });
    await untilStep(server, token, 'manual_page');
    const staff = await operatorToken();
    const queue = await server.call(listCases, { query: { queue: 'manual' } }, { token: staff });
    expect(queue).toMatchObject({ status: 200 });
    expect(queue.data.map(({ id }) => id)).toContain(applicationId);
    const approved = await server.call(
      approveCase,
      { params: { id: applicationId }, body: { note: 'Recibos revisados' } },
      { token: staff },
    );
    expect(approved.data).toMatchObject({ status: 2 });
    await untilStep(server, token, 'otp_agreement');
  });

  test('rejects an income that cannot carry any loan, with the reason', async () => {
    const { token } = await apply(server, somebody(), { incomePesos: 500 });
    await untilStep(server, token, 'reject_page');
    const { data } = await server.call(getActualApplication, {} as never, { token });
    expect(data).toMatchObject({ status: 6, reasons: ['CAPACITY'] });
  });

  test('offers less when the income carries less', async () => {
    const { token } = await apply(server, somebody(), { incomePesos: 6_000, pesos: 3_000 });
    await untilStep(server, token, 'offer_decrease');
    const { data } = await server.call(getActualApplication, {} as never, { token });
    expect(data.principalAmount).toBeLessThan(data.desiredLoanAmount);
  });
});
