import { addDays } from '@lender/calculator';
import {
  approveRequest,
  buyBackLoan,
  getApprovalEffect,
  getLoan,
  getLoanEffect,
  holdLoan,
  registerPayment,
  rejectRequest,
  releaseLoan,
  reversePayment,
  type Send,
  sellLoan,
  terminateLoan,
  undoWriteOff,
  waiveLoanCharge,
  writeOffLoan,
} from '@lender/contract';
import { LOAN_STATUS } from '@lender/lending';
import { centavos } from '@lender/money';
import { describe, expect, test } from 'vitest';
import { lend } from '../../../../test/loans/lend.ts';
import { payLoan } from '../../../../test/loans/pay-loan.ts';
import { expectDone } from '../../../../test/people/journey.ts';
import { staffMember } from '../../../../test/people/staff-member.ts';
import { answers, refuses } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';

const server = await testServer();
const maker = await staffMember(server, 'supervisor');
const checker = await staffMember(server, 'supervisor');
const { today } = await server.services.clock.business(server.services.db);
const note = 'Se habló con la persona';

type Query = Send<typeof getLoanEffect>['query'];
type Owing = Awaited<ReturnType<typeof lend>>;
const owing = () => lend(server);
const at = ({ loanId }: { readonly loanId: string }) => ({ params: { id: loanId } });
const effect = (loan: { readonly loanId: string }, query: Query) =>
  server.call(getLoanEffect, { ...at(loan), query }, maker);
const status = async (loan: Owing) => {
  const { status, position } = (await server.call(getLoan, { ...at(loan), query: {} }, maker)).data;
  return { status, position };
};
const paying = async (loan: Owing, amountCentavos: number): Promise<string> => {
  const { method, providerId } = await payLoan(server, loan, { loanId: loan.loanId, amountCentavos });
  return `payment:${method}:${providerId}`;
};

type Ask = (loan: Owing) => Promise<{ readonly data: { readonly approvalId: string | null } }>;
const noted = { body: { note } };
const RECEIVED = { amount: centavos(10_000), paidOn: today, method: 'cash' } as const;
const asks = {
  hold: (loan: Owing) =>
    server.call(holdLoan, { ...at(loan), body: { reason: 'dispute', reviewOn: addDays(today, 9), note } }, maker),
  release: (loan: Owing) => server.call(releaseLoan, { ...at(loan), ...noted }, maker),
  writeOff: (loan: Owing) => server.call(writeOffLoan, { ...at(loan), ...noted }, maker),
  undo: (loan: Owing) => server.call(undoWriteOff, { ...at(loan), ...noted }, maker),
  sell: (loan: Owing) =>
    server.call(sellLoan, { ...at(loan), body: { buyer: 'Recuperadora', price: centavos(50_000), note } }, maker),
  buyBack: (loan: Owing) => server.call(buyBackLoan, { ...at(loan), body: { price: centavos(60_000), note } }, maker),
  terminate: (loan: Owing) => server.call(terminateLoan, { ...at(loan), ...noted }, maker),
  waive: (loan: Owing) =>
    server.call(
      waiveLoanCharge,
      { ...at(loan), body: { component: 'principal', amount: centavos(70_000), note } },
      maker,
    ),
  register: (loan: Owing) =>
    server.call(registerPayment, { ...at(loan), body: { ...RECEIVED, reference: loan.loanId, note } }, maker),
} satisfies Record<string, Ask>;

/** Does what was asked for, with a second person if needed. */
async function done(asked: ReturnType<Ask>): Promise<void> {
  const { approvalId } = (await asked).data;
  if (approvalId) await expectDone(server.call(approveRequest, { params: { id: approvalId }, body: {} }, checker));
}

const query: Query = { command: 'loan.write_off' };

