import { addMonthsClamped, type PlainDate, plainDate } from '@lender/calculator';
import {
  completeStepFour,
  completeStepThree,
  completeStepTwo,
  createClient,
  type fieldErrorsOf,
  getClient,
  saveAccountNumber,
  sendSmsCodePublic,
} from '@lender/contract';
import { describe, expect, test } from 'vitest';
import {
  ADDRESS,
  applyToSigning,
  details,
  employment,
  expectDone,
  NOTHING,
  openApplication,
  REFERENCE,
  register,
  registerWithDetails,
  registration,
} from '../../../../test/people/journey.ts';
import { proveEmail } from '../../../../test/people/proven-email.ts';
import { codeOnPhone, wrongCode } from '../../../../test/people/simulated-phone.ts';
import { curpBornOn, type TestPerson, testPerson } from '../../../../test/people/test-person.ts';
import { answers, refuses } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';
import { clientIdOf, forgetLimits, useUpLimit } from '../../../../test/server/stored.ts';

const server = await testServer();
const { db } = server.services;
const decided = await applyToSigning(server);
const countClients = async () =>
  (
    await db
      .selectFrom('client')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;
const violationsOf = ({ body }: { body: unknown }) =>
  (body as { violations: Parameters<typeof fieldErrorsOf>[0] }).violations.map(({ status, propertyPath }) => ({
    status,
    propertyPath,
  }));

async function codeFor(who: TestPerson): Promise<string> {
  await expectDone(server.call(sendSmsCodePublic, { body: { mobilePhone: { number: who.phone } } }));
  return codeOnPhone(server, who.phone);
}
const create = (who: TestPerson, code: string) => server.call(createClient, registration(who, code));

describe('registering', () => {
  answers(createClient, async () => {
    const who = testPerson();
    return create(who, await codeFor(who));
  });
  refuses(createClient, 'code_wrong', async () => {
    const who = testPerson();
    return create(who, wrongCode(await codeFor(who)));
  });
  refuses(createClient, 'code_expired', async () => {
    const who = testPerson();
    const code = await codeFor(who);
    server.passSeconds(601);
    return create(who, code);
  });
  refuses(createClient, 'not_unique', async () => {
    await proveEmail(server, decided);
    const who = { ...testPerson(), email: decided.who.email.toUpperCase() };
    return create(who, await codeFor(who));
  });
  refuses(createClient, 'password_too_weak', async () => {
    const short = await create({ ...testPerson(), password: '1234' }, '123');
    expect(short.body).toMatchObject({ error: { details: { reason: 'short', minLength: 8 } } });
    const common = await create({ ...testPerson(), password: 'password' }, '123');
    expect(common.body).toMatchObject({ error: { details: { reason: 'guessable' } } });
    return common;
  });
  refuses(createClient, 'rate_limited', async () => {
    const giveBack = await useUpLimit(server, { limit: 'sign-ups' });
    const refused = await create(testPerson(), '123');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await giveBack();
    return refused;
  });

  test('a refused registration names the phone that is taken', async () => {
    const who = { ...testPerson(), phone: decided.who.phone };
    const refused = await create(who, await codeFor(who));
    expect(violationsOf(refused)).toEqual([
      { status: 'not_unique', propertyPath: 'children[mobilePhone].children[number].data' },
    ]);
  });

  test('a script that registers without end is stopped', async () => {
    await forgetLimits(server);
    // In waves below the concurrency limit, so that none is refused for another reason.
    const wave = () => Promise.all(Array.from({ length: 40 }, () => create(testPerson(), '123')));
    const tries = [...(await wave()), ...(await wave())];
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(20);
    expect(tries.filter(({ status }) => status >= 500)).toEqual([]);
    await forgetLimits(server);
  });

  test('registering needs a code of its own: a used code, or one of another phone, opens no account', async () => {
    const [who, other] = [testPerson(), testPerson()];
    const [code, otherCode] = [await codeFor(who), await codeFor(other)];
    expect((await create(who, code)).status).toBe(201);
    expect((await create({ ...testPerson(), phone: who.phone }, code)).code).toBe('code_expired');
    if (otherCode !== code)
      expect((await create({ ...other, phone: testPerson().phone }, otherCode)).code).toBe('code_expired');
    expect((await create(other, otherCode)).status).toBe(201);
  });

  test('registering compares at most three guesses out of two hundred at once', async () => {
    const who = testPerson();
    const code = await codeFor(who);
    const guess = () => create(who, wrongCode(code));
    const flood = await Promise.all(Array.from({ length: 200 }, guess));
    // A busy machine may not answer some of them; their tries are still left, and no more.
    for (const { status } of flood) expect([422, 429, 503]).toContain(status);
    await forgetLimits(server);
    const later = [await guess(), await guess(), await guess()];
    const compared = [...flood, ...later].filter((one) => one.code === 'code_wrong');
    expect(compared).toHaveLength(3);
    // Now the right code comes too late.
    await forgetLimits(server);
    expect((await create(who, code)).code).toBe('code_expired');
  });

  test('one account is opened when twenty requests arrive at once with one phone', async () => {
    await forgetLimits(server);
    const first = testPerson();
    const people = [first, ...Array.from({ length: 19 }, () => ({ ...testPerson(), phone: first.phone }))];
    const code = await codeFor(first);
    const before = await countClients();
    const results = await Promise.all(people.map((who) => create(who, code)));
    expect(results.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(results.filter(({ status }) => status >= 500)).toEqual([]);
    expect((await countClients()) - before).toBe(1);
  });

  test('an e-mail belongs to one account when twenty requests arrive at once with it, proven by none', async () => {
    await forgetLimits(server);
    const { email } = testPerson();
    const people = Array.from({ length: 20 }, () => ({ ...testPerson(), email }));
    const codes = await Promise.all(people.map(codeFor));
    const results = await Promise.all(people.map((who, index) => create(who, codes[index] ?? '')));
    expect(results.filter(({ status }) => status >= 500)).toEqual([]);
    const opened = results.filter(({ status }) => status === 201);
    const emails = await Promise.all(
      opened.map(async ({ data }) => (await server.call(getClient, NOTHING, { token: data.Authorization })).data.email),
    );
    expect(emails.filter((own) => own === email)).toHaveLength(1);
    expect(emails.filter((own) => own === null)).toHaveLength(opened.length - 1);
  });

  test('a registration with fields that the server decides is refused', async () => {
    const body = { ...registration(testPerson(), '123').body, status: 1, role: 'admin' };
    const refused = await server.send(createClient, body);
    expect(refused).toMatchObject({ status: 422, code: 'invalid_input' });
    expect(violationsOf(refused).map(({ status }) => status)).toEqual(['unknown_field', 'unknown_field']);
  });
});

describe('the profile', () => {
  answers(getClient, () => server.call(getClient, NOTHING, decided));

  test('the profile contains only what the site needs', async () => {
    const { body } = await server.call(getClient, NOTHING, decided);
    const text = JSON.stringify(body);
    for (const secret of [decided.who.curp, decided.who.clabe, 'argon2', 'sealed', 'hash"'])
      expect(text).not.toContain(secret);
  });
});

describe('names and CURP', () => {
  answers(completeStepTwo, async () => {
    const client = await register(server);
    return server.call(completeStepTwo, details(client.who), client);
  });
  refuses(completeStepTwo, 'illegal_transition', () => server.call(completeStepTwo, details(decided.who), decided));
  refuses(completeStepTwo, 'not_unique', async () =>
    server.call(completeStepTwo, details(decided.who), await register(server)),
  );
  refuses(completeStepTwo, 'under_age', async () => {
    const { today } = await server.services.clock.business(db);
    const almost = addMonthsClamped(today, -18 * 12 + 1).slice(0, 8);
    const client = await register(server, { ...testPerson(), curp: curpBornOn(`${almost}28` as PlainDate) });
    return server.call(completeStepTwo, details(client.who), client);
  });
  refuses(completeStepTwo, 'invalid_identificator', async () => {
    const client = await register(server);
    const curp = `${client.who.curp.slice(0, 17)}${(Number(client.who.curp[17]) + 1) % 10}`;
    return server.call(completeStepTwo, details({ ...client.who, curp }), client);
  });

  const born = (birthDate: string) => async () => {
    const client = await register(server, { ...testPerson(), curp: curpBornOn(plainDate('1990-05-04')) });
    const { body } = details(client.who);
    return server.call(completeStepTwo, { body: { ...body, birthDate: plainDate(birthDate) } }, client);
  };
  refuses(completeStepTwo, 'birth_date_invalid', born('1990-04-05'));

  test('the birth date is taken from the CURP, and must not be in the future', async () => {
    expect((await born('1990-05-04')()).status).toBe(200);
    const refused = await born('2990-05-04')();
    expect(refused.body).toMatchObject({
      error: { code: 'birth_date_invalid', details: { reason: 'in_future' } },
      violations: [{ propertyPath: 'children[birthDate].data' }],
    });
  });

  test('names are stored with composed accents, however they were typed', async () => {
    const client = await register(server);
    const names = { firstName: 'Michał', lastName: 'Kőrösi'.normalize('NFD') };
    expect((await server.send(completeStepTwo, { ...details(client.who).body, ...names }, client)).status).toBe(200);
    const stored = db.selectFrom('client_details').selectAll().where('client_id', '=', clientIdOf(client));
    expect(await stored.executeTakeFirst()).toMatchObject({ first_name: 'Michał', last_name: 'Kőrösi' });
  });

  test.each(['Ана', 'Γιώργος', '李小龙'])(
    'names are refused in a script that contracts cannot show: %s',
    async (lastName) => {
      const client = await register(server);
      const body = { ...details(client.who).body, lastName };
      const refused = await server.send(completeStepTwo, body, client);
      expect(refused).toMatchObject({ status: 422, code: 'invalid_input' });
      expect(refused.body).toMatchObject({ violations: [{ propertyPath: 'children[lastName].data' }] });
    },
  );

  test('a CURP belongs to one client when twenty claim it at once', async () => {
    await forgetLimits(server);
    const { curp } = testPerson();
    const clients = await Promise.all(Array.from({ length: 20 }, () => register(server, { ...testPerson(), curp })));
    const results = await Promise.all(
      clients.map((client) => server.call(completeStepTwo, details(client.who), client)),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(422)]);
  });

  test('names and CURP can be corrected, which frees the wrong CURP', async () => {
    const [first, second] = [await register(server), await register(server)];
    const wrong = { ...first.who, curp: second.who.curp };
    await expectDone(server.call(completeStepTwo, details(wrong), first));
    await expectDone(server.call(completeStepTwo, details(first.who), first));
    await expectDone(server.call(completeStepTwo, details(second.who), second));
  });
});

describe('employment', async () => {
  const applicant = await openApplication(server);

  answers(completeStepThree, async () => server.call(completeStepThree, await employment(server), applicant));
  refuses(completeStepThree, 'illegal_transition', async () =>
    server.call(completeStepThree, await employment(server), decided),
  );
  refuses(completeStepThree, 'invalid_input', async () => {
    const { body } = await employment(server, { seniorityMonths: -1 });
    return server.call(completeStepThree, { body }, applicant);
  });

  test('employment accepts only a position of its own status', async () => {
    const { body } = await employment(server);
    const refused = await server.call(
      completeStepThree,
      { body: { ...body, employmentPosition: 'astronaut' } },
      applicant,
    );
    expect(violationsOf(refused)).toEqual([
      { status: 'invalid_input', propertyPath: 'children[employmentPosition].data' },
    ]);
  });

  test.each([0, -1])('employment refuses an income of %i pesos', async (amount) => {
    const { body } = await employment(server);
    const asked = {
      ...body,
      monthlyIncome: { amount, currency: 'MXN' },
      monthlyObligations: { amount: 0, currency: 'MXN' },
    };
    const refused = await server.send(completeStepThree, asked, applicant);
    expect(violationsOf(refused).map(({ propertyPath }) => propertyPath)).toEqual([
      expect.stringMatching(/^children\[monthlyIncome\]/),
    ]);
  });
});

describe('address and reference', async () => {
  const client = await registerWithDetails(server);

  answers(completeStepFour, () =>
    server.call(completeStepFour, { body: { ...ADDRESS.body, ...REFERENCE.body } }, client),
  );
  refuses(completeStepFour, 'illegal_transition', () => server.call(completeStepFour, ADDRESS, decided));
  refuses(completeStepFour, 'invalid_input', () => {
    const body = { reference: { fullName: 'Luis Pérez', phone: client.who.phone, relationship: 'friend' } } as const;
    return server.call(completeStepFour, { body }, client);
  });

  test('an address needs a city of its state', async () => {
    const address = { ...ADDRESS.body.address, cityId: 999_999 } as NonNullable<typeof ADDRESS.body.address>;
    const refused = await server.call(completeStepFour, { body: { address } }, client);
    expect(violationsOf(refused)).toEqual([
      { status: 'invalid_input', propertyPath: 'children[address].children[cityId].data' },
    ]);
  });

  test('neither address nor reference contact is saved when one is refused', async () => {
    const fresh = await registerWithDetails(server);
    const reference = { fullName: 'Luis Pérez', phone: fresh.who.phone, relationship: 'friend' } as const;
    await server.call(completeStepFour, { body: { ...ADDRESS.body, reference } }, fresh);
    const stored = await db.selectFrom('address').select('client_id').execute();
    const { data } = await server.call(getClient, NOTHING, fresh);
    expect(stored.map(({ client_id }) => client_id)).not.toContain(data.id);
  });
});

describe('the account', async () => {
  const client = await registerWithDetails(server);
  const save = (clabe: string, as = client) => server.call(saveAccountNumber, { body: { clabe } }, as);
  const textOf = ({ body }: { body: unknown }) =>
    (body as { error: { details: { text?: string; message: string } } }).error.details;

  answers(saveAccountNumber, () => save(client.who.clabe));
  refuses(saveAccountNumber, 'clabe_invalid', () => save(`${client.who.clabe.slice(0, 17)}x`));
  refuses(saveAccountNumber, 'clabe_taken', () => save(decided.who.clabe));
  refuses(saveAccountNumber, 'illegal_transition', () => save(client.who.clabe, decided));

  test('a bank account is refused in the words of the specification', async () => {
    const digit = (Number(client.who.clabe[17]) + 1) % 10;
    expect(textOf(await save(client.who.clabe.slice(0, 17))).text).toMatch(/18 digits/);
    expect(textOf(await save(`${client.who.clabe.slice(0, 17)}${digit}`)).text).toMatch(/checksum/i);
    expect(textOf(await save(decided.who.clabe)).message).toBe('CLABE is already registered to someone else!');
  });

  test('a saved bank account shows its last digits only', async () => {
    const { data } = await save(client.who.clabe);
    expect(data).toEqual({ bank: expect.any(String), lastFour: client.who.clabe.slice(-4) });
  });
});
