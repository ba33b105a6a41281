import {
  acceptInvitation,
  approveRequest,
  changeStaffRole,
  confirmUserMfa,
  endStaffSessions,
  getBackOfficeUser,
  inviteStaff,
  listAudit,
  listCases,
  listStaff,
  reactivateStaff,
  readInvitation,
  resetSecondFactor,
  startUserMfa,
  suspendStaff,
  withdrawInvitation,
} from '@lender/contract';
import type { StaffRole } from '@lender/lending';
import { soon } from '@lender/vitest/soon';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { expectDone, NOTHING } from '../../../../test/people/journey.ts';
import { mailsTo } from '../../../../test/people/simulated-mailbox.ts';
import { staffMember } from '../../../../test/people/staff-member.ts';
import { appCode, signInAs } from '../../../../test/people/staff-person.ts';
import { answers, refuses } from '../../../../test/server/claims.ts';
import { ownerOf } from '../../../../test/server/owner.ts';
import { testServer } from '../../../../test/server/server.ts';
import { forgetLimits } from '../../../../test/server/stored.ts';

const START = new Date('2026-11-21T18:00:10Z');
const server = await testServer({ SECOND_FACTOR_ROLES: ['auditor'] }, { wall: () => START });
const owner = ownerOf(server);
const { db } = server.services;
const admin = { ...(await staffMember(server, 'admin')) };
const checker = { ...(await staffMember(server, 'supervisor')) };
const PASSWORD = 'una frase larga de quien llega';
const NOTE = { note: 'Se acordó por teléfono' };
const NO_ONE = '01930000-0000-7000-8000-000000000001';

beforeEach(async () => {
  await forgetLimits(server);
  // A test may let days pass, and no session lasts that long.
  admin.token = await server.signIn(`${admin.id}@example.com`);
  checker.token = await server.signIn(`${checker.id}@example.com`);
});

let newcomers = 0;
const newcomer = (role: StaffRole = 'verifier') => {
  newcomers += 1;
  return {
    email: `Llega.${newcomers}@Example.com`,
    name: 'Quien Llega',
    role,
    note: 'Hace falta en el turno de la tarde',
  };
};
const invite = (body: ReturnType<typeof newcomer>) =>
  server.call(inviteStaff, { body }, { token: admin.token, key: crypto.randomUUID() });
type Asked = Promise<{ status: number; data: { readonly approvalId: string }; body: unknown }>;
/** Has a second person approve a request. */
async function byTwo(asked: Asked) {
  const { approvalId } = await expectDone(asked);
  return expectDone(server.call(approveRequest, { params: { id: approvalId }, body: {} }, checker));
}
const accept = (token: string, password = PASSWORD) => server.call(acceptInvitation, { body: { token, password } });
const opens = async (token: string) =>
  (await server.call(getBackOfficeUser, { params: { id: 'me' } }, { token })).status;

/** Returns the tokens of the links mailed to an address, newest first. */
async function linksTo(email: string): Promise<string[]> {
  await server.services.jobs.drained();
  const mails = await mailsTo(server, email.toLowerCase());
  return mails.flatMap(({ body }) => /http:\/\/localhost:3001\/invitacion\?token=([\w-]{43})/.exec(body)?.[1] ?? []);
}

async function invited(role?: StaffRole) {
  const { note, ...who } = newcomer(role);
  await byTwo(invite({ ...who, note }));
  const { id } = await db
    .selectFrom('staff_invitation')
    .select('id')
    .where('email', '=', who.email.toLowerCase())
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  const [token = ''] = await linksTo(who.email);
  return { ...who, id, token };
}

