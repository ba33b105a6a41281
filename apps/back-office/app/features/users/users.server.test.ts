import {
  changeStaffRole,
  endStaffSessions,
  inviteStaff,
  listStaff,
  type Reply,
  reactivateStaff,
  resetSecondFactor,
  suspendStaff,
  withdrawInvitation,
} from '@lender/contract';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { actOnUsers, parseUsersQuery, readUsers } from './users.server.ts';

const ID = '01930000-0000-7000-8000-000000000001';
const OTHER = '01930000-0000-7000-8000-000000000002';
const staff: Reply<typeof listStaff> = {
  people: [
    {
      id: ID,
      name: 'Ana Robles',
      email: 'ana@example.com',
      role: 'collector',
      suspendedAt: '2026-11-20T18:00:00Z',
      hasSecondFactor: false,
      openSessions: 0,
      seenAt: null,
    },
  ],
  invitations: [
    {
      id: OTHER,
      name: 'Luis Luna',
      email: 'luis@example.com',
      role: 'admin',
      invitedBy: null,
      expiresAt: '2026-11-23T18:00:00Z',
    },
  ],
  secondFactorRoles: ['collector'],
};
const WORDS = { writeOffLoan: 'castigó el préstamo', approveCase: 'aprobó la solicitud', unknown: 'nada' };
const query = (search = '') => parseUsersQuery(new URLSearchParams(search));

test('who works here is told in words', async () => {
  const { call } = fakeCall(grants(listStaff, staff));
  const { people, invitations, person, why } = await readUsers(call, query(`persona=${ID}`), WORDS);
  expect(people).toEqual([person]);
  expect(person).toMatchObject({
    roleWord: 'Cobranza',
    state: 'Suspendida desde el 20.11.2026 12:00',
    factor: 'Falta: se le pide al entrar',
    sessions: '0 sesiones abiertas',
    seen: 'Nunca',
  });
  expect(invitations).toMatchObject([{ role: 'Administración', by: 'El servidor', expires: '23.11.2026 12:00' }]);
  expect(why).toBeUndefined();
});

test('why somebody cannot do something is told from the same data', async () => {
  const { call } = fakeCall(grants(listStaff, staff));
  const { why, commands } = await readUsers(call, query(`quien=${ID}&orden=approveCase`), WORDS);
  expect(why).toMatchObject({ may: false, lines: { length: 4 } });
  expect(commands).toEqual([
    { value: 'approveCase', label: 'aprobó la solicitud' },
    { value: 'writeOffLoan', label: 'castigó el préstamo' },
  ]);
});

test.each([
  ['suspend', suspendStaff],
  ['reset', resetSecondFactor],
  ['role', changeStaffRole],
] as const)('%s is asked for with a reason, and its refusal is said', async (deed, endpoint) => {
  const form = formOf({ deed, id: ID, note: ' Se  fue ', role: 'support' });
  const { call, made } = fakeCall(grants(endpoint, {}));
  expect(await actOnUsers(call, form)).toEqual(leadTo(`/usuarios?persona=${ID}`));
  expect(made).toMatchObject([{ send: { params: { id: ID }, body: { note: 'Se fue' } } }]);
  const refused = fakeCall(refuses(endpoint, 'own_account'));
  expect(await actOnUsers(refused.call, form)).toMatchObject({ data: { person: { form: 'own_account' } } });
  expect(await actOnUsers(refused.call, formOf({ deed, id: ID, note: ' ', role: 'support' }))).toMatchObject({
    data: { person: { fields: { note: 'required' } } },
  });
});

test.each([
  ['reactivate', reactivateStaff, `/usuarios?persona=${ID}`],
  ['end-sessions', endStaffSessions, `/usuarios?persona=${ID}`],
  ['withdraw', withdrawInvitation, '/usuarios'],
] as const)('%s is done at once', async (deed, endpoint, page) => {
  const { call, made } = fakeCall(grants(endpoint, {}));
  expect(await actOnUsers(call, formOf({ deed, id: ID }))).toEqual(leadTo(page));
  expect(made).toMatchObject([{ endpoint: endpoint.name, send: { params: { id: ID } } }]);
});

test('somebody is invited, or it is said why not', async () => {
  const form = formOf({ deed: 'invite', email: ' luis@example.com ', name: 'Luis  Luna', role: 'support' });
  const { call, made } = fakeCall(grants(inviteStaff, { id: ID, expiresAt: '2026-11-23T18:00:00Z' }));
  expect(await actOnUsers(call, form)).toEqual(leadTo('/usuarios'));
  expect(made).toMatchObject([{ send: { body: { email: 'luis@example.com', name: 'Luis Luna', role: 'support' } } }]);
  const refused = fakeCall(refuses(inviteStaff, 'not_unique', { field: 'email' }));
  expect(await actOnUsers(refused.call, form)).toMatchObject({ data: { invite: { fields: { email: 'not_unique' } } } });
});
