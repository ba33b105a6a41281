import { addDays, daysBetween } from '@lender/calculator';
import {
  advanceSandboxClock,
  applyRollover,
  approveRequest,
  createApplication,
  getActiveLoan,
  getLoanEvents,
  getOpenPayBarcode,
  getPayoff,
  ID_PHOTO_TYPES,
  listOwnLoans,
  refundCredit,
  registerPayment,
  type Send,
  signAgreement,
  uploadClientDocument,
} from '@lender/contract';
import { type Centavos, centavos, formatPesos } from '@lender/money';
import { claimOneAnswer, claimOneAnswerIfTaken } from '../asking/claim-one-answer.ts';
import { claimOnePayout } from '../asking/claim-one-payout.ts';
import type { Rule } from '../rule.ts';
import { sentences } from '../sentences.copy.es.ts';
import { claim, claimEqual } from '../trouble.ts';
import { type Applicant, registerPerson, requestOf } from '../world/applicant.ts';
import { bringPapers, signatureOf, untilPaidOut } from '../world/borrower.ts';
import { approve, loanOf, paymentBody, registerPaid } from '../world/pay.ts';
import { photoOf } from '../world/photo.ts';
import { must } from '../world/session.ts';
import type { World } from '../world/world.ts';

export const repeatsChangeNothing: Rule = {
  code: 'repeats_change_nothing',
  sentence: {
    en: 'A call that is repeated with its key, later or at once, changes nothing more and is answered the same; the same key with another body is refused.',
    es: sentences.repeats_change_nothing,
  },
  reason: 'Networks repeat calls. What takes an Idempotency-Key is done once for each key.',
  needs: ['staff', 'checker', 'phone', 'clock'],
  check: async (world) => {
    const applicant = await applyTwice(world);
    await uploadTwice(world, applicant);
    await bringPapers(world, applicant);
    await signTwice(world, applicant);
    const borrower = { ...applicant, loanId: await untilPaidOut(world, applicant) };
    const loans = await must(applicant, listOwnLoans);
    claimEqual('loans of somebody who signed one agreement twice', loans.length, 1);
    await claimOnePayout(world, borrower.loanId);
    await payTwice(world, borrower);
    await passDaysTwice(world, borrower);
    return 5 + (await extendTwice(world, borrower)) + (await refundTwice(world, borrower));
  },
};

interface Payer extends Applicant {
  readonly loanId: string;
}

async function applyTwice(world: World): Promise<Applicant> {
  const client = await registerPerson(world);
  const requested = await requestOf(client);
  const idempotencyKey = crypto.randomUUID();
  world.trace.begin();
  const apply = (sent: Send<typeof createApplication>) => client.call(createApplication, sent, { idempotencyKey });
  const { body } = requested.application;
  const { id } = await claimOneAnswer('createApplication', {
    send: () => apply(requested.application),
    other: () => apply({ body: { ...body, largerOfferWelcome: true } }),
  });
  return { ...client, request: requested, applicationId: id };
}

async function uploadTwice(world: World, applicant: Applicant): Promise<void> {
  const [type] = ID_PHOTO_TYPES;
  const file = photoOf(`${applicant.person.phone} twice`);
  const idempotencyKey = crypto.randomUUID();
  world.trace.begin();
  const body = { type, modifiedAt: undefined, file };
  await claimOneAnswer('uploadClientDocument', {
    send: () => applicant.call(uploadClientDocument, { body }, { idempotencyKey }),
  });
}

async function signTwice(world: World, applicant: Applicant): Promise<void> {
  const otp = await signatureOf(world, applicant);
  const idempotencyKey = crypto.randomUUID();
  const params = { id: applicant.applicationId };
  world.trace.begin();
  const sign = (code: string) => applicant.call(signAgreement, { params, body: { otp: code } }, { idempotencyKey });
  await claimOneAnswer('signAgreement', { send: () => sign(otp), other: () => sign(anotherThan(otp)) });
}

/** Returns a code of the same length in which each digit is another one. */
const anotherThan = (code: string): string => code.replaceAll(/\d/g, (digit) => String((Number(digit) + 1) % 10));

const PAID_CENTAVOS = 10_037;