describe('an invitation', () => {
  answers(inviteStaff, async () => {
    const who = newcomer();
    const answer = await invite(who);
    // No invitation is sent until a second person agrees.
    expect(await linksTo(who.email)).toEqual([]);
    await byTwo(Promise.resolve(answer));
    expect(await linksTo(who.email)).toHaveLength(1);
    return answer;
  });
  refuses(inviteStaff, 'not_unique', async () => {
    const { token, ...who } = await invited();
    await expectDone(accept(token));
    return invite({ ...newcomer(), email: who.email.toUpperCase() });
  });
  refuses(inviteStaff, 'approval_pending', async () => {
    const who = newcomer();
    await expectDone(invite(who));
    return invite({ ...who, email: who.email.toUpperCase() });
  });
  answers(readInvitation, async () => {
    const { token, email, name, role } = await invited();
    const answer = await server.call(readInvitation, { body: { token } });
    expect(answer.data).toMatchObject({ email: email.toLowerCase(), name, role });
    return answer;
  });
  refuses(readInvitation, 'code_expired', async () => {
    const { token } = await invited();
    server.passSeconds(72 * 3_600 - 600);
    expect((await server.call(readInvitation, { body: { token } })).status).toBe(200);
    server.passSeconds(600);
    const late = await server.call(readInvitation, { body: { token } });
    expect((await accept(token)).code).toBe('code_expired');
    return late;
  });
  const guess = () => server.call(readInvitation, { body: { token: 'x'.repeat(43) } });
  refuses(readInvitation, 'rate_limited', async () => {
    for (let count = 0; count < 30; count++) await guess();
    return guess();
  });
  answers(acceptInvitation, async () => {
    const { token, email } = await invited();
    const answer = await accept(token);
    expect(await opens(answer.data.Authorization)).toBe(200);
    expect((await signInAs(server, { id: '', email }, { password: PASSWORD })).status).toBe(200);
    return answer;
  });
  refuses(acceptInvitation, 'code_expired', async () => {
    const { token } = await invited();
    await expectDone(accept(token));
    return accept(token);
  });
  refuses(acceptInvitation, 'password_too_weak', async () => {
    const { token, email } = await invited();
    expect((await accept(token, email)).code).toBe('password_too_weak');
    const refused = await accept(token, 'corta');
    // A refused password uses nothing up.
    expect((await accept(token)).status).toBe(200);
    return refused;
  });
  refuses(acceptInvitation, 'rate_limited', async () => {
    for (let count = 0; count < 30; count++) await guess();
    return accept('x'.repeat(43));
  });
  answers(withdrawInvitation, async () => {
    const { id, token } = await invited();
    const answer = await server.call(withdrawInvitation, { params: { id } }, admin);
    expect((await accept(token)).code).toBe('code_expired');
    return answer;
  });
  refuses(withdrawInvitation, 'not_found', async () => {
    const { id, token } = await invited();
    await expectDone(accept(token));
    return server.call(withdrawInvitation, { params: { id } }, admin);
  });

  test('an invitation that is accepted five times at once makes one account', async () => {
    const { token, email } = await invited();
    const tried = await Promise.all(Array.from({ length: 5 }, () => accept(token)));
    expect(tried.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422]);
    const accounts = await db.selectFrom('staff_user').select('id').where('email', '=', email.toLowerCase()).execute();
    expect(accounts).toHaveLength(1);
  });

  test('an invitation that is sent again replaces the one before', async () => {
    const who = newcomer();
    await byTwo(invite(who));
    await byTwo(invite({ ...who, role: 'auditor' }));
    const links = await linksTo(who.email);
    const tried = await Promise.all(links.map((token) => server.call(readInvitation, { body: { token } })));
    expect(tried.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(tried.find(({ status }) => status === 200)?.data.role).toBe('auditor');
  });

  test('an invitation to a role that needs a second factor leads to setting it up', async () => {
    const { token } = await invited('auditor');
    const { Authorization: half, owes } = await expectDone(accept(token));
    expect([owes, await opens(half)]).toEqual(['second_factor', 401]);
    const { secret } = await expectDone(server.call(startUserMfa, NOTHING, { token: half }));
    const otp = appCode(server, secret);
    const { Authorization } = await expectDone(server.call(confirmUserMfa, { body: { otp } }, { token: half }));
    expect(await opens(Authorization ?? '')).toBe(200);
  });

  test("only a hash of an invitation's link is stored", async () => {
    const { id, token } = await invited();
    const row = await db.selectFrom('staff_invitation').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(token);
    expect(row.token_hash.toString('latin1')).not.toContain(token);
  });
});

