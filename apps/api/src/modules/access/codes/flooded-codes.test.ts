import {
  createClient,
  sendEmailCode,
  sendSmsCode,
  sendSmsCodePublic,
  sendSmsCodeTs,
  signAgreement,
  verifyPhone,
} from '@lender/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { applyToSigning, expectDone, NOTHING, register, registration } from '../../../../test/people/journey.ts';
import { codeOnPhone, wrongCode } from '../../../../test/people/simulated-phone.ts';
import { type TestPerson, testPerson } from '../../../../test/people/test-person.ts';
import { testServer } from '../../../../test/server/server.ts';
import { forgetLimits, useUpLimit } from '../../../../test/server/stored.ts';
import { visitorFrom } from '../../../../test/server/visitor.ts';

const server = await testServer();

const sendTo = (number: string, from: string) =>
  server.call(sendSmsCodePublic, { body: { mobilePhone: { number } } }, visitorFrom(server, from));
const signUp = (who: TestPerson, code: string, from: string) =>
  server.call(createClient, registration(who, code), visitorFrom(server, from));

beforeEach(() => forgetLimits(server));

describe('while strangers ask for codes to register without end', () => {
  /** Sends three hundred requests, some at once. */
  async function flood(from: (count: number) => string) {
    const answers = [];
    for (let count = 0; count < 300; count += 20) {
      const wave = Array.from({ length: 20 }, (_, index) => sendTo(testPerson().phone, from(count + index)));
      answers.push(...(await Promise.all(wave)));
    }
    return answers;
  }

  test('a client who signs, or proves a phone or a mailbox, gets a code while strangers flood', async () => {
    const [applicant, client] = [await applyToSigning(server), await register(server)];
    await forgetLimits(server);
    const answers = await flood((count) => `203.0.113.${count % 250}`);
    expect(answers.filter(({ code }) => code === 'rate_limited').length).toBeGreaterThan(0);

    expect((await server.call(sendSmsCodeTs, NOTHING, applicant)).status).toBe(200);
    expect((await server.call(sendSmsCode, { body: {} }, client)).status).toBe(200);
    expect((await server.call(sendEmailCode, { body: { email: testPerson().email } })).status).toBe(200);
  });

  test('one stranger alone leaves codes for the other visitors', async () => {
    const answers = await flood(() => '203.0.113.9');
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(180);
    expect((await sendTo(testPerson().phone, '198.51.100.7')).status).toBe(200);
  });
});

describe('when wrong codes of visitors are beyond their limit', () => {
  /** Sends thirty wrong guesses from each of six places, from all six at once. */
  async function guessWidely() {
    const places = Array.from({ length: 6 }, (_, place) => `203.0.113.${place}`);
    const tries = [];
    for (let round = 0; round < 10; round++) tries.push(...(await Promise.all(places.map(guessFrom))));
    return tries.flat();
  }

  async function guessFrom(place: string) {
    const who = testPerson();
    await expectDone(sendTo(who.phone, place));
    const wrong = wrongCode(await codeOnPhone(server, who.phone));
    return Promise.all(Array.from({ length: 3 }, () => signUp(who, wrong, place)));
  }

  test('a right code is refused as a wrong one is, and signing still works', async () => {
    const applicant = await applyToSigning(server);
    const [who, client] = [testPerson(), await register(server)];
    await expectDone(sendTo(who.phone, '198.51.100.7'));
    const code = await codeOnPhone(server, who.phone);
    await expectDone(server.call(sendSmsCodeTs, NOTHING, applicant));
    await expectDone(server.call(sendSmsCode, { body: {} }, client));
    await forgetLimits(server);

    const tries = await guessWidely();
    // Never more than the limit; of three at once for one code, one may arrive when its tries are used up.
    const compared = tries.filter((tried) => tried.code === 'code_wrong').length;
    expect(compared).toBeLessThanOrEqual(150);
    expect(compared).toBeGreaterThan(140);
    const refused = await signUp(who, code, '198.51.100.7');
    expect(refused).toMatchObject({ status: 429, code: 'rate_limited' });
    expect((await signUp(who, wrongCode(code), '198.51.100.7')).body).toEqual(refused.body);

    const otp = await codeOnPhone(server, applicant.who.phone);
    const signed = { params: { id: applicant.applicationId }, body: { otp } };
    expect((await server.call(signAgreement, signed, applicant)).status).toBe(200);
    const own = { body: { code: await codeOnPhone(server, client.who.phone) } };
    expect((await server.call(verifyPhone, own, client)).status).toBe(200);
    // Waiting helps.
    server.passSeconds(Number(refused.headers.get('retry-after')));
    expect((await signUp(who, code, '198.51.100.7')).code).not.toBe('rate_limited');
  });

  test('right codes use up no guesses', async () => {
    const from = '198.51.100.8';
    await useUpLimit(server, { limit: 'visitor-code-guesses', who: [from], hitsLeft: 1 });
    await useUpLimit(server, { limit: 'visitor-code-guesses-of-everybody', who: ['registration'], hitsLeft: 1 });
    for (let count = 0; count < 3; count++) {
      const who = testPerson();
      await expectDone(sendTo(who.phone, from));
      expect((await signUp(who, await codeOnPhone(server, who.phone), from)).status).toBe(201);
    }
  });
});
