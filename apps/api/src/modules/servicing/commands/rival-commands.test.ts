import { addDays } from '@lender/calculator';
import {
  approveRequest,
  askWithdrawal,
  getLoan,
  getLoanEvents,
  holdLoan,
  listOwnLoans,
  sellLoan,
  waiveLoanCharge,
  writeOffLoan,
} from '@lender/contract';
import { LOAN_STATUS as S, waiverLimitOf } from '@lender/lending';
import { centavos } from '@lender/money';
import { expect, test } from 'vitest';
import { expectBooksHold } from '../../../../test/loans/books.ts';
import { moneyOf } from '../../../../test/loans/money.ts';
import { payLoan } from '../../../../test/loans/pay-loan.ts';
import { borrow, expectDone, NOTHING } from '../../../../test/people/journey.ts';
import { staffMember } from '../../../../test/people/staff-member.ts';
import { testServer } from '../../../../test/server/server.ts';

const server = await testServer();
const [maker, checker, other] = [
  await staffMember(server, 'supervisor'),
  await staffMember(server, 'supervisor'),
  await staffMember(server, 'supervisor'),
];
const support = await staffMember(server, 'support');
const note = 'Se habló con la persona';

async function owing() {
  const client = await borrow(server);
  const [loan] = (await server.call(listOwnLoans, NOTHING, client)).data;
  if (!loan) throw new Error('nothing was lent');
  return { ...client, loanId: loan.id, owed: loan.outstanding };
}
type Owing = Awaited<ReturnType<typeof owing>>;
const loans = await Promise.all(Array.from({ length: 8 }, owing));
const next = (): Owing => {
  const loan = loans.pop();
  if (!loan) throw new Error('every loan has had a turn');
  return loan;
};

const at = ({ loanId }: Owing) => ({ params: { id: loanId } });
const read = async (loan: Owing) => (await server.call(getLoan, { ...at(loan), query: {} }, maker)).data;
const eventsOf = async (loan: Owing) => (await server.call(getLoanEvents, at(loan), maker)).data;
const happenedTo = async (loan: Owing) => (await eventsOf(loan)).map(({ kind }) => kind);
const pay = (loan: Owing, amountCentavos: number) => payLoan(server, loan, { loanId: loan.loanId, amountCentavos });
const approve = (id: string, by: { token: string } = checker) =>
  server.call(approveRequest, { params: { id }, body: {} }, by);
const askFor = {
  write_off: async (loan: Owing) =>
    (await expectDone(server.call(writeOffLoan, { ...at(loan), body: { note } }, maker))).approvalId ?? '',
  sale: async (loan: Owing) => {
    const body = { buyer: 'Recuperadora del Norte', price: centavos(50_000), note };
    return (await expectDone(server.call(sellLoan, { ...at(loan), body }, maker))).approvalId ?? '';
  },
};
const waive = (loan: Owing, amount: number, component: 'lateCharge' | 'principal' = 'lateCharge') =>
  server.call(waiveLoanCharge, { ...at(loan), body: { component, amount: centavos(amount), note } }, support);

test.each([
  ['sale', S.soldDebt],
  ['write_off', S.writeOff],
] as const)(
  'either a %s or the borrower’s payment in full takes effect when both happen at once, and no debt is booked twice',
  async (kind, status) => {
    const loan = next();
    const request = await askFor[kind](loan);
    const [answer] = await Promise.all([approve(request), pay(loan, loan.owed)]);
    const after = await read(loan);
    if (answer.status === 200) expect([status, S.paid]).toContain(after.status);
    else expect([answer.code, after.status]).toEqual(['approval_stale', S.paid]);
    expect((await happenedTo(loan)).filter((one) => one === 'payment')).toHaveLength(1);
    expect((await happenedTo(loan)).filter((one) => one === kind)).toHaveLength(answer.status === 200 ? 1 : 0);
    await expectBooksHold(server, loan);
  },
);