describe('the list of staff', () => {
  answers(listStaff, async () => {
    const { name, email, role, id } = await invited('payments');
    const colleague = await staffMember(server, 'support');
    const answer = await server.call(listStaff, NOTHING, { token: await server.operator() });
    expect(answer.data.invitations).toContainEqual(
      expect.objectContaining({
        id,
        name,
        email: email.toLowerCase(),
        role,
        invitedBy: admin.name,
        approvedBy: checker.name,
      }),
    );
    expect(answer.data.people).toContainEqual(
      expect.objectContaining({ id: colleague.id, role: 'support', suspendedAt: null, openSessions: 1 }),
    );
    expect(answer.data.secondFactorRoles).toEqual(['auditor']);
    return answer;
  });

  test('a member of staff with a session was present when it was opened, even where its last use is not known', async () => {
    const colleague = await staffMember(server, 'support');
    await server.services.db
      .updateTable('session')
      .set({ seen_at: null })
      .where('account_id', '=', colleague.id)
      .execute();
    const { data } = await server.call(listStaff, NOTHING, { token: await server.operator() });
    expect(data.people.find(({ id }) => id === colleague.id)?.seenAt).toEqual(expect.any(String));
  });
});

describe('suspending', () => {
  const suspend = (id: string, by = admin) => server.call(suspendStaff, { params: { id }, body: NOTE }, by);

  const reactivate = (id: string) => server.call(reactivateStaff, { params: { id }, body: NOTE }, admin);

  answers(suspendStaff, async () => {
    const colleague = await staffMember(server, 'support');
    const answer = await suspend(colleague.id);
    expect(await opens(colleague.token)).toBe(401);
    const again = await signInAs(server, { id: colleague.id, email: `${colleague.id}@example.com` });
    expect(again.code).toBe('credentials_wrong');
    return answer;
  });
  refuses(suspendStaff, 'own_account', () => suspend(admin.id));
  refuses(suspendStaff, 'not_found', () => suspend(NO_ONE));
  refuses(suspendStaff, 'last_administrator', async () => {
    const [one, other] = await twoAdministrators();
    return loserOf(
      () => suspend(other.id, one),
      () => suspend(one.id, other),
    );
  });
  answers(reactivateStaff, async () => {
    const colleague = await staffMember(server, 'support');
    await expectDone(suspend(colleague.id));
    const answer = await reactivate(colleague.id);
    await byTwo(Promise.resolve(answer));
    const person = { id: colleague.id, email: `${colleague.id}@example.com` };
    expect([await opens(colleague.token), (await signInAs(server, person)).status]).toEqual([401, 200]);
    return answer;
  });
  refuses(reactivateStaff, 'not_found', () => reactivate(NO_ONE));
  refuses(reactivateStaff, 'own_account', () => reactivate(admin.id));
  refuses(reactivateStaff, 'unchanged', async () => reactivate((await staffMember(server, 'support')).id));
  refuses(reactivateStaff, 'approval_pending', async () => {
    const colleague = await staffMember(server, 'support');
    await expectDone(suspend(colleague.id));
    await expectDone(reactivate(colleague.id));
    return reactivate(colleague.id);
  });

  test('a suspension is audited with its reason, and so is an attempt that a role does not permit', async () => {
    const colleague = await staffMember(server, 'support');
    expect((await suspend(admin.id, colleague)).code).toBe('forbidden');
    await expectDone(suspend(colleague.id));
    const { entries } = await expectDone(server.call(listAudit, { query: {} }, { token: await server.operator() }));
    const reported = entries.filter(({ call }) => call === 'suspendStaff').slice(0, 2);
    expect(reported).toMatchObject([
      { outcome: 'done', subjectId: colleague.id, staff: { id: admin.id } },
      { outcome: 'forbidden', staff: { id: colleague.id } },
    ]);
    expect(reported[0]?.details).toContainEqual({ name: 'body.note', value: NOTE.note });
  });
});

