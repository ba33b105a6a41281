import { plainDate } from '@lender/calculator';
import {
  addClientNote,
  changeClientStatus,
  getClientFile,
  listMessages,
  overrideClientLimit,
  type Reply,
} from '@lender/contract';
import { centavos } from '@lender/money';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { caseDetail } from '../../../test/case-detail.ts';
import { messageMoment } from '../../vocabulary/message-moment.ts';
import { askForLimit, changeStatus, readClient, writeNote } from './client.server.ts';
import type { ClientFile } from './client-view.ts';

const { id } = caseDetail.client;
const file: ClientFile = {
  profile: caseDetail.client,
  status: 1,
  permitted: [
    { to: 2, isForTwo: false },
    { to: 3, isForTwo: true },
    { to: 5, isForTwo: false },
  ],
  registeredAt: '2026-11-20T18:00:00.000Z',
  limit: { most: centavos(500_000), available: centavos(100_000), accepted: null, closedLoans: 1, override: null },
  loans: [
    {
      ...{ id, hashedId: 'P4X8T2', status: 4, daysLate: 3, worstDaysLate: 8 },
      ...{ principal: centavos(400_000), outstanding: centavos(478_880), dueDate: plainDate('2026-12-15') },
    },
  ],
  applications: [
    { id, hashedId: 'Q7K2M9', status: 14, amount: centavos(400_000), createdAt: '2026-11-21T15:00:00.000Z' },
  ],
  consents: [{ kind: 'marketing', granted: false, answeredAt: '2026-11-22T03:00:00.000Z' }],
  contacts: [{ name: 'Luis Ramírez', phoneLastFour: '4321', relationship: 'family' }],
  devices: [{ askedAt: '2026-11-21T15:00:00.000Z', isKnown: true, clients: 3 }],
  mandate: null,
  linked: [{ id, name: null, status: 3, by: ['phone', 'device'] }],
  notes: [{ id, at: '2026-11-22T15:00:00.000Z', byName: 'Sofía Soporte', note: 'Llamar por la tarde' }],
  openTasks: 0,
  requests: [],
};
async function read(changes: Partial<ClientFile> = {}) {
  const { call } = fakeCall(grants(getClientFile, { ...file, ...changes }), grants(listMessages, []));
  const view = await readClient(call, id);
  if (!view) throw new Error('the client is there');
  return view;
}

test('a message of last night that was sent by day has the time at which it was sent, as the list of deliveries has', async () => {
  const left = { state: 'sent', at: '2026-11-24T21:45:00.000Z' } as const;
  const message = {
    ...{ ...left, id, loanId: id, kind: 'reminder', channel: 'sms', address: '••••••5678' },
    ...{ subject: null, text: 'Quincena: hoy vence.', cause: null, tries: 1 },
  } as const satisfies Reply<typeof listMessages>[number];
  const { call } = fakeCall(grants(getClientFile, file), grants(listMessages, [message]));
  expect((await readClient(call, id))?.messages).toMatchObject([{ when: '24.11.2026 15:45', state: 'Enviado' }]);
  expect(messageMoment(left)).toBe('24.11.2026 15:45');
});

test('a client is masked, and each masked identifier can be asked for', async () => {
  const { title, status, profile } = await read();
  expect([title, status.label]).toEqual(['Ana Sofía Ramírez Ortega', 'Activo']);
  expect(profile.flatMap(({ masks }) => masks ?? [])).toEqual(['curp', 'phone', 'email', 'clabe', 'reference_phone']);
});

test('loans, applications and linked clients are shown in words, each with its link', async () => {
  const view = await read();
  expect(view.loans).toMatchObject([
    {
      href: `/prestamos/${id}`,
      status: { label: 'Vencido · 3 días' },
      outstanding: '$4,788.80',
      dueDate: '15.12.2026',
      daysLate: '3',
    },
  ]);
  expect(view.applications).toMatchObject([{ href: `/solicitudes/${id}`, status: { label: 'Revisión manual' } }]);
  expect(view.linked).toMatchObject([
    { href: `/clientes/${id}`, name: 'Sin nombre todavía', status: 'En lista negativa', by: 'teléfono, dispositivo' },
  ]);
});