describe('the effect of a command on a loan', () => {
  answers(getLoanEffect, async () => effect(await owing(), query));
  refuses(getLoanEffect, 'not_found', () => effect({ loanId: crypto.randomUUID() }, query));
  refuses(getLoanEffect, 'invalid_input', async () => effect(await owing(), { command: 'loan.waive' }));
  refuses(getLoanEffect, 'illegal_transition', async () => effect(await owing(), { command: 'release' }));
  refuses(getLoanEffect, 'no_credit', async () => effect(await owing(), { command: 'payment.refund_credit' }));
  refuses(getLoanEffect, 'account_unknown', async () => {
    const loan = await owing();
    await paying(loan, 1_000_000);
    // As if the money had been paid out in cash.
    await server.services.db.deleteFrom('payout').where('loan_id', '=', loan.loanId).execute();
    return effect(loan, { command: 'payment.refund_credit' });
  });
  refuses(getLoanEffect, 'receipt_settled', async () => {
    const loan = await owing();
    await done(asks.register(loan));
    return effect(loan, { command: 'loan.register_payment', ...RECEIVED, reference: loan.loanId });
  });

  test.each<[string, Query, Ask, Ask?]>([
    ['a standstill', { command: 'hold' }, asks.hold],
    ['its end', { command: 'release' }, asks.release, asks.hold],
    ['a write-off', { command: 'loan.write_off' }, asks.writeOff],
    ['its undoing', { command: 'loan.undo_write_off' }, asks.undo, asks.writeOff],
    ['a sale', { command: 'loan.sell' }, asks.sell],
    ['buying back', { command: 'loan.buy_back' }, asks.buyBack, asks.sell],
    ['an end', { command: 'loan.terminate' }, asks.terminate],
    ['a waiver', { command: 'loan.waive', component: 'principal', amount: centavos(70_000) }, asks.waive],
    ['a payment', { command: 'loan.register_payment', ...RECEIVED, reference: 'F1' }, asks.register],
  ])('%s has the effect that was announced before', async (_, question, ask, first) => {
    const loan = await owing();
    if (first) await done(first(loan));
    const before = await status(loan);
    const reported = await expectDone(effect(loan, question));
    expect(reported.before).toEqual(before);
    expect(await status(loan)).toEqual(before);
    await done(ask(loan));
    expect(reported.after).toEqual(await status(loan));
    expect(reported.after).not.toEqual(before);
  });

  test('reversing the payment that closed a written-off loan is announced to bring the debt back', async () => {
    const loan = await owing();
    await done(asks.writeOff(loan));
    const { position } = await status(loan);
    const payment = await paying(loan, position.outstanding);
    const reported = await expectDone(effect(loan, { command: 'loan.reverse_payment', payment }));
    expect([reported.before.status, reported.after.status]).toEqual([LOAN_STATUS.paid, LOAN_STATUS.active]);
    await done(server.call(reversePayment, { ...at(loan), body: { payment, note } }, maker));
    expect(reported.after).toEqual(await status(loan));
  });
});

describe('the effect of a request', () => {
  const asked = async (loan: Owing) => (await asks.writeOff(loan)).data.approvalId ?? '';
  const look = (id: string) => server.call(getApprovalEffect, { params: { id } }, checker);
  answers(getApprovalEffect, async () => look(await asked(await owing())));
  refuses(getApprovalEffect, 'not_found', () => look(crypto.randomUUID()));
  refuses(getApprovalEffect, 'approval_decided', async () => {
    const id = await asked(await owing());
    await expectDone(server.call(rejectRequest, { params: { id }, body: { note } }, checker));
    return look(id);
  });

  test('the effect of a request is computed when the checker reads it, and reading it changes nothing', async () => {
    const loan = await owing();
    const id = await asked(loan);
    const reported = await expectDone(look(id));
    expect(reported).toMatchObject({ staleBecause: null, loan: { after: { status: LOAN_STATUS.writeOff } } });
    expect(await expectDone(look(id))).toEqual(reported);
  });

  test('a request has no effect any more once something happened to the loan', async () => {
    const loan = await owing();
    const id = await asked(loan);
    await paying(loan, 10_000);
    expect(await expectDone(look(id))).toEqual({ staleBecause: 'subject_changed', loan: null });
  });

  test('the effect of a request is refused like the command where that same money was booked in another way', async () => {
    const [loan, other] = [await owing(), await owing()];
    const reference = loan.loanId;
    const body = { ...RECEIVED, reference, note };
    const id = (await server.call(registerPayment, { ...at(loan), body }, maker)).data.approvalId ?? '';
    const reported = await expectDone(look(id));
    expect(reported.loan?.after.position.outstanding).toBe((await status(loan)).position.outstanding - RECEIVED.amount);
    await done(server.call(registerPayment, { ...at(other), body }, maker));
    expect(await expectDone(look(id))).toEqual({ staleBecause: 'receipt_settled', loan: null });
  });
});
