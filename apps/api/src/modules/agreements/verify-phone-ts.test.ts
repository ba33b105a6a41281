import { addDays } from '@lender/calculator';
import { advanceSandboxClock, sendSmsCodeTs, signAgreement, verifyPhoneTs } from '@lender/contract';
import { describe, expect, test } from 'vitest';
import { type Applicant, applyToSigning, expectDone, NOTHING, openApplication } from '../../../test/people/journey.ts';
import { codeOnPhone, wrongCode } from '../../../test/people/simulated-phone.ts';
import { answers, refuses } from '../../../test/server/claims.ts';
import { testServer } from '../../../test/server/server.ts';
import { clientIdOf, forgetLimits, useUpLimit } from '../../../test/server/stored.ts';

const server = await testServer();

const verify = (as: Applicant, code: string) => server.call(verifyPhoneTs, { body: { code } }, as);
const sign = (as: Applicant, otp: string) =>
  server.call(signAgreement, { params: { id: as.applicationId }, body: { otp } }, as);
const codeFor = async (as: Applicant) => {
  await expectDone(server.call(sendSmsCodeTs, NOTHING, as));
  return codeOnPhone(server, as.who.phone);
};

describe('checking the code of the signature', () => {
  answers(verifyPhoneTs, async () => {
    const applicant = await applyToSigning(server);
    const code = await codeFor(applicant);
    // The check may be repeated: a right code costs no try, and still signs.
    for (let time = 0; time < 5; time++) expect((await verify(applicant, code)).status).toBe(200);
    const verified = await verify(applicant, code);
    expect((await sign(applicant, code)).status).toBe(200);
    return verified;
  });
  refuses(verifyPhoneTs, 'no_offer', async () => verify(await openApplication(server), '123'));
  refuses(verifyPhoneTs, 'code_expired', async () => verify(await applyToSigning(server), '123'));
  refuses(verifyPhoneTs, 'code_wrong', async () => {
    const applicant = await applyToSigning(server);
    const code = await codeFor(applicant);
    const wrong = await verify(applicant, wrongCode(code));
    expect(wrong.body).toMatchObject({ error: { details: { triesLeft: 2 } } });
    // Wrong codes here are counted with wrong codes at the signature.
    expect((await sign(applicant, wrongCode(code))).body).toMatchObject({ error: { details: { triesLeft: 1 } } });
    await verify(applicant, wrongCode(code));
    expect((await sign(applicant, code)).code).toBe('code_expired');
    return wrong;
  });
  refuses(verifyPhoneTs, 'rate_limited', async () => {
    const applicant = await applyToSigning(server);
    const code = await codeFor(applicant);
    await useUpLimit(server, { limit: 'client-code-guesses', who: [clientIdOf(applicant)] });
    const refused = await verify(applicant, wrongCode(code));
    await forgetLimits(server);
    return refused;
  });

  test('checking the code compares at most three guesses out of two hundred at once', async () => {
    const applicant = await applyToSigning(server);
    const code = await codeFor(applicant);
    const guess = () => verify(applicant, wrongCode(code));
    const flood = await Promise.all(Array.from({ length: 200 }, guess));
    // A machine under heavy load refuses some of them; their tries are still available, and no more.
    for (const { status } of flood) expect([422, 429, 503]).toContain(status);
    await forgetLimits(server);
    const later = [await guess(), await guess(), await guess()];
    const compared = [...flood, ...later].filter((one) => one.code === 'code_wrong');
    expect(compared.length).toBeLessThanOrEqual(3);
    expect((await verify(applicant, code)).code).toBe('code_expired');
  });
});

describe('a code of yesterday', () => {
  refuses(verifyPhoneTs, 'offer_changed', async () => {
    const applicant = await applyToSigning(server);
    const code = await codeFor(applicant);
    const { today } = await server.services.clock.business(server.services.db);
    const body = { businessDate: addDays(today, 1) };
    await expectDone(server.call(advanceSandboxClock, { body }, { token: await server.operator() }));
    return verify(applicant, code);
  });
});