async function payTwice(world: World, { loanId, ...borrower }: Payer): Promise<void> {
  const [staff, checker] = [await world.staff(), await world.checker()];
  const { date: paidOn, amount: before } = await must(borrower, getPayoff, { query: {} });
  const idempotencyKey = crypto.randomUUID();
  const params = { id: loanId };
  const body = paymentBody({ amountCentavos: PAID_CENTAVOS, paidOn });
  const register = (sent: typeof body, key: string) =>
    staff.call(registerPayment, { params, body: sent }, { idempotencyKey: key });
  world.trace.begin();
  const { approvalId } = await claimOneAnswer('registerPayment', {
    send: () => register(body, idempotencyKey),
    other: () => register({ ...body, amount: centavos(PAID_CENTAVOS + 1) }, idempotencyKey),
  });
  if (approvalId !== null) {
    await approve(world, approvalId);
    const again = await checker.call(approveRequest, { params: { id: approvalId }, body: {} });
    claim(!again.ok, () => 'approveRequest was taken twice for one request');
  }
  // Each reference of a method is booked once, whatever the key.
  const another = await register(body, crypto.randomUUID());
  if (another.ok && another.data.approvalId !== null)
    await checker.call(approveRequest, { params: { id: another.data.approvalId }, body: {} });
  const { amount: after } = await must(borrower, getPayoff, { query: { date: paidOn } });
  const paid = centavos(before - after);
  claimEqual('what one payment, sent several times, took off the debt', paid, centavos(PAID_CENTAVOS), formatPesos);
}

/** Passes days up to the due date, on which a loan can be extended. */
async function passDaysTwice(world: World, borrower: Payer): Promise<void> {
  const staff = await world.staff();
  const { position, dueDate } = await must(borrower, getActiveLoan, { query: { loanId: borrower.loanId } });
  const body = { days: daysBetween(position.date, dueDate) };
  const idempotencyKey = crypto.randomUUID();
  world.trace.begin();
  const { businessDate } = await claimOneAnswer('advanceSandboxClock', {
    send: () => staff.call(advanceSandboxClock, { body }, { idempotencyKey }),
  }).finally(async () => {
    const { position: now } = await loanOf(world, borrower.loanId);
    world.daysPassed += daysBetween(position.date, now.date);
  });
  claimEqual(`day ${body.days} days after ${position.date}`, businessDate, addDays(position.date, body.days));
}

/** @returns how many calls were repeated: none where the server offers no extension now */
async function extendTwice(world: World, borrower: Payer): Promise<number> {
  const { loanId } = borrower;
  const { rollovers } = await must(borrower, getActiveLoan, { query: { loanId } });
  const [rollover] = rollovers;
  if (!rollover) return 0;
  const params = { id: loanId, rolloverId: rollover.id };
  const idempotencyKey = crypto.randomUUID();
  const send = () => borrower.call(applyRollover, { params }, { idempotencyKey });
  world.trace.begin();
  return (await claimOneAnswerIfTaken('applyRollover', { send })) ? 1 : 0;
}

const BEYOND = centavos(12_345);

/** Refunds what was paid beyond the debt. @returns the number of calls that were repeated */
async function refundTwice(world: World, borrower: Payer): Promise<number> {
  const { loanId } = borrower;
  const [staff, checker] = [await world.staff(), await world.checker()];
  await askForReferenceTwice(world, borrower);
  const { position } = await loanOf(world, loanId);
  const amountCentavos = centavos(position.outstanding + BEYOND);
  await registerPaid(world, { loanId, amountCentavos, paidOn: position.date });
  const idempotencyKey = crypto.randomUUID();
  const refund = () =>
    staff.call(refundCredit, { params: { id: loanId }, body: { note: 'Prueba de invariantes' } }, { idempotencyKey });
  world.trace.begin();
  const asked = await claimOneAnswerIfTaken('refundCredit', { send: refund });
  // An amount that was refunded automatically, or cannot be refunded now, is not refunded by hand.
  if (!asked) return 1;
  const { approvalId } = asked;
  if (approvalId !== null) {
    await approve(world, approvalId);
    const again = await checker.call(approveRequest, { params: { id: approvalId }, body: {} });
    claim(!again.ok, () => 'approveRequest was taken twice for one refund');
  }
  const events = await must(staff, getLoanEvents, { params: { id: loanId } });
  const back = events.flatMap(({ kind, amount }) => (kind === 'refund' ? [Number(amount)] : []));
  const sum = back.reduce((all, amount) => all + amount, 0);
  claim(sum <= BEYOND, () => `${formatPesos(centavos(sum))} were refunded of ${formatPesos(BEYOND)}`);
  return 2;
}

async function askForReferenceTwice(world: World, borrower: Payer): Promise<void> {
  const idempotencyKey = crypto.randomUUID();
  const amount: Centavos = centavos(5_000);
  const ask = (pesos: Centavos) =>
    borrower.call(getOpenPayBarcode, { body: { kind: 'repayment', amount: pesos } }, { idempotencyKey });
  world.trace.begin();
  await claimOneAnswerIfTaken('getOpenPayBarcode', {
    send: () => ask(amount),
    other: () => ask(centavos(amount + 100)),
  });
}
