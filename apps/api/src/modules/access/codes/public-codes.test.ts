import { checkClientKey, sendEmailCode, sendPublicSmsCodeForPurpose, sendSmsCodePublic } from '@lender/contract';
import { describe, expect, test } from 'vitest';
import { register } from '../../../../test/people/journey.ts';
import { proveEmail } from '../../../../test/people/proven-email.ts';
import { codeInMailbox, mailsTo } from '../../../../test/people/simulated-mailbox.ts';
import { codeOnPhone, codesOnPhone, textsOnPhone } from '../../../../test/people/simulated-phone.ts';
import { testPerson } from '../../../../test/people/test-person.ts';
import { answers, refuses } from '../../../../test/server/claims.ts';
import { awayFromMidnight } from '../../../../test/server/midnight.ts';
import { testServer } from '../../../../test/server/server.ts';
import { forgetLimits, useUpLimit } from '../../../../test/server/stored.ts';

const server = await testServer();
const client = await register(server);

describe('a code by SMS', () => {
  const send = (number: string) => server.call(sendSmsCodePublic, { body: { mobilePhone: { number } } });

  answers(sendSmsCodePublic, () => send(testPerson().phone));
  refuses(sendSmsCodePublic, 'already_sent_in_last_minutes', async () => {
    const { phone } = testPerson();
    await send(phone);
    const again = await send(phone);
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(50);
    return again;
  });
  refuses(sendSmsCodePublic, 'request_count_by_day_exceed', async () => {
    awayFromMidnight(server);
    const { phone } = testPerson();
    for (let count = 0; count < 3; count++) {
      expect((await send(phone)).status).toBe(200);
      server.passSeconds(61);
    }
    return send(phone);
  });

  test('a code by SMS is never in the answer', async () => {
    const { phone } = testPerson();
    const { body } = await send(phone);
    expect(Object.keys((body as { data: object }).data).toSorted()).toEqual(['digits', 'expiresAt', 'resendAt']);
  });

  test('a code by SMS ends with a line that lets a phone offer it on our pages alone', async () => {
    const { phone } = testPerson();
    await send(phone);
    const code = await codeOnPhone(server, phone);
    const [text = ''] = await textsOnPhone(server, phone);
    expect(text.split('\n').at(-1)).toBe(`@localhost #${code}`);
  });

  test('thirty requests at once send one code', async () => {
    const { phone } = testPerson();
    const statuses = await Promise.all(Array.from({ length: 30 }, async () => (await send(phone)).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 429)).toHaveLength(29);
    await server.services.jobs.drained();
    expect(await codesOnPhone(server, phone)).toHaveLength(1);
  });

  refuses(sendSmsCodePublic, 'rate_limited', async () => {
    const giveBack = await useUpLimit(server, { limit: 'visitor-codes', who: ['sms', 'registration'] });
    const refused = await send(testPerson().phone);
    await giveBack();
    expect((await send(testPerson().phone)).status).toBe(200);
    return refused;
  });
});

