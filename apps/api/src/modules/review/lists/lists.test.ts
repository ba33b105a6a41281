import { listClients, listLoans, type Send } from '@lender/contract';
import { CLIENT_STATUS, LOAN_STATUS } from '@lender/lending';
import { describe, expect, test } from 'vitest';
import { lend } from '../../../../test/loans/lend.ts';
import { expectDone } from '../../../../test/people/journey.ts';
import { plantClient } from '../../../../test/people/planted.ts';
import { staffMember } from '../../../../test/people/staff-member.ts';
import { answers } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';

const server = await testServer();
const { db } = server.services;
const support = await staffMember(server, 'support');
const clients = (query: Send<typeof listClients>['query'] = {}) =>
  expectDone(server.call(listClients, { query: { perPage: 100, ...query } }, support));
const loans = (query: Send<typeof listLoans>['query'] = {}) =>
  expectDone(server.call(listLoans, { query: { perPage: 100, ...query } }, support));

answers(listClients, () => server.call(listClients, { query: {} }, support));
answers(listLoans, () => server.call(listLoans, { query: {} }, support));

/** Reads a list page by page, and returns the ids of all rows. */
async function walk(page: (before: string | undefined) => Promise<readonly { readonly id: string }[]>) {
  const ids: string[] = [];
  for (let rows = await page(undefined); rows.length > 0; rows = await page(ids.at(-1)))
    ids.push(...rows.map(({ id }) => id));
  return ids;
}

describe('the list of clients', () => {
  test('a list of clients begins with the newest, and its pages hold each client once', async () => {
    const planted: string[] = [];
    for (let one = 0; one < 5; one += 1) planted.unshift((await plantClient(server)).clientId);
    const all = (await clients()).map(({ id }) => id);
    expect(all.slice(0, 5)).toEqual(planted);
    const read = await walk((before) => clients({ perPage: 2, ...(before && { before }) }));
    expect(read).toEqual(all);
  });

  test('a client is listed with name and status, and by no identifier but the end of the phone', async () => {
    const { clientId } = await plantClient(server);
    const [row] = await clients({ perPage: 1 });
    expect(row).toEqual({
      ...{ id: clientId, clientName: 'Ana Robles', phoneLastFour: expect.stringMatching(/^\d{4}$/) },
      ...{ status: CLIENT_STATUS.active, registeredAt: expect.any(String), loans: 0 },
    });
  });

  test('clients of one status are listed alone', async () => {
    const { clientId } = await plantClient(server);
    const { blocked } = CLIENT_STATUS;
    await db.updateTable('client').set({ status: blocked }).where('client_id', '=', clientId).execute();
    const rows = await clients({ status: blocked });
    expect(rows.map(({ id }) => id)).toContain(clientId);
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set([blocked]));
  });
});

describe('the list of loans', () => {
  test('a loan that was paid out is listed with its client and what is owed, and a draft is not', async () => {
    const { loanId, principal } = await lend(server);
    const drafted = await db.selectFrom('loan').select('id').where('status', '=', LOAN_STATUS.draft).execute();
    const rows = await loans();
    const row = rows.find(({ id }) => id === loanId);
    expect(row).toMatchObject({ status: LOAN_STATUS.active, principal, daysLate: 0, clientId: expect.any(String) });
    expect(row?.outstanding).toBeGreaterThanOrEqual(principal);
    for (const { id } of drafted) expect(rows.map((one) => one.id)).not.toContain(id);
  });

  test('pages of loans hold each loan once, the newest first, and a status is listed alone', async () => {
    await lend(server);
    await lend(server);
    const all = (await loans()).map(({ id }) => id);
    expect(all).toEqual(all.toSorted().toReversed());
    expect(await walk((before) => loans({ perPage: 1, ...(before && { before }) }))).toEqual(all);
    expect(await loans({ status: LOAN_STATUS.writeOff })).toEqual([]);
  });
});