test('of a sale and a write-off of one loan, approved by two people at once, only one takes effect', async () => {
  const loan = next();
  const requests = [await askFor.sale(loan), await askFor.write_off(loan)] as const;
  const answers = await Promise.all([approve(requests[0]), approve(requests[1], other)]);
  expect(answers.map(({ code }) => code ?? 'done').toSorted()).toEqual(['approval_stale', 'done']);
  expect((await happenedTo(loan)).filter((kind) => kind === 'sale' || kind === 'write_off')).toHaveLength(1);
  await expectBooksHold(server, loan);
});

test('one request approved by two people at once is done once', async () => {
  const loan = next();
  const request = await askFor.write_off(loan);
  const answers = await Promise.all([
    approve(request),
    approve(request, other),
    approve(request),
    approve(request, other),
  ]);
  expect(answers.map(({ code }) => code ?? 'done').toSorted()).toEqual([
    'approval_decided',
    'approval_decided',
    'approval_decided',
    'done',
  ]);
  expect(await happenedTo(loan)).toEqual(['disbursed', 'write_off']);
  await expectBooksHold(server, loan);
});

test('a loan with a hold and a payment at once is on hold and owes less, or is paid', async () => {
  const loan = next();
  const { today } = await server.services.clock.business(server.services.db);
  const body = { reason: 'hardship', reviewOn: addDays(today, 20), note } as const;
  const [held] = await Promise.all([server.call(holdLoan, { ...at(loan), body }, support), pay(loan, 50_000)]);
  expect(held.status).toBe(200);
  expect(await read(loan)).toMatchObject({ status: S.onHold, position: { outstanding: loan.owed - 50_000 } });
  await expectBooksHold(server, loan);
});

test('waivers at once never exceed what one person may waive alone, nor what is owed', async () => {
  const loan = next();
  const limit = waiverLimitOf('support');
  const each = centavos(Math.ceil(limit / 3));
  const answers = await Promise.all(Array.from({ length: 6 }, () => waive(loan, each)));
  const alone = answers.filter(({ data, code }) => code === undefined && data.approvalId === null);
  expect(alone.length * each).toBeLessThanOrEqual(limit);
  expect(alone.length).toBeGreaterThan(0);
  const waived = (await happenedTo(loan)).filter((kind) => kind === 'waiver');
  expect(waived).toHaveLength(alone.length);
  const { position } = await read(loan);
  // Nothing is late yet: there is no late charge to waive, and nothing else is waived for it.
  expect(position).toMatchObject({ outstanding: loan.owed, credit: 0 });
  await expectBooksHold(server, loan);
});

test('a loan that is waived in full and paid in full at once owes nothing, and the overpayment is given back', async () => {
  const loan = next();
  const asked = await waive(loan, loan.owed, 'principal');
  const request = asked.data.approvalId ?? '';
  const [answer] = await Promise.all([approve(request), pay(loan, loan.owed)]);
  const { status, position } = await read(loan);
  expect([status, position.outstanding]).toEqual([S.paid, 0]);
  const forgiven = position.principal.waived;
  expect(answer.status === 200 || forgiven === 0).toBe(true);
  expect(position.principal.paid + forgiven).toBe(position.principal.charged);
  await expectBooksHold(server, loan);
});

test('a contract that is cancelled while its money is given back ends without a charge', async () => {
  const loan = next();
  await moneyOf(server).passDays(2);
  const { principal, outstanding } = (await read(loan)).position;
  expect(outstanding).toBeGreaterThan(principal.outstanding);
  const [asked] = await Promise.all([
    server.call(askWithdrawal, { query: {} }, loan),
    pay(loan, principal.outstanding),
  ]);
  expect(asked.status).toBe(200);
  const after = await read(loan);
  expect([after.status, after.position.outstanding]).toEqual([S.terminated, 0]);
  await expectBooksHold(server, loan);
});
