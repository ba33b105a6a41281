import {
  approveRequest,
  createApplication,
  getPayoff,
  listOwnLoans,
  registerPayment,
  type Send,
  signAgreement,
} from '@lender/contract';
import { centavos, formatPesos } from '@lender/money';
import { claimOneAnswer } from '../asking/claim-one-answer.ts';
import { claimOnePayout } from '../asking/claim-one-payout.ts';
import type { Rule } from '../rule.ts';
import { sentences } from '../sentences.copy.es.ts';
import { claim, claimEqual } from '../trouble.ts';
import { registerSomebody, wishOf } from '../world/applicant.ts';
import { type Applicant, bringPapers, signatureOf, untilPaidOut } from '../world/borrower.ts';
import { approve, paymentBody } from '../world/pay.ts';
import { must } from '../world/session.ts';
import type { World } from '../world/world.ts';

export const repeatsChangeNothing: Rule = {
  code: 'repeats_change_nothing',
  sentence: {
    en: 'A call that is repeated, later or at once, changes nothing more and is answered the same.',
    es: sentences.repeats_change_nothing,
  },
  reason: 'Networks repeat calls. What takes an Idempotency-Key is done once for each key.',
  needs: ['staff', 'checker', 'phone'],
  check: async (world) => {
    const applicant = await applyTwice(world);
    await bringPapers(world, applicant);
    await signTwice(world, applicant);
    const loanId = await untilPaidOut(world, applicant);
    const loans = await must(applicant, listOwnLoans);
    claimEqual('loans of somebody who signed one agreement twice', loans.length, 1);
    await claimOnePayout(world, loanId);
    await payTwice(world, applicant, loanId);
    return 3;
  },
};

async function applyTwice(world: World): Promise<Applicant> {
  const client = await registerSomebody(world);
  const wish = await wishOf(client);
  const idempotencyKey = crypto.randomUUID();
  world.trace.begin();
  const apply = (sent: Send<typeof createApplication>) => client.call(createApplication, sent, { idempotencyKey });
  const first = await claimOneAnswer('createApplication', () => apply(wish));
  const another = await apply({ body: { ...wish.body, largerOfferWelcome: true } });
  claim(!another.ok, () => 'createApplication with a key that was used was taken with another body');
  return { ...client, applicationId: first.id };
}

async function signTwice(world: World, applicant: Applicant): Promise<void> {
  const otp = await signatureOf(world, applicant);
  const idempotencyKey = crypto.randomUUID();
  const send = { params: { id: applicant.applicationId }, body: { otp } };
  world.trace.begin();
  await claimOneAnswer('signAgreement', () => applicant.call(signAgreement, send, { idempotencyKey }));
}

const PAID_CENTAVOS = 10_037;

async function payTwice(world: World, borrower: Applicant, loanId: string): Promise<void> {
  const [staff, checker] = [await world.staff(), await world.checker()];
  const { date: paidOn, amount: before } = await must(borrower, getPayoff, { query: {} });
  const idempotencyKey = crypto.randomUUID();
  const send = { params: { id: loanId }, body: paymentBody({ amountCentavos: PAID_CENTAVOS, paidOn }) };
  world.trace.begin();
  const register = () => staff.call(registerPayment, send, { idempotencyKey });
  const { approvalId } = await claimOneAnswer('registerPayment', register);
  if (approvalId !== null) {
    await approve(world, approvalId);
    const again = await checker.call(approveRequest, { params: { id: approvalId }, body: {} });
    claim(!again.ok, () => 'approveRequest was taken twice for one request');
  }
  const { amount: after } = await must(borrower, getPayoff, { query: { date: paidOn } });
  const paid = centavos(before - after);
  claimEqual('what one payment, sent twice, took off the debt', paid, centavos(PAID_CENTAVOS), formatPesos);
}
