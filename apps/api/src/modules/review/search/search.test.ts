import { plainDate } from '@lender/calculator';
import { listAudit, searchBackOffice } from '@lender/contract';
import type { StaffRole } from '@lender/lending';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { borrow, expectDone } from '../../../../test/people/journey.ts';
import { plantClient } from '../../../../test/people/planted.ts';
import { staffMember } from '../../../../test/people/staff-member.ts';
import { answers } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';
import { clientIdOf } from '../../../../test/server/stored.ts';
import { normaliseName } from '../../clients/index.ts';

const server = await testServer();
const { db } = server.services;
const supervisor = await staffMember(server, 'supervisor');
const borrower = await borrow(server);
const clientId = clientIdOf(borrower);
const loan = await db.selectFrom('loan').selectAll().where('client_id', '=', clientId).executeTakeFirstOrThrow();
const application = await db
  .selectFrom('application')
  .selectAll()
  .where('client_id', '=', clientId)
  .executeTakeFirstOrThrow();

const search = async (text: string, by: { readonly token: string } = supervisor) =>
  expectDone(server.call(searchBackOffice, { query: { text } }, by));
const found = async (text: string, by?: { readonly token: string }) =>
  (await search(text, by)).hits.map(({ kind, id, matched }) => [kind, id, matched]);

interface Name {
  readonly first: string;
  readonly middle?: string;
  readonly last: string;
  readonly second?: string;
}

/** Plants a client whom only the name distinguishes from others. */
async function named({ first, middle, last, second }: Name): Promise<string> {
  const planted = await plantClient(server);
  await db
    .updateTable('client_details')
    .set({ first_name: first, middle_name: middle ?? null, last_name: last, second_last_name: second ?? null })
    .where('client_id', '=', planted.clientId)
    .execute();
  return planted.clientId;
}

answers(searchBackOffice, () => server.call(searchBackOffice, { query: { text: 'Ana' } }, supervisor));

describe('a client is found', () => {
  test.each(['phone', 'email', 'curp', 'clabe'] as const)('a client is found by the whole %s', async (kind) => {
    const text = borrower.who[kind];
    expect(await found(text)).toContainEqual(['client', clientId, kind]);
    expect(await found(text.toUpperCase())).toContainEqual(['client', clientId, kind]);
    expect(await found(`${text.slice(0, 3)}${text.slice(4)}`)).not.toContainEqual(['client', clientId, kind]);
  });

  test('a client is found by the last four digits of a phone and of an account', async () => {
    for (const text of [borrower.who.phone.slice(-4), borrower.who.clabe.slice(-4)])
      expect(await found(text)).toContainEqual(['client', clientId, 'last_four']);
  });

  test('a client is found by the beginning of the name, however it is spelled', async () => {
    const id = await named({ first: 'Ángela', middle: 'Sofía', last: 'Ñúñez', second: 'Quiñones' });
    for (const text of [
      'ange',
      'ANGELA SOFIA',
      'ángela sofía ñúñez',
      'Ñúñ',
      'nunez quinones',
      'Núñez Quiñones Ángela',
      'nunez angela',
      'angela nunez q',
    ])
      expect(await found(text), text).toContainEqual(['client', id, 'name']);
    for (const text of ['gela', 'quinones', 'angela q']) expect(await found(text), text).toEqual([]);
  });

  test('a search text is never used as a pattern', async () => {
    await named({ first: 'Zacarías', last: 'Zz' });
    expect(await found('Zac%')).toEqual([]);
    expect(await found('Z_c')).toEqual([]);
  });

  test('clients are found in alphabetical order, twenty of them, and the answer says that there are more', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 22; index += 1)
      ids.push(await named({ first: 'Xóchitl', last: `Y${String.fromCharCode(97 + index)}` }));
    const { hits, hasMore } = await search('xochitl');
    expect(hits.map(({ id }) => id)).toEqual(ids.slice(0, 20));
    expect(hasMore).toBe(true);
    expect(await search('xochitl yv')).toMatchObject({ hits: [{ id: ids[21] }], hasMore: false });
  });
});

