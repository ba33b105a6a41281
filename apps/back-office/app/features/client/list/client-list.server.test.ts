import { listClients, type Reply } from '@lender/contract';
import { fakeCall, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { readClientList } from './client-list.server.ts';
import { parseClientListQuery } from './client-list-query.ts';

type Row = Reply<typeof listClients>[number];

const idOf = (number: number) => `01930000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const row = (number: number): Row => ({
  ...{ id: idOf(number), clientName: 'Ana Robles', phoneLastFour: '4821', status: 2 },
  ...{ registeredAt: '2026-11-21T10:00:00.000Z', loans: 3 },
});

test('a client is listed in words, with the link to the client’s page', async () => {
  const { call, made } = fakeCall(grants(listClients, [row(1)]));
  const { clients, tabs, next } = await readClientList(call, { status: 2 });
  expect(clients).toEqual([
    {
      ...{ id: idOf(1), href: `/clientes/${idOf(1)}`, client: 'Ana Robles', phone: '••••\u00a04821' },
      ...{ status: 'Bloqueado', registered: '21.11.2026 04:00', loans: 3 },
    },
  ]);
  expect(tabs.find(({ isCurrent }) => isCurrent)).toEqual({
    ...{ href: '/clientes?estado=2', label: 'Bloqueado', isCurrent: true },
  });
  expect(next).toBeUndefined();
  expect(made).toMatchObject([{ send: { query: { status: 2, perPage: 26 } } }]);
});

test('a client who has no name yet is listed as such', async () => {
  const { call } = fakeCall(grants(listClients, [{ ...row(1), clientName: '' }]));
  expect((await readClientList(call, {})).clients[0]?.client).toBe('Sin nombre todavía');
});

test('the next page of clients begins below the last row, and keeps the filter', async () => {
  const rows = Array.from({ length: 26 }, (_, index) => row(100 - index));
  const { next, clients } = await readClientList(fakeCall(grants(listClients, rows)).call, { status: 1 });
  expect(clients).toHaveLength(25);
  expect(next?.href).toBe(`/clientes?estado=1&desde=${idOf(76)}`);
});

test('a status that does not exist is left out of the selection of clients', () => {
  expect(parseClientListQuery(new URLSearchParams('estado=9&desde=x'))).toEqual({});
});

test('clients are refused with 403 to a role that may not read them', async () => {
  await expect(readClientList(fakeCall(refuses(listClients, 'forbidden')).call, {})).rejects.toMatchObject({
    status: 403,
  });
});
