import { centavos } from '@lender/money';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { payLoan } from '../../../test/loans/pay-loan.ts';
import { borrow } from '../../../test/people/journey.ts';
import { ownerOf } from '../../../test/server/owner.ts';
import { testServer } from '../../../test/server/server.ts';
import { clientIdOf } from '../../../test/server/stored.ts';
import { runVerifyCommand } from './verify-command.ts';

const server = await testServer();
const owner = ownerOf(server);

/** Makes a loan with one payment. */
async function paying() {
  const borrower = await borrow(server, { pesos: 3_000 });
  const clientId = clientIdOf(borrower);
  const loan = await owner
    .selectFrom('loan')
    .innerJoin('agreement', 'agreement.client_id', 'loan.client_id')
    .select(['loan.id', 'agreement.id as agreementId'])
    .where('loan.client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  await payLoan(server, borrower, { loanId: loan.id, amountCentavos: centavos(10_000) });
  return { clientId, ...loan };
}

const one = await paying();
const other = await paying();
const TABLES = ['loan', 'agreement', 'acceptance', 'payment', 'loan_event', 'legal_text'];

/**
 * Changes rows with triggers off, as only a login above the database's own guards can; each test leaves them as they
 * were.
 */
async function forge(statements: string): Promise<void> {
  for (const table of TABLES)
    await sql
      .raw(`create table kept_${table} as select * from ${table}; alter table ${table} disable trigger all`)
      .execute(owner);
  await sql.raw(statements).execute(owner);
}

afterEach(async () => {
  for (const table of TABLES) await sql.raw(`delete from ${table}`).execute(owner);
  for (const table of TABLES)
    await sql
      .raw(
        `insert into ${table} overriding system value select * from kept_${table}; drop table kept_${table};
          alter table ${table} enable trigger all`,
      )
      .execute(owner);
});

async function verify() {
  const lines: string[] = [];
  const code = await runVerifyCommand([], { readEnv: () => server.env, print: (line) => lines.push(line) });
  return { code, said: lines.join('\n') };
}

const OF_ONE = `where client_id = '${one.clientId}'`;
/** Gives the agreement of one client the document of another: its storage key and its hash. */
const EXCHANGED = `update agreement mine set pdf_storage_key = theirs.pdf_storage_key, pdf_sha256 = theirs.pdf_sha256
  from agreement theirs where mine.client_id <> theirs.client_id`;

test('signed terms and payments verify as whole, and no new loan is without a hash of its terms', async () => {
  await forge('');
  const { code, said } = await verify();
  expect(said).toContain('payments: 2, whole\nsigned terms: 2 loans, whole\ntexts in force:');
  expect(code).toBe(0);
});

describe('changes made above the guards of the database are found and named', () => {
  const otherTerms = `loan ${one.id}: its terms are not those of the signed document of agreement ${one.agreementId}`;

  test.each([
    [
      'a rule in the terms of a loan',
      `update loan set terms = jsonb_set(terms, '{signedOn}', '"2020-01-01"') ${OF_ONE}`,
    ],
    [
      'the total, in the terms, the loan and the agreement alike',
      `update loan set terms = jsonb_set(terms, '{offer,totalCentavos}', '300100'), total_centavos = 300100 ${OF_ONE};
        update agreement set offer = jsonb_set(offer, '{totalCentavos}', '300100') ${OF_ONE}`,
    ],
    [
      'the terms, and the hash that the signature kept of them',
      `update loan set terms = jsonb_set(terms, '{signedOn}', '"2020-01-01"') ${OF_ONE};
        update agreement set evidence = evidence - 'termsSha256' ${OF_ONE}`,
    ],
  ])('verification names the loan after a change of %s', async (_, statements) => {
    await forge(statements);
    const { code, said } = await verify();
    expect(said).toContain(otherTerms);
    expect(code).toBe(1);
  });

  test('verification finds a total changed in the terms alone, which is not the offer that was signed', async () => {
    await forge(`update loan set terms = jsonb_set(terms, '{offer,totalCentavos}', '300100') ${OF_ONE}`);
    expect((await verify()).said).toContain(
      `loan ${one.id}: its terms are not the offer of agreement ${one.agreementId}`,
    );
  });

  test('verification finds documents of two clients that were exchanged with their hashes', async () => {
    await forge(EXCHANGED);
    const { code, said } = await verify();
    for (const { id, agreementId } of [one, other])
      expect(said).toContain(`loan ${id}: the document of agreement ${agreementId} is not the one that was accepted`);
    expect(said).toContain(otherTerms);
    expect(code).toBe(1);
  });

  test('verification finds documents of two clients that were exchanged with their hashes and acceptances', async () => {
    await forge(`${EXCHANGED}; update acceptance set document_sha256 = pdf_sha256 from agreement
      where acceptance.client_id = agreement.client_id and acceptance.id = agreement.id`);
    const { code, said } = await verify();
    expect(said).not.toContain('is not the one that was accepted');
    expect(said).toContain(otherTerms);
    expect(code).toBe(1);
  });

  test('verification finds a running loan whose agreement was put out of force', async () => {
    await forge(`update agreement set superseded_at = now() ${OF_ONE}`);
    expect((await verify()).said).toContain(`loan ${one.id}: no signed agreement is in force`);
  });

  test.each([
    ['amount_centavos = 1', 'is not what its loan was told'],
    [`paid_on = paid_on - 1`, 'is not what its loan was told'],
    [`method = 'card'`, 'is not what its loan was told'],
  ])('verification finds a changed payment: %s', async (change, said) => {
    const { id } = await owner
      .selectFrom('payment')
      .select('id')
      .where('client_id', '=', one.clientId)
      .executeTakeFirstOrThrow();
    await forge(`update payment set ${change} ${OF_ONE}`);
    expect((await verify()).said).toContain(`payment ${id}: ${said}`);
  });

  describe('the moment since which a text is in force', () => {
    const LATER = `update legal_text set live_from = now() + interval '1 hour' where kind =`;

    test('verification finds a contract that was signed before its text was in force', async () => {
      await forge(`${LATER} 'loan_agreement'`);
      const { code, said } = await verify();
      for (const { agreementId } of [one, other])
        for (const of of ['agreement', 'acceptance'])
          expect(said).toContain(`${of} ${agreementId}: version 1 of loan_agreement was in force from`);
      expect(said).not.toContain('of loan_cover was');
      expect(code).toBe(1);
    });

    test('verification finds a notice that was accepted before its text was in force', async () => {
      await forge(`${LATER} 'privacy'`);
      const { code, said } = await verify();
      expect(said.match(/acceptance \S+: version 1 of privacy was in force from/g)).toHaveLength(2);
      expect(code).toBe(1);
    });

    test('verification finds an agreement that names a version that does not exist', async () => {
      await forge(`update agreement set cover_version = 7 ${OF_ONE}`);
      expect((await verify()).said).toContain(`agreement ${one.agreementId}: there is no version 7 of loan_cover`);
    });
  });

  test('verification finds an event whose payment was deleted', async () => {
    await forge(`delete from payment ${OF_ONE}`);
    expect((await verify()).said).toMatch(/event payment:paynet:\S+: its payment is gone/);
  });
});
