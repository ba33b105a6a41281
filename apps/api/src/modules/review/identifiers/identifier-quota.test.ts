import {
  approveRequest,
  askMoreIdentifiers,
  getIdentifierQuota,
  listTasks,
  revealIdentifier,
  searchBackOffice,
} from '@lender/contract';
import { identifierQuotaOf } from '@lender/lending';
import { expect, test } from 'vitest';
import { expectDone, NOTHING, registerWithDetails } from '../../../../test/people/journey.ts';
import { staffMember } from '../../../../test/people/staff-member.ts';
import { answers, refuses } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';
import { clientIdOf } from '../../../../test/server/stored.ts';
import { quotaDay } from '../../audit/index.ts';

const server = await testServer();
const { db, clock } = server.services;
const client = await registerWithDetails(server);
const LIMIT = identifierQuotaOf('support');
type Person = Awaited<ReturnType<typeof staffMember>>;

const reveal = (by: Person) =>
  server.call(
    revealIdentifier,
    { params: { id: clientIdOf(client) }, body: { identifier: 'phone', reason: 'Llamó y confirma su celular' } },
    by,
  );
const search = (text: string, by: Person) => server.call(searchBackOffice, { query: { text } }, by);
const quota = (by: Person) => expectDone(server.call(getIdentifierQuota, NOTHING, by));
const ask = (by: Person, amount = 2) =>
  server.call(
    askMoreIdentifiers,
    { body: { amount, note: 'Se llama hoy a toda la lista' } },
    { ...by, key: crypto.randomUUID() },
  );
/** Creates a member of support who has this many identifiers left for today. */
async function withLeft(left: number): Promise<Person> {
  const person = await staffMember(server, 'support');
  await db
    .insertInto('identifier_use')
    .values({ staff_id: person.id, day: quotaDay(clock), used: LIMIT - left })
    .execute();
  return person;
}

answers(getIdentifierQuota, async () => {
  const by = await staffMember(server, 'support');
  expect((await expectDone(reveal(by))).leftToday).toBe(LIMIT - 1);
  const answer = await server.call(getIdentifierQuota, NOTHING, by);
  expect(answer.data).toEqual({ used: 1, limit: LIMIT, left: LIMIT - 1 });
  return answer;
});
refuses(revealIdentifier, 'identifier_quota_used', async () => reveal(await withLeft(0)));
refuses(searchBackOffice, 'identifier_quota_used', async () => search(client.who.phone, await withLeft(0)));
refuses(askMoreIdentifiers, 'approval_pending', async () => {
  const by = await withLeft(0);
  await expectDone(ask(by));
  return ask(by);
});
answers(askMoreIdentifiers, async () => {
  const by = await withLeft(0);
  const answer = await ask(by);
  expect((await reveal(by)).code).toBe('identifier_quota_used');
  const checker = await staffMember(server, 'supervisor');
  await expectDone(server.call(approveRequest, { params: { id: answer.data.approvalId }, body: {} }, checker));
  expect(await quota(by)).toEqual({ used: LIMIT, limit: LIMIT + 2, left: 2 });
  expect([(await reveal(by)).status, (await reveal(by)).status, (await reveal(by)).code]).toEqual([
    200,
    200,
    'identifier_quota_used',
  ]);
  return answer;
});

test('a search by identifier that finds a client counts, and one by name or without a result does not', async () => {
  const by = await staffMember(server, 'support');
  for (const text of [client.who.phone, client.who.email, client.who.curp]) {
    const { hits } = await expectDone(search(text, by));
    expect(hits.length).toBeGreaterThan(0);
  }
  expect((await quota(by)).used).toBe(3);
  await expectDone(search('Ana', by));
  expect((await expectDone(search('5500000001', by))).hits).toEqual([]);
  expect((await quota(by)).used).toBe(3);
});

test('beyond the quota a search by identifier does not reveal whether a client was found, and a search by name still works', async () => {
  const by = await withLeft(0);
  const [known, unknown] = [await search(client.who.phone, by), await search('5500000001', by)];
  expect([known.code, unknown.code]).toEqual(['identifier_quota_used', 'identifier_quota_used']);
  expect((await search('Ana', by)).status).toBe(200);
});

test('simultaneous calls see no more identifiers than are left, and the supervisor has one task about it', async () => {
  const by = await withLeft(3);
  const calls = await Promise.all(
    Array.from({ length: 10 }, (_, index) => (index % 2 ? reveal(by) : search(client.who.phone, by))),
  );
  expect(calls.filter(({ status }) => status === 200)).toHaveLength(3);
  expect((await quota(by)).used).toBe(LIMIT);
  const supervisor = await staffMember(server, 'supervisor');
  const { data } = await server.call(
    listTasks,
    { query: { kind: 'identifier_quota_reached', perPage: 100 } },
    supervisor,
  );
  const about = data.filter(({ matter }) => 'staffId' in matter.facts && matter.facts.staffId === by.id);
  expect(about.map(({ matter }) => matter.facts)).toEqual([
    { staffId: by.id, staffName: by.name, day: quotaDay(clock), seen: LIMIT },
  ]);
});
