import { getWork, listApprovals, listCases, type Reply, takeNextCase } from '@lender/contract';
import { mayRole, type Permission, ROLE_PERMISSIONS, STAFF_ROLES } from '@lender/lending';
import { leadTo } from '@lender/web/outcome';
import { answers, fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { describe, expect, test } from 'vitest';
import { SCREENS, type Screen } from '../../screens.ts';
import { dailyPages } from './daily-pages.ts';
import { beginNext, takeNext } from './next-work.server.ts';
import { readWork } from './work.server.ts';

type Approval = Reply<typeof listApprovals>[number];

const id = '01930000-0000-7000-8000-000000000001';
const dueAt = '2026-11-21T12:00:00.000Z';
const work: Reply<typeof getWork> = {
  decideWithinMinutes: 240,
  lines: [
    { kind: 'own_cases', waiting: 3, overdue: 1, next: { id, dueAt } },
    { kind: 'free_cases', waiting: 2, overdue: 0, next: { id, dueAt: '2026-11-21T13:00:00.000Z' } },
    { kind: 'policy_drafts', waiting: 1, overdue: 0, next: { id, dueAt: null } },
    { kind: 'approvals', waiting: 0, overdue: 0, next: null },
  ],
};
const approval: Approval = {
  id,
  command: { kind: 'client.status', payload: { clientId: id, from: 1, to: 3 } },
  clientName: 'Ana Robles',
  reason: 'Fraude',
  askedByName: 'Raúl',
  isOwn: false,
  dependence: null,
  askedAt: '2026-11-21T10:00:00.000Z',
  waitingMinutes: 90,
  status: 'open',
  decidedByName: null,
  decidedAt: null,
  note: null,
  loan: null,
};
const answered = (status: 'done' | 'rejected', decidedAt: string): Approval => ({
  ...approval,
  id: status,
  status,
  isOwn: true,
  decidedAt,
  decidedByName: 'Sofía',
  note: status === 'rejected' ? 'Falta el reporte' : null,
});
const noCases = { cases: [], next: null, previous: null, total: 0, isEstimate: false };
const pagination = { page: 1, perPage: 5, total: 1, count: 1, totalPages: 1 };

const read = (permissions: readonly Permission[]) => {
  const rows = {
    open: [approval],
    done: [answered('done', '2026-11-21T11:00:00.000Z')],
    rejected: [answered('rejected', '2026-11-21T12:00:00.000Z')],
    stale: [],
  };
  const fake = fakeCall(
    grants(getWork, work),
    grants(listCases, noCases),
    answers(listApprovals, ({ query: { status = 'open', askedBy } }) => {
      const data = askedBy === 'me' && status === 'open' ? [] : rows[status];
      return { ok: true, status: 200, data, pagination };
    }),
  );
  return { made: fake.made, view: readWork(fake.call, permissions) };
};

describe('one’s own work', () => {
  test('one’s own work shows what is held, what waits for an answer, and what was answered', async () => {
    const { made, view } = read(ROLE_PERMISSIONS.supervisor);
    const { goal, lines, held, waiting, asked } = await view;
    expect(goal).toBe('Cada solicitud debería decidirse en 4 h.');
    expect(lines).toEqual([
      {
        ...{ kind: 'own_cases', label: 'Solicitudes que tengo', href: '/colas/manual', waiting: 3, key: '1' },
        ...{ overdue: '1 vencido', due: '21.11.2026 06:00' },
        beginHref: `/solicitudes/${id}?de=%2Fcolas%2Fopen%3Fasignada%3Dme`,
      },
      {
        ...{ kind: 'free_cases', label: 'Solicitudes sin tomar', href: '/colas/manual', waiting: 2, key: '2' },
        ...{ overdue: '', due: '21.11.2026 07:00', beginHref: null },
      },
      {
        ...{ kind: 'policy_drafts', label: 'Borradores de la política', href: '/politicas', waiting: 1, key: '3' },
        ...{ overdue: '', due: '', beginHref: `/politicas/borradores/${id}` },
      },
    ]);
    expect(held).toEqual({ rows: [], hasMore: false });
    expect(waiting).toMatchObject([{ what: 'Cambiar el estado del cliente', askedBy: 'Raúl', waits: '1 h' }]);
    expect(asked?.map(({ status, answer }) => [status.label, answer])).toEqual([
      ['Rechazada', 'Sofía, 21.11.2026 06:00: Falta el reporte'],
      ['Aprobada', 'Sofía, 21.11.2026 05:00'],
    ]);
    expect(made).toContainEqual(
      expect.objectContaining({ send: { query: { queue: 'open', assignee: 'me', sort: 'due', perPage: 20 } } }),
    );
  });

  test('one’s own work shows no cases to a role that decides none, no waiting approvals to a role that approves none, and no requests to one that reads none', async () => {
    const collector = await read(ROLE_PERMISSIONS.collector).view;
    expect([collector.held, collector.waiting]).toEqual([null, null]);
    const verifier = await read(ROLE_PERMISSIONS.verifier).view;
    expect(verifier.waiting).toBeNull();
    expect(verifier.held).not.toBeNull();
    expect(verifier.asked).toHaveLength(2);
    expect((await read(['self.manage']).view).asked).toBeNull();
  });

  test('one’s own work is refused with 403 to a role that may not read it', async () => {
    const { call } = fakeCall(refuses(getWork, 'forbidden'));
    await expect(readWork(call, [])).rejects.toMatchObject({ status: 403 });
  });
});

describe('the next item of work', () => {
  const withLines = (lines: Reply<typeof getWork>['lines']) =>
    fakeCall(grants(getWork, { ...work, lines }), grants(takeNextCase, { id }));

  test('the next item is the one that is due first', async () => {
    const { call, made } = withLines([{ kind: 'complaints', waiting: 1, overdue: 0, next: { id, dueAt } }]);
    expect(await beginNext(call, ROLE_PERMISSIONS.support, formOf({}))).toEqual(leadTo(`/une/${id}`));
    expect(made.map(({ endpoint }) => endpoint)).toEqual(['getWork']);
  });

  test('a case that no one holds is taken before it is opened', async () => {
    const { call, made } = withLines([{ kind: 'free_cases', waiting: 1, overdue: 0, next: { id, dueAt } }]);
    expect(await beginNext(call, ROLE_PERMISSIONS.verifier, formOf({ formKey: 'k' }))).toEqual(
      leadTo(`/solicitudes/${id}?de=%2Fcolas%2Fopen%3Fasignada%3Dme`),
    );
    expect(made).toContainEqual(expect.objectContaining({ endpoint: 'takeNextCase' }));
  });

  test('an auditor, for whom nothing waits, begins with the seal of the audit', async () => {
    const { call } = withLines([]);
    expect(await beginNext(call, ROLE_PERMISSIONS.auditor, formOf({}))).toEqual(leadTo('/bitacora'));
  });

  test('a role with nothing to do and nothing to look at sees a message that says so', async () => {
    const { call } = withLines([]);
    expect(await beginNext(call, ROLE_PERMISSIONS.support, formOf({}))).toMatchObject({
      kind: 'page',
      data: { said: expect.stringContaining('No hay nada pendiente') },
    });
  });
});

test.each(STAFF_ROLES)('the pages that the %s looks at every day are pages of the role', (role) => {
  const pages: readonly Screen[] = Object.values(SCREENS);
  for (const { href } of dailyPages(ROLE_PERMISSIONS[role])) {
    const page = pages.find(({ menuHref }) => menuHref === href);
    expect(page && mayRole(role, page.permission)).toBe(true);
  }
});

describe('the next case', () => {
  test('the next case is taken once and opened, and work continues with the held cases', async () => {
    const { call, made } = fakeCall(grants(takeNextCase, { id }));
    expect(await takeNext(call, formOf({ formKey: 'k' }))).toEqual(
      leadTo(`/solicitudes/${id}?de=%2Fcolas%2Fopen%3Fasignada%3Dme`),
    );
    expect(made).toMatchObject([{ endpoint: 'takeNextCase', options: { idempotencyKey: 'k' } }]);
  });

  test('a message is shown when no next case is free', async () => {
    const { call } = fakeCall(grants(takeNextCase, { id: null }));
    expect(await takeNext(call, formOf({}))).toMatchObject({
      kind: 'page',
      status: 200,
      data: { said: expect.stringContaining('No queda ninguna') },
    });
  });
});
