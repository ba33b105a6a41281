import {
  blockIdentifier,
  getBackOfficeUser,
  listBlockedIdentifiers,
  type Reply,
  unblockIdentifier,
} from '@lender/contract';
import { leadTo } from '@lender/web/outcome';
import { answers, fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { blockFrom, readBlockList, unblock } from './block-list.server.ts';
import { blockListPath, parseBlockQuery } from './block-query.ts';

const id = '01930000-0000-7000-8000-000000000001';
const blocked: Reply<typeof blockIdentifier> = {
  id,
  kind: 'curp',
  ending: 'HQR4',
  reason: 'Identidad robada',
  addedBy: id,
  addedAt: '2026-11-21T10:00:00.000Z',
  removedAt: null,
};
const device: typeof blocked = { ...blocked, kind: 'device' };
const listing = answers(listBlockedIdentifiers, () => ({
  ok: true,
  status: 200,
  data: [blocked, device],
  pagination: { page: 1, perPage: 25, total: 26, count: 2, totalPages: 2 },
}));

test('a blocked identifier shows its ending, the reason and who blocked it; each member of staff is read once', async () => {
  const user = { id, email: 'r@example.com', name: 'Raúl Riesgos', role: 'risk_admin', permissions: [] } as const;
  const { call, made } = fakeCall(listing, grants(getBackOfficeUser, { ...user, permissions: [] }));
  const view = await readBlockList(call, { kind: 'curp', page: 1 });
  expect(view.blocked[0]).toEqual({
    ...{ id, kind: 'CURP', ending: 'HQR4', reason: 'Identidad robada' },
    ...{ addedBy: 'Raúl Riesgos', addedAt: '21.11.2026 04:00' },
  });
  expect(made.map(({ endpoint }) => endpoint)).toEqual(['listBlockedIdentifiers', 'getBackOfficeUser']);
  expect(view.next?.href).toBe('/bloqueos?tipo=curp&pagina=2');
});

test('a person who blocked an identifier and left is shown as gone', async () => {
  const { call } = fakeCall(listing, refuses(getBackOfficeUser, 'not_found'));
  expect((await readBlockList(call, { page: 1 })).blocked[0]?.addedBy).toBe('Alguien que ya no está');
});

test('a list that the role may not read leads to a page of its own', async () => {
  const { call } = fakeCall(refuses(listBlockedIdentifiers, 'forbidden'));
  await expect(readBlockList(call, { page: 1 })).rejects.toMatchObject({ status: 403 });
});

const typed = { kind: 'phone', identifier: ' 55 1234 5678 ', reason: 'Fraude' };

test('an identifier is blocked with its reason, and the typed text never comes back to the page', async () => {
  const { call, made } = fakeCall(grants(blockIdentifier, blocked));
  expect(await blockFrom(call, formOf(typed))).toEqual(leadTo('/bloqueos?hecho=bloqueado'));
  expect(made[0]?.send).toEqual({ body: { kind: 'phone', value: '55 1234 5678', reason: 'Fraude' } });
  const refused = fakeCall(refuses(blockIdentifier, 'invalid_identificator', { field: 'value' }));
  const outcome = await blockFrom(refused.call, formOf(typed));
  expect(outcome.kind).toBe('page');
  expect(JSON.stringify(outcome)).not.toContain('1234');
});

test('a form without a reason is not sent', async () => {
  const { call, made } = fakeCall();
  expect(await blockFrom(call, formOf({ ...typed, reason: ' ' }))).toMatchObject({
    status: 422,
    data: { fields: { reason: expect.any(String) } },
  });
  expect(made).toEqual([]);
});

test('an identifier that is removed from the list is reported as removed, and so is one that another person removed', async () => {
  const back = '/bloqueos?tipo=curp';
  const done = fakeCall(grants(unblockIdentifier, blocked));
  expect(await unblock(done.call, { id, back })).toEqual(leadTo(`${back}&hecho=quitado`));
  const gone = fakeCall(refuses(unblockIdentifier, 'not_found'));
  expect(await unblock(gone.call, { id, back })).toMatchObject({
    status: 409,
    data: { said: 'Alguien más ya lo quitó.' },
  });
});

test.each(['/bloqueos', '/bloqueos?tipo=clabe&pagina=3'])('the address %s is read and written the same', (path) => {
  expect(blockListPath(parseBlockQuery(new URL(path, 'https://staff.example').searchParams))).toBe(path);
});
