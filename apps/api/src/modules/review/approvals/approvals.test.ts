import {
  approveRequest,
  changeClientStatus,
  type Endpoint,
  getCaseTimeline,
  getClient,
  listApprovals,
  rejectRequest,
  writeOffLoan,
} from '@lender/contract';
import { ENDPOINTS } from '@lender/contract/endpoints';
import { CLIENT_STATUS } from '@lender/lending';
import { describe, expect, test } from 'vitest';
import { lend } from '../../../../test/loans/lend.ts';
import { type Client, expectDone, NOTHING, openApplication, register } from '../../../../test/people/journey.ts';
import { staffMember } from '../../../../test/people/staff-member.ts';
import { answers, refuses } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';
import { clientIdOf, setClientStatus } from '../../../../test/server/stored.ts';
import { readLoan } from '../../loans/index.ts';
import { APPROVAL_DEFINITIONS } from './approval-definitions.ts';

const server = await testServer();
const { db } = server.services;
const maker = await staffMember(server, 'risk_admin');
const [checker, another] = [await staffMember(server, 'supervisor'), await staffMember(server, 'supervisor')];

interface Person {
  readonly token: string;
}
type Status = 'active' | 'blocked' | 'blacklisted';
const ask = (client: Client, status: Status = 'blacklisted', by: Person = maker) =>
  server.call(
    changeClientStatus,
    { params: { id: clientIdOf(client) }, body: { status, note: 'Robó una cuenta' } },
    by,
  );
/** Requests a change; returns the request's id. */
async function asked(client: Client, status?: Status, by?: Person): Promise<string> {
  const { approvalId } = await expectDone(ask(client, status, by));
  if (!approvalId) throw new Error('done by one person');
  return approvalId;
}
const approve = (id: string, by: Person = checker, body = {}) =>
  server.call(approveRequest, { params: { id }, body }, by);
const reject = (id: string, by: Person = checker) =>
  server.call(rejectRequest, { params: { id }, body: { note: 'Falta el reporte' } }, by);
const list = async (query = {}, by: Person = checker) => {
  const { data, headers } = await server.call(listApprovals, { query: { perPage: 100, ...query } }, by);
  return { data, total: headers.get('x-total-count') };
};
const rowOf = async (id: string, query = {}) => (await list(query)).data.find((row) => row.id === id);
const statusOf = async (client: Client) => (await server.call(getClient, NOTHING, client)).data.status;

test('every endpoint for four eyes has its command, and every command its endpoint', () => {
  const declared = Object.values<Endpoint>(ENDPOINTS).filter(({ approval }) => approval === 'four-eyes');
  const defined = Object.values(APPROVAL_DEFINITIONS).map(({ endpoint }) => endpoint.name);
  expect([...new Set<string>(defined)].toSorted()).toEqual(declared.map(({ name }) => name).toSorted());
});

describe('a waiting request about a loan', () => {
  test('the list shows what is owed today to roles that may read loans, and nothing once it is decided', async () => {
    const { loanId } = await lend(server);
    const { today } = await server.services.clock.business(db);
    const record = await db.selectFrom('loan').selectAll().where('id', '=', loanId).executeTakeFirstOrThrow();
    const { outstandingCentavos, daysLate } = (await readLoan(db, record)).positionOn(today);
    const body = { note: 'No hay cómo cobrarlo' };
    const asked = await expectDone(server.call(writeOffLoan, { params: { id: loanId }, body }, another));
    const id = asked.approvalId ?? '';
    expect((await rowOf(id))?.loan).toEqual({
      ...{ id: loanId, hashedId: record.hashed_id },
      ...{ outstanding: outstandingCentavos, daysLate },
    });
    expect(outstandingCentavos).toBeGreaterThan(0);
    const blind = await staffMember(server, 'product_admin');
    expect((await list({}, blind)).data.find((row) => row.id === id)?.loan).toBeNull();
    await expectDone(reject(id));
    expect((await rowOf(id, { status: 'rejected' }))?.loan).toBeNull();
  });
});