describe('another role', () => {
  const change = (id: string, role: StaffRole, by = admin) =>
    server.call(changeStaffRole, { params: { id }, body: { role, ...NOTE } }, by);
  const listed = async (token: string) => (await server.call(listCases, { query: {} }, { token })).status;

  answers(changeStaffRole, async () => {
    const colleague = await staffMember(server, 'product_admin');
    expect(await listed(colleague.token)).toBe(403);
    const answer = await change(colleague.id, 'verifier');
    expect(await listed(colleague.token)).toBe(403);
    await byTwo(Promise.resolve(answer));
    expect(await listed(colleague.token)).toBe(200);
    return answer;
  });
  refuses(changeStaffRole, 'own_account', () => change(admin.id, 'supervisor'));
  refuses(changeStaffRole, 'not_found', () => change(NO_ONE, 'support'));
  refuses(changeStaffRole, 'unchanged', async () => change((await staffMember(server, 'support')).id, 'support'));
  refuses(changeStaffRole, 'approval_pending', async () => {
    const colleague = await staffMember(server, 'support');
    await expectDone(change(colleague.id, 'verifier'));
    return change(colleague.id, 'auditor');
  });

  test('an administrator always remains, even where two demote each other at the same moment', async () => {
    const [one, other] = await twoAdministrators();
    const { approvalId } = await expectDone(change(other.id, 'support', one));
    const suspend = () => server.call(suspendStaff, { params: { id: one.id }, body: NOTE }, other);
    const approve = () => server.call(approveRequest, { params: { id: approvalId }, body: {} }, checker);
    expect(['last_administrator', 'approval_stale']).toContain((await loserOf<Tried>(suspend, approve)).code);
  });
});

describe('resetting a second factor', () => {
  const reset = (id: string) => server.call(resetSecondFactor, { params: { id }, body: NOTE }, admin);

  answers(resetSecondFactor, async () => {
    const colleague = await staffMember(server, 'support');
    const { secret } = await expectDone(server.call(startUserMfa, NOTHING, colleague));
    await expectDone(server.call(confirmUserMfa, { body: { otp: appCode(server, secret) } }, colleague));
    const answer = await reset(colleague.id);
    await byTwo(Promise.resolve(answer));
    expect(await opens(colleague.token)).toBe(401);
    const again = await signInAs(server, { id: colleague.id, email: `${colleague.id}@example.com` });
    expect([again.status, again.data.owes]).toEqual([200, undefined]);
    const codes = await db
      .selectFrom('staff_recovery_code')
      .select('staff_id')
      .where('staff_id', '=', colleague.id)
      .execute();
    expect(codes).toEqual([]);
    return answer;
  });
  refuses(resetSecondFactor, 'own_account', () => reset(admin.id));
  refuses(resetSecondFactor, 'not_found', () => reset(NO_ONE));
  refuses(resetSecondFactor, 'approval_pending', async () => {
    const colleague = await staffMember(server, 'support');
    await expectDone(reset(colleague.id));
    return reset(colleague.id);
  });
});

describe('ending a colleague’s sessions', () => {
  const end = (id: string) => server.call(endStaffSessions, { params: { id } }, admin);

  answers(endStaffSessions, async () => {
    const colleague = await staffMember(server, 'support');
    const answer = await end(colleague.id);
    expect(await opens(colleague.token)).toBe(401);
    return answer;
  });
  refuses(endStaffSessions, 'own_account', () => end(admin.id));
  refuses(endStaffSessions, 'not_found', () => end(NO_ONE));
});

interface Tried {
  readonly status: number;
  readonly code: string | undefined;
}

/** Creates two administrators and suspends all others while they act. */
async function twoAdministrators() {
  await db.updateTable('staff_user').set({ suspended_at: START }).where('role', '=', 'admin').execute();
  return [await staffMember(server, 'admin'), await staffMember(server, 'admin')] as const;
}

/** Returns the one of two calls that comes second, where both wait for the same people before either proceeds. */
async function loserOf<T extends { readonly status: number }>(one: () => Promise<T>, other: () => Promise<T>) {
  const held = await owner.transaction().execute(async (tx) => {
    await tx.selectFrom('staff_user').select('id').where('role', '=', 'admin').forUpdate().execute();
    const calls = [one(), other()];
    await untilWaiting(calls.length);
    return { calls };
  });
  const answered = await Promise.all(held.calls);
  await db.updateTable('staff_user').set({ suspended_at: null }).where('id', '=', admin.id).execute();
  expect(answered.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const loser = answered.find(({ status }) => status !== 200);
  if (!loser) throw new Error('both were done');
  return loser;
}

/** Waits until a number of the database's sessions wait for a locked row. */
const untilWaiting = (count: number) =>
  vi.waitFor(async () => {
    const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(owner);
    expect(rows).toHaveLength(count);
  }, soon);
