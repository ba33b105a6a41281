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
      access: [
        { act: 'role_changed', byName: 'Beto Bravo', approvedByName: null, at: '2026-11-02T18:00:00Z' },
        { act: 'invited', byName: 'Alma Cuentas', approvedByName: 'Beto Bravo', at: '2026-11-01T18:00:00Z' },
      ],
      dependentOn: [
        {
          id: OTHER,
          name: 'Alma Cuentas',
          dependence: { because: 'gave_access', act: 'invited', byName: 'Alma Cuentas', toName: 'Ana Robles' },
        },
      ],
    },
  ],
  invitations: [
    {
      id: OTHER,
      name: 'Luis Luna',
      email: 'luis@example.com',
      role: 'admin',
      invitedBy: null,
      approvedBy: null,
      expiresAt: '2026-11-23T18:00:00Z',
    },
  ],
  secondFactorRoles: ['collector'],
};
const WORDS = { writeOffLoan: 'castigó el préstamo', approveCase: 'aprobó la solicitud', unknown: 'nada' };
const query = (search = '') => parseUsersQuery(new URLSearchParams(search));

test('members of staff are shown in words', async () => {
  const { call } = fakeCall(grants(listStaff, staff));
  const { people, invitations, person, why } = await readUsers(call, query(`persona=${ID}`), WORDS);
  expect(people).toEqual([person]);
  expect(person).toMatchObject({
    roleWord: 'Cobranza',
    state: 'Suspendida desde el 20.11.2026 12:00',
    factor: 'Falta: se le pide al entrar',
    sessions: '0 sesiones abiertas',
    seen: 'Nunca',
    access: [
      'Cambió el rol: Beto Bravo, el 02.11.2026 12:00. Nadie lo aprobó.',
      'Invitó: Alma Cuentas, el 01.11.2026 12:00. Lo aprobó Beto Bravo.',
    ],
    dependences: ['Alma Cuentas: Alma Cuentas invitó a Ana Robles.'],
  });
  expect(invitations).toMatchObject([{ role: 'Administración', by: 'El servidor', expires: '23.11.2026 12:00' }]);
  expect(why).toBeUndefined();
});

test('the reason why a person may not do something is read from the same data', async () => {
  const { call } = fakeCall(grants(listStaff, staff));
  const { why, commands } = await readUsers(call, query(`quien=${ID}&orden=approveCase`), WORDS);
  expect(why).toMatchObject({ may: false, lines: { length: 4 } });
  expect(commands).toEqual([
    { value: 'approveCase', label: 'aprobó la solicitud' },
    { value: 'writeOffLoan', label: 'castigó el préstamo' },
  ]);
});

test.each([
  ['suspend', suspendStaff, `/usuarios?persona=${ID}`],
  ['reset', resetSecondFactor, '/aprobaciones'],
  ['reactivate', reactivateStaff, '/aprobaciones'],
  ['role', changeStaffRole, '/aprobaciones'],
] as const)('the staff action %s is sent with a reason, and its refusal is shown', async (intent, endpoint, page) => {
  const form = formOf({ intent, id: ID, note: ' Se  fue ', role: 'support' });
  const { call, made } = fakeCall(grants(endpoint, { approvalId: OTHER }));
  expect(await actOnUsers(call, form)).toEqual(leadTo(page));
  expect(made).toMatchObject([{ send: { params: { id: ID }, body: { note: 'Se fue' } } }]);
  const refused = fakeCall(refuses(endpoint, 'own_account'));
  expect(await actOnUsers(refused.call, form)).toMatchObject({ data: { person: { form: 'own_account' } } });
  expect(await actOnUsers(refused.call, formOf({ intent, id: ID, note: ' ', role: 'support' }))).toMatchObject({
    data: { person: { fields: { note: 'required' } } },
  });
});

test.each([
  ['end-sessions', endStaffSessions, `/usuarios?persona=${ID}`],
  ['withdraw', withdrawInvitation, '/usuarios'],
] as const)('the staff action %s is done at once', async (intent, endpoint, page) => {
  const { call, made } = fakeCall(grants(endpoint, {}));
  expect(await actOnUsers(call, formOf({ intent, id: ID }))).toEqual(leadTo(page));
  expect(made).toMatchObject([{ endpoint: endpoint.name, send: { params: { id: ID } } }]);
});

test('a person is invited, or the page says why not', async () => {
  const form = formOf({
    intent: 'invite',
    email: ' luis@example.com ',
    name: 'Luis  Luna',
    role: 'support',
    note: ' Ayuda ',
  });
  const { call, made } = fakeCall(grants(inviteStaff, { approvalId: ID }));
  expect(await actOnUsers(call, form)).toEqual(leadTo('/aprobaciones'));
  expect(made).toMatchObject([
    { send: { body: { email: 'luis@example.com', name: 'Luis Luna', role: 'support', note: 'Ayuda' } } },
  ]);
  const refused = fakeCall(refuses(inviteStaff, 'not_unique', { field: 'email' }));
  expect(await actOnUsers(refused.call, form)).toMatchObject({ data: { invite: { fields: { email: 'not_unique' } } } });
});
