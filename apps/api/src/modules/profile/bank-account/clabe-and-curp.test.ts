import { addMonthsClamped, type PlainDate, plainDate } from '@lender/calculator';
import { controlDigit } from '@lender/clabe';
import { saveAccountNumber, saveNationalId, validateIban } from '@lender/contract';
import { describe, expect, test } from 'vitest';
import { expectDone, openApplication, register, registerWithDetails } from '../../../../test/people/journey.ts';
import { clabeOf, curpBornOn, testPerson } from '../../../../test/people/test-person.ts';
import { answers, refuses } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';
import { clientIdOf } from '../../../../test/server/stored.ts';

const server = await testServer();
const { db, vault } = server.services;
const client = await registerWithDetails(server);
const applicant = await openApplication(server);

const validate = (iban: string) => server.call(validateIban, { body: { iban } }, client);
const saveClabe = (clabe: string, as = client) => server.call(saveAccountNumber, { body: { clabe } }, as);
const saveCurp = (nationalIdentificator: string, as = client) =>
  server.call(saveNationalId, { body: { nationalIdentificator } }, as);
const detailsOf = ({ body }: { body: unknown }) => (body as { error: { details: unknown } }).error.details;
const closed = (digits: string) => {
  const digit = controlDigit(digits);
  if (digit === undefined) throw new Error('no 17 digits');
  return `${digits}${digit}`;
};
const withDigit = (text: string, at: number, digit: number) => `${text.slice(0, at)}${digit}${text.slice(at + 1)}`;

describe('a CLABE', () => {
  const good = client.who.clabe;
  const last = Number(good[17]);

  answers(validateIban, () => validate(good));
  refuses(validateIban, 'clabe_invalid', () => validate(good.slice(0, 17)));

  test('the check of a CLABE names its bank, and stores nothing', async () => {
    const fresh = clabeOf('98765432101');
    expect((await validate(fresh)).data).toEqual({ valid: true, bankCode: '012', bank: expect.stringMatching(/BBVA/) });
    const claims = await db.selectFrom('identity_claim').selectAll().where('kind', '=', 'clabe').execute();
    expect(claims).toEqual([]);
  });

  test.each([
    ['length', good.slice(0, 17), 'Must be exactly 18 digits long'],
    ['length', `${good}0`, 'Must be exactly 18 digits long'],
    ['length', `${good.slice(0, 6)} ${good.slice(6)}`, 'Must be exactly 18 digits long'],
    ['characters', `${good.slice(0, 17)}x`, 'Must be only numeric digits (no letters)'],
    ['check_digit', withDigit(good, 17, (last + 1) % 10), `Invalid checksum, last digit should be: ${last}`],
    ['bank', closed('00301007777777777'), 'Invalid bank code: 003'],
    ['bank_not_allowed', closed('00101007777777777'), 'Bank not allowed: 001'],
    ['city', closed('01299807777777777'), 'Invalid city code: 998'],
  ])('a CLABE is refused for its %s in the words of the catalogue: %s', async (reason, text, words) => {
    for (const refused of [await validate(text), await saveClabe(text)]) {
      expect(refused).toMatchObject({ status: 422, code: 'clabe_invalid' });
      expect(detailsOf(refused)).toMatchObject({ reason, text: words });
    }
  });

  test('a refused CLABE names the field that was sent', async () => {
    const fieldOf = ({ body }: { body: unknown }) =>
      (body as { violations: { propertyPath: string }[] }).violations[0]?.propertyPath;
    expect([fieldOf(await validate('1')), fieldOf(await saveClabe('1'))]).toEqual([
      'children[iban].data',
      'children[clabe].data',
    ]);
  });

  test('a CLABE has one owner when twenty save it at once', async () => {
    const clients = await Promise.all(Array.from({ length: 20 }, () => register(server)));
    const clabe = clabeOf('12345678901');
    const results = await Promise.all(clients.map((one) => saveClabe(clabe, one)));
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(results.filter(({ code }) => code === 'clabe_taken')).toHaveLength(19);
    expect(results.find(({ code }) => code === 'clabe_taken')?.body).toMatchObject({
      message: 'CLABE is already registered to someone else!',
    });
    const owners = await db
      .selectFrom('identity_claim')
      .select('client_id')
      .where('keyed_hash', '=', vault.searchHash('clabe', clabe))
      .execute();
    expect(owners.map(({ client_id }) => client_id)).toEqual([
      clientIdOf(clients[results.findIndex(({ status }) => status === 200)] ?? client),
    ]);
  });
});

describe('a CURP that is corrected', () => {
  answers(saveNationalId, () => saveCurp(testPerson().curp));
  refuses(saveNationalId, 'not_unique', () => saveCurp(applicant.who.curp));
  refuses(saveNationalId, 'invalid_identificator', () => saveCurp('ROLA850102MDFBNN0'));
  refuses(saveNationalId, 'details_missing', async () => saveCurp(testPerson().curp, await register(server)));
  refuses(saveNationalId, 'illegal_transition', () => saveCurp(testPerson().curp, applicant));
  refuses(saveNationalId, 'under_age', async () => {
    const { today } = await server.services.clock.business(db);
    return saveCurp(curpBornOn(`${addMonthsClamped(today, -18 * 12 + 1).slice(0, 8)}28` as PlainDate));
  });

  refuses(saveNationalId, 'birth_date_invalid', async () => {
    const one = await registerWithDetails(server);
    const body = { nationalIdentificator: curpBornOn(plainDate('1992-05-04')), birthDate: plainDate('1992-05-05') };
    return server.call(saveNationalId, { body }, one);
  });

  test('a corrected CURP brings its birth date, and frees the one before', async () => {
    const [first, second] = [await registerWithDetails(server), await registerWithDetails(server)];
    const mine = curpBornOn('1990-05-04' as PlainDate);
    expect((await saveCurp(mine, first)).data).toEqual({ birthDate: '1990-05-04' });
    expect((await saveCurp(mine, second)).code).toBe('not_unique');
    expect((await saveCurp(first.who.curp, second)).status).toBe(200);
    const rows = await db
      .selectFrom('client_details')
      .select(['first_name', 'birth_date'])
      .where('client_id', '=', clientIdOf(first))
      .execute();
    expect(rows).toEqual([{ first_name: 'Ana', birth_date: '1990-05-04' }]);
  });

  test('a corrected CURP belongs to one client when five correct theirs at once', async () => {
    const clients = await Promise.all(Array.from({ length: 5 }, () => registerWithDetails(server)));
    const curp = curpBornOn('1991-06-07' as PlainDate);
    const results = await Promise.all(clients.map((one) => saveCurp(curp, one)));
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422]);
    expect(await expectDone(saveCurp(curp, clients[results.findIndex(({ status }) => status === 200)]))).toEqual({
      birthDate: '1991-06-07',
    });
  });
});
