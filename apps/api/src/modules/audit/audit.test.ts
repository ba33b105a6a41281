import { addDays, mexicoDate } from '@lender/calculator';
import {
  type AuditKind,
  blockIdentifier,
  checkAudit,
  getCase,
  getCaseDocument,
  listAudit,
  listCases,
  loginUser,
  rejectCase,
  type Send,
  startUserMfa,
  unblockIdentifier,
} from '@lender/contract';
import { describe, expect, test } from 'vitest';
import { apply, expectDone } from '../../../test/people/journey.ts';
import { staffMember } from '../../../test/people/staff-member.ts';
import { answers } from '../../../test/server/claims.ts';
import { testServer } from '../../../test/server/server.ts';

const server = await testServer();
const auditor = await staffMember(server, 'auditor');
const boss = await staffMember(server, 'supervisor');
const applicant = await apply(server, { seniorityMonths: 4 });

const list = async (query: Send<typeof listAudit>['query'] = {}) =>
  await expectDone(server.call(listAudit, { query }, auditor));
const actsOf = async ({ id }: { readonly id: string }, kind?: AuditKind) =>
  (await list({ staffId: id, ...(kind && { kind }), perPage: 100 })).entries;
const check = () => expectDone(server.call(checkAudit, {}, auditor));
let blocked = 0;
const block = (reason = 'Pidió dos veces', key = crypto.randomUUID()) =>
  server.call(
    blockIdentifier,
    { body: { kind: 'phone', value: `55${String(10_000_000 + blocked++)}`, reason } },
    { ...boss, key },
  );

answers(listAudit, () => server.call(listAudit, { query: {} }, auditor));
answers(checkAudit, () => server.call(checkAudit, {}, auditor));

describe('the entries of the audit', () => {
  test('a command is audited with its person, moment, subject and reason', async () => {
    const by = await staffMember(server, 'supervisor');
    const { id } = await expectDone(block());
    await expectDone(server.call(unblockIdentifier, { params: { id } }, by));
    const [act] = await actsOf(by, 'write');
    expect(act).toMatchObject({
      staff: { id: by.id, name: by.name, role: 'supervisor' },
      call: 'unblockIdentifier',
      outcome: 'done',
      subjectId: id,
    });
    const [blocking] = (await actsOf(boss, 'write')).filter(({ call }) => call === blockIdentifier.name);
    expect(blocking?.details).toContainEqual({ name: 'body.reason', value: 'Pidió dos veces' });
    expect(Math.abs(Date.now() - Date.parse(act?.at ?? ''))).toBeLessThan(600_000);
  });

  test('a refusal is audited with its code', async () => {
    const by = await staffMember(server, 'supervisor');
    const noAccount = crypto.randomUUID();
    const body = { reason: 'CAPACITY', note: 'No alcanza' } as const;
    await server.call(rejectCase, { params: { id: noAccount }, body }, by);
    expect(await actsOf(by, 'write')).toMatchObject([
      { call: 'rejectCase', outcome: 'not_found', subjectId: noAccount },
    ]);
  });

  test('a command is audited once, however often its call is repeated', async () => {
    const key = crypto.randomUUID();
    const before = (await actsOf(boss, 'write')).length;
    const body = { kind: 'phone', value: '5599999999', reason: 'Pidió dos veces' } as const;
    for (let times = 0; times < 3; times++)
      await expectDone(server.call(blockIdentifier, { body }, { token: boss.token, key }));
    expect((await actsOf(boss, 'write')).length).toBe(before + 1);
  });

  test('each look at a case and its documents is audited, and no look at a queue', async () => {
    const by = await staffMember(server, 'verifier');
    const { documents } = await expectDone(server.call(getCase, { params: { id: applicant.applicationId } }, by));
    const documentId = documents[0]?.id ?? '';
    await server.call(getCaseDocument, { params: { id: applicant.applicationId, documentId } }, by);
    await expectDone(server.call(listCases, { query: {} }, by));
    expect(await actsOf(by, 'read')).toMatchObject([
      { call: 'getCaseDocument', outcome: 'done', subjectId: applicant.applicationId },
      { call: 'getCase', outcome: 'done', subjectId: applicant.applicationId },
    ]);
  });

  test('sign-ins are audited, without anything about the person’s own second factor', async () => {
    const by = await staffMember(server, 'support');
    await expectDone(server.call(startUserMfa, {}, by));
    expect(await actsOf(by)).toMatchObject([
      { call: startUserMfa.name, kind: 'write', details: [] },
      { call: loginUser.name, kind: 'sign_in', outcome: 'done', details: [] },
    ]);
  });
});

describe('the list of audit entries', () => {
  test('the audit list continues where it ended, whatever is written meanwhile', async () => {
    const by = await staffMember(server, 'supervisor');
    const read = () => server.call(getCase, { params: { id: applicant.applicationId } }, by);
    for (let times = 0; times < 5; times++) await expectDone(read());
    const mine = { staffId: by.id, kind: 'read', perPage: 2 } as const;
    const first = await list(mine);
    await expectDone(read());
    const second = await list({ ...mine, before: first.nextBefore ?? 0 });
    const third = await list({ ...mine, before: second.nextBefore ?? 0 });
    const numbers = [first, second, third].flatMap(({ entries }) => entries.map(({ sequence }) => sequence));
    expect(numbers).toHaveLength(5);
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
    expect(third.nextBefore).toBeNull();
  });

  test('the audit list has the days that are asked for, both included', async () => {
    const today = mexicoDate(server.services.clock.wall().getTime());
    const numberOf = async (from: number, to: number) =>
      (await list({ staffId: boss.id, from: addDays(today, from), to: addDays(today, to) })).entries.length;
    expect([await numberOf(-1, 1), await numberOf(2, 3), await numberOf(-3, -2)]).toEqual([
      (await actsOf(boss)).length,
      0,
      0,
    ]);
  });

  test('the audit list finds the acts about one subject', async () => {
    const { entries } = await list({ subjectId: applicant.applicationId });
    expect(entries.length).toBeGreaterThan(0);
    expect(new Set(entries.map(({ subjectId }) => subjectId))).toEqual(new Set([applicant.applicationId]));
  });
});

test('the audit list finds the acts of one call', async () => {
  const by = await staffMember(server, 'supervisor');
  await expectDone(server.call(getCase, { params: { id: applicant.applicationId } }, by));
  const { entries } = await list({ staffId: by.id, call: 'getCase' });
  expect(entries).toMatchObject([{ call: 'getCase', staff: { id: by.id } }]);
  expect((await list({ staffId: by.id, call: 'noSuchCall' })).entries).toEqual([]);
});

test('many entries written at once leave one chain without gaps', async () => {
  const before = await check();
  await Promise.all(Array.from({ length: 12 }, () => expectDone(block())));
  const after = await check();
  expect(after).toMatchObject({ entries: before.entries + 12, brokenAt: null });
  expect(after.head).not.toBe(before.head);
});