describe('a code by SMS for a purpose', () => {
  const send = (number: string, suffix: 'registration' | 'recovery' = 'recovery') =>
    server.call(sendPublicSmsCodeForPurpose, { params: { suffix }, body: { mobilePhone: { number } } });

  answers(sendPublicSmsCodeForPurpose, async () => {
    const { phone } = testPerson();
    const sent = await send(phone, 'registration');
    expect(await codeOnPhone(server, phone)).toHaveLength(sent.data.digits);
    return sent;
  });
  refuses(sendPublicSmsCodeForPurpose, 'already_sent_in_last_minutes', async () => {
    const { phone } = testPerson();
    await send(phone, 'registration');
    return send(phone, 'registration');
  });
  refuses(sendPublicSmsCodeForPurpose, 'request_count_by_day_exceed', async () => {
    awayFromMidnight(server);
    const { phone } = testPerson();
    for (let count = 0; count < 3; count++) {
      await send(phone, 'registration');
      server.passSeconds(61);
    }
    return send(phone, 'registration');
  });
  refuses(sendPublicSmsCodeForPurpose, 'rate_limited', async () => {
    const { phone } = testPerson();
    for (let count = 0; count < 5; count++) expect((await send(phone)).status).toBe(200);
    return send(phone);
  });

  test('a request for a recovery code is answered alike for all, and the code goes to clients only', async () => {
    const stranger = testPerson().phone;
    const [known, unknown] = [await send(client.who.phone), await send(stranger)];
    expect([known.status, unknown.status]).toEqual([200, 200]);
    expect(Object.keys(unknown.data)).toEqual(Object.keys(known.data));
    // A second request at once sends nothing, and does not say so.
    expect([await send(client.who.phone), await send(stranger)].map(({ status }) => status)).toEqual([200, 200]);
    await server.services.jobs.drained();
    // One code registered the client, one is for recovery.
    expect(await codesOnPhone(server, client.who.phone)).toHaveLength(2);
    expect(await codesOnPhone(server, stranger)).toHaveLength(0);
  });

  test('a code by SMS serves no purpose but its own', async () => {
    const path = `/web/public/client/phone/sms-code/signature` as const;
    const body = { mobilePhone: { number: testPerson().phone } };
    expect((await server.send({ method: 'POST', path }, body)).status).toBe(422);
  });

  test.each(['+525512345678', '55 1234 5678', '５５１２３４５６７８', '055123456', '5512345678\n', ''])(
    'a phone in another spelling, which would count apart, is refused: %j',
    async (number) => {
      const refused = await server.send(sendSmsCodePublic, { mobilePhone: { number } });
      expect(refused).toMatchObject({ status: 422, code: 'invalid_input' });
    },
  );

  test('a source that asks without end is refused', async () => {
    await useUpLimit(server, { limit: 'public-codes' });
    const refused = await send(testPerson().phone, 'registration');
    await forgetLimits(server);
    expect(refused).toMatchObject({ status: 429, code: 'rate_limited' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('a code by e-mail', () => {
  const send = (email: string) => server.call(sendEmailCode, { body: { email } });

  answers(sendEmailCode, async () => {
    const { email } = testPerson();
    const sent = await send(email.toUpperCase());
    expect(await codeInMailbox(server, email)).toHaveLength(6);
    expect(sent.data.digits).toBe(6);
    return sent;
  });
  refuses(sendEmailCode, 'already_sent_in_last_minutes', async () => {
    const { email } = testPerson();
    await send(email);
    return send(email.toUpperCase());
  });
  refuses(sendEmailCode, 'request_count_by_day_exceed', async () => {
    awayFromMidnight(server);
    const { email } = testPerson();
    for (let count = 0; count < 3; count++) {
      await send(email);
      server.passSeconds(61);
    }
    return send(email);
  });
  refuses(sendEmailCode, 'rate_limited', async () => {
    const giveBack = await useUpLimit(server, { limit: 'visitor-codes', who: ['email', 'email'] });
    const refused = await send(testPerson().email);
    await giveBack();
    return refused;
  });

  test('a code by e-mail is sent alike to an address with an account and one without', async () => {
    const stranger = testPerson().email;
    const [known, unknown] = [await send(client.who.email), await send(stranger)];
    expect([known.status, unknown.status]).toEqual([200, 200]);
    await server.services.jobs.drained();
    expect((await mailsTo(server, stranger))[0]?.subject).toBe((await mailsTo(server, client.who.email))[0]?.subject);
  });

  test('text that is no address is refused with the name of its field', async () => {
    const refused = await server.send(sendEmailCode, { email: 'ana@' });
    expect(refused.body).toMatchObject({
      violations: [{ status: 'invalid_mail', propertyPath: 'children[email].data' }],
    });
  });

  test.each(['ana@example.com\r\nBcc: otra@example.com', 'ana@example.com, otra@example.com'])(
    'a code by e-mail goes to one mailbox only, not to %j',
    async (email) => {
      expect((await server.send(sendEmailCode, { email })).status).toBe(422);
    },
  );
});

describe('asking whether a key is taken', () => {
  const check = (key: 'email' | 'phone', value: string) => server.call(checkClientKey, { params: { key, value } });
  const spent = () => forgetLimits(server);

  answers(checkClientKey, async () => {
    await spent();
    const proven = await register(server);
    await proveEmail(server, proven);
    const { phone, email } = proven.who;
    const taken = [
      await check('phone', phone),
      await check('phone', `+52 ${phone}`),
      await check('email', email.toUpperCase()),
      await check('phone', testPerson().phone),
      await check('email', testPerson().email),
    ].map(({ data }) => data.taken);
    expect(taken).toEqual([true, true, true, false, false]);
    return check('phone', phone);
  });
  refuses(checkClientKey, 'not_found', () => check('phone', 'no es un teléfono'));
  refuses(checkClientKey, 'rate_limited', async () => {
    await spent();
    for (let count = 0; count < 30; count++) expect((await check('phone', testPerson().phone)).status).toBe(200);
    const refused = await check('phone', testPerson().phone);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await spent();
    return refused;
  });

  test.each(['curp', 'clabe', 'id', 'password_hash', 'constructor', '__proto__', 'phone%20'])(
    'the check knows no key %s',
    async (key) => {
      const answer = await fetch(`${server.origin}/web/public/client/check/${key}/${client.who.curp}`);
      expect(answer.status).toBe(404);
    },
  );

  test('the check stops for all callers when it is asked from everywhere', async () => {
    await useUpLimit(server, { limit: 'key-checks-of-everybody' });
    expect((await check('phone', testPerson().phone)).code).toBe('rate_limited');
    await spent();
  });
});
