import { createApplication, finishClientDocuments, sendSmsCodeTs, signAgreement } from '@lender/contract';
import type { AdditionalLoanBar } from '@lender/lending';
import { centavos } from '@lender/money';
import { beforeEach, describe, expect, test } from 'vitest';
import { happen, pay } from '../../../test/loans/life.ts';
import { type Applicant, application, borrow, expectDone, NOTHING, untilStep } from '../../../test/people/journey.ts';
import { codeOnPhone } from '../../../test/people/simulated-phone.ts';
import { refuses } from '../../../test/server/claims.ts';
import { testServer } from '../../../test/server/server.ts';
import { countOf } from '../../../test/server/stored.ts';

const server = await testServer();
const because = (reason: AdditionalLoanBar) => ({ error: { code: 'additional_loan_refused', details: { reason } } });

/** Lets days pass without running a job. */
const setClock = (days: number) =>
  server.services.db
    .updateTable('business_clock')
    .set({ offset_ms: days * 86_400_000 })
    .execute();
beforeEach(() => setClock(0));

/** Returns a client who owes 3500 of 4000 pesos, paid 2000 of them, and is about to sign 1500 more. */
async function signing(): Promise<{ readonly first: Applicant; readonly second: Applicant }> {
  const first = await borrow(server, { pesos: 3_500 });
  await pay(server, first, 'room', centavos(200_000));
  const { id } = await expectDone(server.call(createApplication, await application(server, 1_500), first));
  const second = { ...first, applicationId: id };
  await expectDone(server.call(finishClientDocuments, NOTHING, second));
  await untilStep(server, second.token, 'otp_agreement');
  server.passSeconds(60);
  return { first, second };
}
const askCode = (as: Applicant) => server.call(sendSmsCodeTs, NOTHING, as);
const codeOf = async (as: Applicant) => {
  await expectDone(askCode(as));
  return codeOnPhone(server, as.who.phone);
};
const signWith = ({ token, applicationId: id }: Applicant, otp: string) =>
  server.call(signAgreement, { params: { id }, body: { otp } }, { token, key: crypto.randomUUID() });

const hold = (as: Applicant) => happen(server, as, { id: 'hold', kind: 'hold', reason: 'hardship', actor: 'operator' });
const takeBack = (as: Applicant) => happen(server, as, { id: 'back', kind: 'reversal', of: 'room' });

describe('another loan beside one that is open', () => {
  refuses(sendSmsCodeTs, 'additional_loan_refused', async () => {
    const { first, second } = await signing();
    await hold(first);
    const refused = await askCode(second);
    expect(refused.body).toMatchObject(because('loan_not_active'));
    return refused;
  });

  refuses(signAgreement, 'additional_loan_refused', async () => {
    const { first, second } = await signing();
    const otp = await codeOf(second);
    await takeBack(first);
    const refused = await signWith(second, otp);
    expect(refused.body).toMatchObject(because('not_enough_room'));
    return refused;
  });

  test('another loan is not signed while the first is late, and is once that was paid', async () => {
    const { first, second } = await signing();
    await setClock(25);
    expect((await askCode(second)).body).toMatchObject(because('loan_late'));
    await pay(server, first, 'all of it', centavos(300_000));
    expect((await askCode(second)).code).not.toBe('additional_loan_refused');
  });

  test('a signing and a reversed payment at the same moment end in a signature or a refusal, never half of both', async () => {
    const { first, second } = await signing();
    const otp = await codeOf(second);
    const [signed] = await Promise.all([signWith(second, otp), takeBack(first)]);
    // A client whose first loan was paid out has one payout already.
    expect(await countOf(server, 'payout', second)).toBe(signed.status === 200 ? 2 : 1);
    if (signed.status !== 200) expect(signed.body).toMatchObject(because('not_enough_room'));
  });
});