describe('a request by one person', () => {
  answers(approveRequest, async () => approve(await asked(await register(server))));
  answers(rejectRequest, async () => reject(await asked(await register(server))));
  answers(listApprovals, () => server.call(listApprovals, { query: {} }, maker));
  test('a request is listed separately for its author and for others', async () => {
    const [mine, theirs] = [
      await asked(await register(server)),
      await asked(await register(server), 'blacklisted', checker),
    ];
    const idsOf = async (askedBy: 'me' | 'others') => (await list({ askedBy }, maker)).data.map(({ id }) => id);
    const [own, other] = [await idsOf('me'), await idsOf('others')];
    expect([own.includes(mine), own.includes(theirs)]).toEqual([true, false]);
    expect([other.includes(mine), other.includes(theirs)]).toEqual([false, true]);
    expect((await list({ askedBy: 'me' }, maker)).total).toBe(String(own.length));
  });
  refuses(changeClientStatus, 'approval_pending', async () => {
    const client = await register(server);
    await asked(client);
    return ask(client, 'blacklisted', checker);
  });
  refuses(approveRequest, 'not_found', () => approve(crypto.randomUUID()));
  refuses(rejectRequest, 'not_found', () => reject(crypto.randomUUID()));
  refuses(rejectRequest, 'approval_decided', async () => {
    const id = await asked(await register(server));
    await expectDone(approve(id));
    return reject(id);
  });
  refuses(approveRequest, 'approval_decided', async () => {
    const id = await asked(await register(server));
    await expectDone(reject(id));
    return approve(id);
  });

  test('a request has no effect until a second person approves it', async () => {
    const applicant = await openApplication(server);
    const id = await asked(applicant);
    expect(await statusOf(applicant)).toBe(CLIENT_STATUS.active);
    expect(await rowOf(id)).toMatchObject({
      command: { kind: 'client.status', payload: { clientId: clientIdOf(applicant), from: 1, to: 3 } },
      clientName: 'Ana Robles',
      reason: 'Robó una cuenta',
      askedByName: maker.name,
      isOwn: false,
      status: 'open',
      decidedByName: null,
    });
    const { data } = await approve(id, checker, { note: 'Visto el reporte' });
    expect(data).toMatchObject({ status: 'done', decidedByName: checker.name, note: 'Visto el reporte' });
    expect(await statusOf(applicant)).toBe(CLIENT_STATUS.blacklisted);
  });

  test('a request is in the history of its client, with both people', async () => {
    const applicant = await openApplication(server);
    await expectDone(approve(await asked(applicant)));
    const params = { id: applicant.applicationId };
    const { data } = await server.call(getCaseTimeline, { params }, checker);
    const lines = data.map(({ actorName, event }) => [event.name, actorName]);
    expect(lines).toEqual(
      expect.arrayContaining([
        ['approval.asked', maker.name],
        ['client.status', maker.name],
        ['approval.done', checker.name],
      ]),
    );
  });

  test('a request may be made again once it was rejected', async () => {
    const client = await register(server);
    await expectDone(reject(await asked(client)));
    expect(await statusOf(client)).toBe(CLIENT_STATUS.active);
    await expectDone(approve(await asked(client)));
    expect(await statusOf(client)).toBe(CLIENT_STATUS.blacklisted);
  });

  test('a request is made once when it is sent five times at once', async () => {
    const client = await register(server);
    const answered = await Promise.all(Array.from({ length: 5 }, () => ask(client)));
    expect(answered.map(({ code }) => code).filter((code) => code === undefined)).toHaveLength(1);
    expect(
      (await list()).data.filter(
        ({ command }) => 'clientId' in command.payload && command.payload.clientId === clientIdOf(client),
      ),
    ).toHaveLength(1);
  });

  test('a blacklisted client is restored by a request in the same way', async () => {
    const client = await register(server);
    await setClientStatus(server, client, CLIENT_STATUS.blacklisted);
    const id = await asked(client, 'active');
    expect(await statusOf(client)).toBe(CLIENT_STATUS.blacklisted);
    await expectDone(approve(id));
    expect(await statusOf(client)).toBe(CLIENT_STATUS.active);
  });

  test('requests are listed by their outcome, page by page', async () => {
    const ids = [await asked(await register(server)), await asked(await register(server))];
    await expectDone(reject(ids[0] ?? ''));
    expect(await rowOf(ids[0] ?? '', { status: 'rejected' })).toMatchObject({ note: 'Falta el reporte' });
    expect(await rowOf(ids[0] ?? '')).toBeUndefined();
    expect(await rowOf(ids[1] ?? '')).toMatchObject({ status: 'open' });
    const { data, total } = await list({ perPage: 1, page: 2 });
    expect([data.length, Number(total) >= 2]).toEqual([1, true]);
  });
});

