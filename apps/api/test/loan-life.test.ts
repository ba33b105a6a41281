import { addDays } from '@lender/calculator';
import {
  approveRequest,
  askWithdrawal,
  buyBackLoan,
  getCaseTimeline,
  getLoanEvents,
  getOpenPayBarcode,
  holdLoan,
  releaseLoan,
  reversePayment,
  sellLoan,
  sendSmsCodeTs,
  undoWriteOff,
  updateApplication,
  writeOffLoan,
} from '@lender/contract';
import { APPLICATION_STATUS, LOAN_STATUSES, type LoanStatus, LOAN_STATUS as S } from '@lender/lending';
import { centavos } from '@lender/money';
import { expect, test } from 'vitest';
import { moneyOf } from './loans/money.ts';
import { sellProduct } from './loans/sell-product.ts';
import { type Applicant, applyToSigning, borrow, expectDone, NOTHING } from './people/journey.ts';
import { staffMember } from './people/staff-member.ts';
import { testServer } from './server/server.ts';

const server = await testServer();
const money = moneyOf(server);
/** Each borrower's pay date is 20 days ahead, and no later one is near enough. */
const TERM = { minDays: 20, maxDays: 25 };
await sellProduct(server, ({ pricing, ...config }) => ({
  ...config,
  pricing: { ...Object(pricing), termDays: { weekly: TERM, biweekly: TERM, semi_monthly: TERM, monthly: TERM } },
}));

const maker = await staffMember(server, 'supervisor');
const checker = await staffMember(server, 'supervisor');
const note = 'Se habló con la persona';

/** Lists the statuses through which the loan of an application went, by its history. */
async function lifeOf({ applicationId: id }: Applicant): Promise<LoanStatus[]> {
  const { data } = await server.call(getCaseTimeline, { params: { id } }, checker);
  const moves = data
    .flatMap(({ event }) => (event.name === 'loan.status' ? [event.facts] : []))
    .toReversed()
    .map(({ from, to }) => [from, to] as const);
  return moves.flatMap(([from, to], index) => (index === 0 ? [from, to] : [to]));
}

interface Asked {
  readonly status: number;
  readonly body: unknown;
  readonly data: { readonly approvalId: string | null };
}
async function byTwo(asked: Promise<Asked>): Promise<void> {
  const { approvalId } = await expectDone(asked);
  await expectDone(server.call(approveRequest, { params: { id: approvalId ?? '' }, body: {} }, checker));
}

test('loans go through every status by calls alone', async () => {
  const withdrawn = await applyToSigning(server);
  const body = { status: APPLICATION_STATUS.canceled };
  await expectDone(server.call(updateApplication, { params: { id: withdrawn.applicationId }, body }, withdrawn));

  const regretful = await borrow(server);
  await expectDone(server.call(askWithdrawal, { query: {} }, regretful));
  const back = await expectDone(server.call(getOpenPayBarcode, { body: { kind: 'withdrawal' } }, regretful));
  await money.payAtStore(back.reference);
  await money.untilPayments(regretful, 1);

  const borrower = await borrow(server);
  const { id } = await money.loanOf(borrower);
  const at = { params: { id } };
  const { today } = await server.services.clock.business(server.services.db);
  const hold = { reason: 'hardship', reviewOn: addDays(today, 20), note } as const;
  await expectDone(server.call(holdLoan, { ...at, body: hold }, maker));
  await expectDone(server.call(releaseLoan, { ...at, body: { note } }, maker));
  await byTwo(server.call(writeOffLoan, { ...at, body: { note } }, maker));
  await byTwo(server.call(undoWriteOff, { ...at, body: { note } }, maker));
  const sale = { buyer: 'Recuperadora del Norte', price: centavos(50_000), note };
  await byTwo(server.call(sellLoan, { ...at, body: sale }, maker));
  await byTwo(server.call(buyBackLoan, { ...at, body: { price: centavos(60_000), note } }, maker));
  const { reference } = await money.reference(borrower);
  await money.payAtStore(reference);
  await money.untilPayments(borrower, 1);
  const events = await expectDone(server.call(getLoanEvents, at, maker));
  const payment = events.find(({ kind }) => kind === 'payment')?.id ?? '';
  await byTwo(server.call(reversePayment, { ...at, body: { payment, note } }, maker));

  const tooLate = await applyToSigning(server);
  await money.passDays(1);
  expect((await server.call(sendSmsCodeTs, NOTHING, tooLate)).code).toBe('no_offer');

  const lives = await Promise.all([withdrawn, regretful, borrower, tooLate].map(lifeOf));
  expect(lives).toEqual([
    [S.draft, S.cancelled],
    [S.draft, S.active, S.onHold, S.terminated],
    [S.draft, S.active, S.onHold, S.active, S.writeOff, S.active, S.soldDebt, S.active, S.paid, S.active],
    [S.draft, S.cannotMakeOffer],
  ]);
  expect(new Set(lives.flat())).toEqual(new Set(LOAN_STATUSES));
});