test('consents, named persons and applications of a client are shown', async () => {
  const view = await read();
  expect(view.consents).toEqual([{ term: 'Publicidad', detail: 'Retirado el 21.11.2026' }]);
  expect(view.contacts).toEqual([{ term: 'Luis Ramírez', detail: 'termina en 4321, familiar' }]);
  expect(view.devices[0]?.detail).toBe('Lo usaron 3 clientes');
});

test('notes are shown with their author and moment, and a new note is written in one line', async () => {
  expect((await read()).notes).toEqual([
    { id, note: 'Llamar por la tarde', who: 'Sofía Soporte', when: '22.11.2026 09:00' },
  ]);
  const { call, made } = fakeCall(grants(addClientNote, {}));
  expect(await writeNote(call, id, formOf({ note: ' Pide\n otra fecha ' }))).toEqual(leadTo(`/clientes/${id}`));
  expect(made[0]).toMatchObject({ send: { params: { id }, body: { note: 'Pide otra fecha' } } });
  const { call: refused } = fakeCall(refuses(addClientNote, 'not_found'));
  expect(await writeNote(refused, id, formOf({ note: 'x' }))).toMatchObject({ status: 409 });
});

test('another limit is asked for in pesos and days, and shown while it is valid', async () => {
  const { call, made } = fakeCall(grants(overrideClientLimit, { approvalId: id }));
  const typed = { amount: '$6,000', days: '30', note: 'Paga siempre antes' };
  expect(await askForLimit(call, id, formOf(typed))).toEqual(leadTo(`/clientes/${id}`));
  expect(made[0]).toMatchObject({ send: { params: { id }, body: { days: 30, note: 'Paga siempre antes' } } });
  const override = { amount: centavos(600_000), until: plainDate('2026-12-23'), isWaiting: true };
  const { standing: status } = await read({ limit: { ...file.limit, override } });
  expect(status).toContainEqual({
    term: 'Límite que se le aprobó',
    detail: '$6,000.00 en su siguiente solicitud, hasta el 23.12.2026',
  });
  const { call: refused } = fakeCall(refuses(overrideClientLimit, 'approval_pending'));
  expect(await askForLimit(refused, id, formOf(typed))).toMatchObject({ status: 409 });
});

test('only moves of the status that staff may make are offered, each once, with whether it takes two people', async () => {
  expect((await read()).moves).toEqual([
    { move: 'blocked', isForTwo: false },
    { move: 'blacklisted', isForTwo: true },
  ]);
  const blacklisted = await read({
    status: 3,
    permitted: [1, 4].map((to) => ({ to: to === 1 ? 1 : 4, isForTwo: true })),
  });
  expect(blacklisted.moves).toEqual([{ move: 'active', isForTwo: true }]);
});

test('a status is changed with its reason, once under the key of its form', async () => {
  const { call, made } = fakeCall(grants(changeClientStatus, { id, status: 2, approvalId: null }));
  const form = formOf({ note: ' Reporte\r\nde fraude ', formKey: 'drawn' });
  expect(await changeStatus(call, { id, move: 'blocked' }, form)).toEqual(leadTo(`/clientes/${id}`));
  expect(made).toMatchObject([{ send: { params: { id }, body: { status: 'blocked', note: 'Reporte de fraude' } } }]);
});

test('a form without a reason is not sent, and a refusal is shown', async () => {
  const silent = fakeCall();
  expect(await changeStatus(silent.call, { id, move: 'blocked' }, formOf({ note: '' }))).toMatchObject({ status: 422 });
  expect(silent.made).toEqual([]);
  const { call } = fakeCall(refuses(changeClientStatus, 'approval_pending'));
  expect(await changeStatus(call, { id, move: 'blacklisted' }, formOf({ note: 'Fraude' }))).toMatchObject({
    status: 409,
    data: { status: { form: 'approval_pending' } },
  });
});

test('an unknown client has no page, and a client whom the role may not see is forbidden', async () => {
  const absent = fakeCall(refuses(getClientFile, 'not_found'), refuses(listMessages, 'not_found'));
  expect(await readClient(absent.call, id)).toBeUndefined();
  const closed = fakeCall(refuses(getClientFile, 'forbidden'), refuses(listMessages, 'forbidden'));
  await expect(readClient(closed.call, id)).rejects.toMatchObject({ status: 403 });
});