describe('the author of a request', () => {
  refuses(approveRequest, 'approval_own', async () => approve(await asked(await register(server), undefined, checker)));

  test('the author of a request sees that it is their own, and may withdraw it', async () => {
    const id = await asked(await register(server), undefined, checker);
    expect(await rowOf(id)).toMatchObject({ isOwn: true });
    expect((await reject(id)).data.status).toBe('rejected');
  });

  test('the author of a request decides nothing without the permission', async () => {
    const id = await asked(await register(server));
    expect(await approve(id, maker)).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await reject(id, maker)).toMatchObject({ status: 403, code: 'forbidden' });
  });

  test.each([
    ['another role', { role: 'support' }],
    ['been suspended', { suspended_at: new Date() }],
  ] as const)(
    'a request is closed without effect when its author has %s by the time of the decision',
    async (_, change) => {
      const client = await register(server);
      const former = await staffMember(server, 'risk_admin');
      const id = await asked(client, undefined, former);
      await db.updateTable('staff_user').set(change).where('id', '=', former.id).execute();
      expect((await approve(id)).body).toMatchObject({
        error: { code: 'approval_stale', details: { because: 'maker_lost_permission' } },
      });
      expect(await rowOf(id, { status: 'stale' })).toMatchObject({ decidedByName: checker.name });
      expect(await statusOf(client)).toBe(CLIENT_STATUS.active);
    },
  );
});

describe('a request that is stale', () => {
  /** Requests the blacklisting of a client whom another member of staff then blocks. */
  async function overtaken(): Promise<{ client: Client; id: string }> {
    const client = await register(server);
    const id = await asked(client);
    await expectDone(ask(client, 'blocked', another));
    return { client, id };
  }
  refuses(approveRequest, 'approval_stale', async () => approve((await overtaken()).id));

  test('a stale request has no effect, is closed, and has to be made again', async () => {
    const { client, id } = await overtaken();
    const { body } = await approve(id);
    expect(body).toMatchObject({ error: { details: { because: 'subject_changed' } } });
    expect((await approve(id)).code).toBe('approval_decided');
    await expectDone(approve(await asked(client)));
    const { status } = await db
      .selectFrom('client')
      .select('status')
      .where('client_id', '=', clientIdOf(client))
      .executeTakeFirstOrThrow();
    expect(status).toBe(CLIENT_STATUS.blacklisted);
  });
});

describe('two people at once', () => {
  const movesOf = async (client: Client) => {
    const rows = await db
      .selectFrom('event_log')
      .select('event')
      .where('client_id', '=', clientIdOf(client))
      .where('event', '=', 'client.status')
      .execute();
    return rows.length;
  };

  test('two people who both approve a request carry it out once', async () => {
    const client = await register(server);
    const id = await asked(client);
    const decided = await Promise.all([checker, another, checker, another].map((by) => approve(id, by)));
    expect(decided.map(({ code }) => code ?? 'done').toSorted()).toEqual([
      ...Array.from({ length: 3 }, () => 'approval_decided'),
      'done',
    ]);
    expect(await movesOf(client)).toBe(1);
  });

  test('when one person approves and another rejects, one of them is accepted', async () => {
    for (let round = 0; round < 4; round++) {
      const client = await register(server);
      const id = await asked(client);
      const [yes, no] = await Promise.all([approve(id, checker), reject(id, another)]);
      expect([yes.status, no.status].toSorted()).toEqual([200, 409]);
      expect(await movesOf(client)).toBe(yes.status === 200 ? 1 : 0);
    }
  });
});

test('the database refuses the same person as author and approver', async () => {
  const id = await asked(await register(server));
  const both = db
    .updateTable('approval')
    .set({ status: 'done', checker: maker.id, decided_at: new Date() })
    .where('id', '=', id)
    .execute();
  await expect(both).rejects.toMatchObject({ constraint: 'approval_four_eyes' });
});
