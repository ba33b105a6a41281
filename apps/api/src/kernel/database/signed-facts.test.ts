import { centavos } from '@lender/money';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { payLoan } from '../../../test/loans/pay-loan.ts';
import { borrow } from '../../../test/people/journey.ts';
import { testServer } from '../../../test/server/server.ts';
import { clientIdOf } from '../../../test/server/stored.ts';
import { API_ROLE } from './api-role.ts';
import { connect } from './database.ts';

const server = await testServer();
const owner = connect(server.env.DATABASE_URL, { connections: 1 });
const role = connect(server.env.DATABASE_URL, { role: API_ROLE, connections: 1 });
afterAll(() => Promise.all([owner.close(), role.close()]));

const borrower = await borrow(server, { pesos: 3_000 });
const clientId = clientIdOf(borrower);
const loan = await server.services.db
  .selectFrom('loan')
  .selectAll()
  .where('client_id', '=', clientId)
  .executeTakeFirstOrThrow();
await payLoan(server, borrower, { loanId: loan.id, amountCentavos: centavos(10_000) });

const WHERE = `where client_id = '${clientId}'`;

/** Changes that would alter what a person owes or proves, with a name for each. */
const FORGERIES: readonly (readonly [what: string, statement: string])[] = [
  ['the total in the terms', `update loan set terms = jsonb_set(terms, '{offer,totalCentavos}', '1') ${WHERE}`],
  [
    'the grace days in the terms',
    `update loan set terms = jsonb_set(terms, '{servicing,late,graceDays}', '99') ${WHERE}`,
  ],
  ['the terms, by their absence', `update loan set terms = null ${WHERE}`],
  ['the principal of a loan', `update loan set principal_centavos = 1 ${WHERE}`],
  ['the total of a loan', `update loan set total_centavos = 1 ${WHERE}`],
  ['the first day of a loan', `update loan set start_date = start_date + 1 ${WHERE}`],
  ['the reference of a loan', `update loan set hashed_id = 'AAAAAAAAAA' ${WHERE}`],
  ['the moment of a signature', `update agreement set signed_at = now() ${WHERE}`],
  ['a signature, by its absence', `update agreement set signed_at = null ${WHERE}`],
  ['the signed document', `update agreement set pdf_storage_key = 'another', pdf_sha256 = 'another' ${WHERE}`],
  ['the evidence of a signature', `update agreement set evidence = '{}' ${WHERE}`],
  ['the offer that was signed', `update agreement set offer = jsonb_set(offer, '{totalCentavos}', '1') ${WHERE}`],
  ['whether a signature counts', `update agreement set superseded_at = now() ${WHERE}`],
  ['the amount of a payment', `update payment set amount_centavos = 1 ${WHERE}`],
  ['the method of a payment', `update payment set method = 'card' ${WHERE}`],
  ['the value date of a payment', `update payment set paid_on = paid_on - 1 ${WHERE}`],
  ['the loan of a payment', `update payment set loan_id = gen_random_uuid() ${WHERE}`],
  ...['loan', 'agreement', 'payment'].flatMap((table) => [
    [`every row of ${table}`, `delete from ${table} ${WHERE}`] as const,
    [`the table ${table}`, `truncate ${table} cascade`] as const,
  ]),
];

const REFUSED_BY_RIGHT = '42501';
const REFUSED_BY_TRIGGER = '23001';

describe.each(FORGERIES)('a statement that changes %s of a loan with money', (_, statement) => {
  const rows = async () =>
    (
      await sql`select to_jsonb(loan) as loan, to_jsonb(agreement) as agreement, to_jsonb(payment) as payment
        from loan join agreement using (client_id) join payment using (client_id)`.execute(owner.db)
    ).rows;

  test('the server’s role may not change the facts of a loan with money, and they stay the same', async () => {
    const before = await rows();
    const { code } = await sql
      .raw(statement)
      .execute(role.db)
      .then(
        () => ({ code: 'done' }),
        (error: { code: string }) => error,
      );
    expect([REFUSED_BY_RIGHT, REFUSED_BY_TRIGGER]).toContain(code);
    expect(await rows()).toEqual(before);
  });

  test('a trigger refuses the owner of the tables a change of the facts of a loan with money', async () => {
    await expect(sql.raw(statement).execute(owner.db)).rejects.toMatchObject({ code: REFUSED_BY_TRIGGER });
  });
});