test('names are folded by the database as by the program', async () => {
  for (const name of ['María-José', 'ÑANDÚ', "O'Óscar", 'Ångström', 'Łukasz', 'Çağla', 'Ḿatías', 'Zoë', 'ﬁ', 'ſ']) {
    const { rows } = await sql<{ folded: string }>`select folded_name(${name}) as folded`.execute(db);
    expect(rows).toEqual([{ folded: normaliseName(name) }]);
  }
});

describe('work and money are found', () => {
  beforeAll(async () => {
    await db
      .insertInto('payment_reference')
      .values({
        client_id: clientId,
        id: server.services.newId(),
        loan_id: loan.id,
        kind: 'repayment',
        method: 'paynet',
        amount_centavos: loan.principal_centavos,
        valid_on: plainDate('2026-12-15'),
        due_date: plainDate('2026-12-15'),
        expires_on: plainDate('2026-12-15'),
        status: 'expired',
        provider_id: 'search-1',
        reference: '101000099887766',
        barcode_url: null,
        created_at: new Date(),
        status_since: new Date(),
      })
      .execute();
    await db.updateTable('payout').set({ tracking_key: 'QN20261122X9' }).where('client_id', '=', clientId).execute();
  });

  test('cases and money are found by their number, as people read it aloud', async () => {
    expect(await found(application.hashed_id.toLowerCase())).toContainEqual(['application', application.id, 'number']);
    expect(await found(loan.hashed_id)).toContainEqual(['loan', loan.id, 'number']);
  });

  test('cases and money are found by their id', async () => {
    expect(await found(application.id)).toEqual([['application', application.id, 'id']]);
    expect(await found(loan.id.toUpperCase())).toContainEqual(['loan', loan.id, 'id']);
    expect(await found(clientId)).toEqual([['client', clientId, 'id']]);
  });

  test('a payment is found by its reference', async () => {
    expect(await found('1010 0009 9887 766')).toEqual([['loan', loan.id, 'payment_reference']]);
  });

  test('a transfer is found by its clave de rastreo', async () => {
    expect(await found('qn20261122x9')).toMatchObject([['payout', expect.any(String), 'tracking_key']]);
  });
});

describe('an answer', () => {
  test('a search answer masks every identifier', async () => {
    const { phone, email, curp, clabe } = borrower.who;
    for (const text of [phone, email, curp, clabe]) {
      const said = JSON.stringify(await search(text));
      for (const value of [phone, email, curp, clabe]) expect(said).not.toContain(value);
      expect(said).toContain(phone.slice(-4));
    }
  });

  test.each([
    ['verifier', ['application']],
    ['collector', ['application', 'loan']],
  ] as const satisfies readonly (readonly [StaffRole, readonly string[]])[])(
    'a search answer has for a %s only what the role may read',
    async (role, kinds) => {
      const by = await staffMember(server, role);
      const { hits } = await search(application.hashed_id, by);
      const more =
        loan.hashed_id === application.hashed_id ? hits : [...hits, ...(await search(loan.hashed_id, by)).hits];
      expect(new Set(more.map(({ kind }) => kind))).toEqual(new Set(kinds));
      expect(await found('QN20261122X9', by)).toEqual([]);
    },
  );

  test('a search is in the audit, with its text', async () => {
    const by = await staffMember(server, 'support');
    await search(borrower.who.phone, by);
    const { entries } = await expectDone(server.call(listAudit, { query: { staffId: by.id } }, supervisor));
    expect(entries[0]).toMatchObject({
      kind: 'read',
      call: 'searchBackOffice',
      details: [{ name: 'query.text', value: borrower.who.phone }],
    });
  });

  test('a search answer is empty for a text without a meaning', async () => {
    for (const text of ['q', '¿?', '../..', "' or 1=1 --", '\u{1F600}'])
      expect(await search(text)).toEqual({ hits: [], hasMore: false });
  });
});