describe('a signed agreement whose money is not out', () => {
  /** Runs statements as between the signature and the payout: the loan has no event yet. */
  const beforeThePayout = (statements: readonly string[]) =>
    owner.db
      .transaction()
      .execute(async (tx) => {
        await sql.raw('alter table loan_event disable trigger all; delete from loan_event').execute(tx);
        for (const statement of statements) await sql.raw(statement).execute(tx);
        throw new Error('undone');
      })
      .catch((error: { code?: string; message: string }) => error.code ?? error.message);

  const CHEAPER = `update loan set terms = jsonb_set(terms, '{offer,totalCentavos}', '1') ${WHERE}`;
  const SET_ASIDE = `update agreement set superseded_at = now() ${WHERE}`;
  const LATER = `update agreement set superseded_at = superseded_at + interval '1 s' ${WHERE}`;

  /** The same offer signed again, as on the next day before the same payout date. */
  const SIGN_AGAIN = `insert into agreement
    select (jsonb_populate_record(agreement, '{"id": "00000000-0000-7000-8000-000000000001", "superseded_at": null}')).*
    from agreement ${WHERE}`;
  const SIGNED_LATER = `update loan set terms = jsonb_set(terms, '{signedOn}', '"2027-01-04"') ${WHERE}`;
  const NOTHING = `update agreement set signed_at = signed_at ${WHERE}`;

  test('an agreement gives its loan the terms that it states, and no others', async () => {
    expect(await beforeThePayout([SET_ASIDE, SIGN_AGAIN, SIGNED_LATER])).toBe('undone');
    expect(await beforeThePayout([SET_ASIDE, SIGN_AGAIN, CHEAPER])).toBe(REFUSED_BY_TRIGGER);
    expect(await beforeThePayout([CHEAPER])).toBe(REFUSED_BY_TRIGGER);
  });

  test('an agreement lets the amount of its loan follow the application that is to be signed again, and nothing else', async () => {
    const ask = `update application set principal_centavos = 50000 ${WHERE}`;
    const follow = (centavos: number) => `update loan set principal_centavos = ${centavos} ${WHERE}`;
    expect(await beforeThePayout([ask, follow(50_000)])).toBe('undone');
    expect(await beforeThePayout([ask, follow(60_000)])).toBe(REFUSED_BY_TRIGGER);
    expect(await beforeThePayout([follow(60_000)])).toBe(REFUSED_BY_TRIGGER);
    expect(await beforeThePayout([ask, follow(50_000), CHEAPER])).toBe(REFUSED_BY_TRIGGER);
  });

  test('an agreement gives its loan terms in the transaction of its signature, and never later', async () => {
    expect(await beforeThePayout([SIGNED_LATER])).toBe(REFUSED_BY_TRIGGER);
    expect(await beforeThePayout([NOTHING])).toBe(REFUSED_BY_TRIGGER);
  });

  test('an agreement may be set aside once, and the terms stay as they are until another one is signed', async () => {
    expect(await beforeThePayout([SET_ASIDE])).toBe('undone');
    expect(await beforeThePayout([SET_ASIDE, LATER])).toBe(REFUSED_BY_TRIGGER);
    expect(await beforeThePayout([SET_ASIDE, CHEAPER])).toBe(REFUSED_BY_TRIGGER);
  });
});

test('facts of a payment that are reported later are added to it, and a reversal happens once', async () => {
  const learn = sql.raw(`update payment set tracking_key = 'TK-1' ${WHERE}`);
  expect((await learn.execute(role.db)).numAffectedRows).toBe(1n);
  const reverse = (day: string) => sql.raw(`update payment set reversed_on = '${day}' ${WHERE}`).execute(role.db);
  await reverse('2026-12-01');
  await expect(reverse('2026-12-02')).rejects.toMatchObject({ code: REFUSED_BY_TRIGGER });
});
