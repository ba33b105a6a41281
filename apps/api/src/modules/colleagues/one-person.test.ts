import {
  approveRequest,
  changeClientStatus,
  changeStaffRole,
  inviteStaff,
  listApprovals,
  listAudit,
  listCheckers,
  listStaff,
  reactivateStaff,
  rejectRequest,
  resetSecondFactor,
  suspendStaff,
  withdrawInvitation,
} from '@lender/contract';
import { STAFF_ROLES, type StaffRole } from '@lender/lending';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectDone, NOTHING, register } from '../../../test/people/journey.ts';
import { mailsTo } from '../../../test/people/simulated-mailbox.ts';
import { staffMember } from '../../../test/people/staff-member.ts';
import { answers, refuses } from '../../../test/server/claims.ts';
import { testServer } from '../../../test/server/server.ts';
import { clientIdOf } from '../../../test/server/stored.ts';
import type { AccessAct } from '../access/index.ts';

const server = await testServer();
const { db, newId, clock } = server.services;
const admin = await staffMember(server, 'admin');
const NOTE = { note: 'Se acordó por teléfono' };
type Person = typeof admin;

/** Records an act that one person did alone about another's access, as in the database of an older lender. */
async function didAlone(doneBy: Person, to: Person, act: AccessAct['act'] = 'invited') {
  const row = { id: newId(), act, staff_id: to.id, done_by: doneBy.id, at: clock.wall() };
  await db
    .insertInto('staff_access_act')
    .values({ ...row, approved_by: null })
    .execute();
}

/** Asks as a member of staff to block a client for good. */
async function askedBy(maker: Person): Promise<string> {
  const params = { id: clientIdOf(await register(server)) };
  const body = { status: 'blacklisted', ...NOTE } as const;
  const { approvalId } = await expectDone(server.call(changeClientStatus, { params, body }, maker));
  if (approvalId === null) throw new Error('done by one person');
  return approvalId;
}
const approve = (id: string, by: Person) => server.call(approveRequest, { params: { id }, body: {} }, by);
const changeRole = (of: Person, role: StaffRole, by: Person) =>
  server.call(changeStaffRole, { params: { id: of.id }, body: { role, ...NOTE } }, by);

describe('a command for two people', () => {
  refuses(approveRequest, 'approval_not_independent', async () => {
    const [maker, checker] = [await staffMember(server, 'risk_admin'), await staffMember(server, 'supervisor')];
    await didAlone(admin, maker);
    await didAlone(admin, checker);
    const id = await askedBy(maker);
    const refused = await approve(id, checker);
    expect(refused.body).toMatchObject({
      error: { details: { because: 'same_origin', byName: admin.name } },
    });
    // It still waits for an independent person, and the audit holds the attempt.
    const { entries } = await expectDone(server.call(listAudit, { query: {} }, { token: await server.operator() }));
    expect(entries).toContainEqual(
      expect.objectContaining({ call: 'approveRequest', outcome: 'approval_not_independent', subjectId: id }),
    );
    const { data } = await server.call(listApprovals, { query: { perPage: 100 } }, checker);
    expect(data.find((row) => row.id === id)?.dependence).toEqual({ because: 'same_origin', byName: admin.name });
    expect((await approve(id, await staffMember(server, 'supervisor'))).status).toBe(200);
    return refused;
  });

  test('a command about an account is not approved by the person to whom it gives a role', async () => {
    const promoted = await staffMember(server, 'supervisor');
    const { approvalId } = await expectDone(changeRole(promoted, 'admin', admin));
    expect(await approve(approvalId, promoted)).toMatchObject({ code: 'approval_not_independent' });
    expect((await approve(approvalId, await staffMember(server, 'supervisor'))).status).toBe(200);
  });

  test('a command about an account is approved by another administrator, who sees no other commands', async () => {
    const [other, risk] = [await staffMember(server, 'admin'), await staffMember(server, 'risk_admin')];
    const colleague = await staffMember(server, 'support');
    const { approvalId } = await expectDone(changeRole(colleague, 'verifier', admin));
    const about = await askedBy(risk);
    const { data } = await server.call(listApprovals, { query: { perPage: 100 } }, other);
    expect(data.map(({ id }) => id)).toContain(approvalId);
    expect(data.map(({ id }) => id)).not.toContain(about);
    expect(await approve(about, other)).toMatchObject({ status: 404 });
    expect((await approve(approvalId, other)).status).toBe(200);
    // A role that sees no staff sees no request about one of them.
    const { data: seen } = await server.call(listApprovals, { query: { status: 'done', perPage: 100 } }, risk);
    expect(seen.map(({ id }) => id)).not.toContain(approvalId);
  });

  test('maker and checker of a role change may check each other’s work, except where one controls the other’s access', async () => {
    const [checker, colleague] = [await staffMember(server, 'supervisor'), await staffMember(server, 'support')];
    const { approvalId } = await expectDone(changeRole(colleague, 'risk_admin', admin));
    await expectDone(approve(approvalId, checker));
    expect((await approve(await askedBy(colleague), checker)).status).toBe(200);
    const { people } = await expectDone(server.call(listStaff, NOTHING, admin));
    const shown = people.find(({ id }) => id === colleague.id);
    expect(shown?.access).toMatchObject([{ act: 'role_changed', byName: admin.name, approvedByName: checker.name }]);
    expect(shown?.dependentOn).toEqual([
      {
        id: admin.id,
        name: admin.name,
        dependence: { because: 'gave_access', act: 'role_changed', byName: admin.name, toName: colleague.name },
      },
    ]);
  });
});

answers(listCheckers, async () => {
  const [maker, mayNot, may] = [
    await staffMember(server, 'risk_admin'),
    await staffMember(server, 'supervisor'),
    await staffMember(server, 'supervisor'),
  ];
  await didAlone(mayNot, maker, 'second_factor_reset');
  const answer = await server.call(listCheckers, NOTHING, maker);
  const shown = new Map(answer.data.map(({ id, dependence }) => [id, dependence]));
  expect(shown.get(mayNot.id)).toMatchObject({ because: 'gave_access', act: 'second_factor_reset' });
  expect(shown.get(may.id)).toBeNull();
  expect(shown.has(admin.id)).toBe(false);
  expect((await expectDone(server.call(listCheckers, NOTHING, may))).map(({ id }) => id)).not.toContain(may.id);
  const forAdmin = await expectDone(server.call(listCheckers, NOTHING, await staffMember(server, 'admin')));
  expect(forAdmin.map(({ id }) => id)).toEqual(expect.arrayContaining([admin.id, may.id]));
  return answer;
});

test('no command that one administrator begins alone is done, whatever they ask for and approve, in any order', async () => {
  const colleagues = [
    await staffMember(server, 'supervisor'),
    await staffMember(server, 'admin'),
    await staffMember(server, 'payments'),
  ];
  const suspended = await staffMember(server, 'supervisor');
  await expectDone(server.call(suspendStaff, { params: { id: suspended.id }, body: NOTE }, admin));
  const all = [...colleagues, suspended, admin];
  const pick = fc.nat({ max: all.length - 1 }).map((index) => all[index] ?? admin);
  const command = fc.oneof(
    fc.record({ does: fc.constant('invite' as const), role: fc.constantFrom(...STAFF_ROLES), at: fc.nat({ max: 3 }) }),
    fc.record({ does: fc.constant('role' as const), of: pick, role: fc.constantFrom(...STAFF_ROLES) }),
    fc.record({ does: fc.constantFrom('reactivate' as const, 'reset' as const), of: pick }),
    fc.record({ does: fc.constantFrom('approve' as const, 'reject' as const, 'withdraw' as const) }),
  );
  const run = async (step: typeof command extends fc.Arbitrary<infer Step> ? Step : never) => {
    switch (step.does) {
      case 'invite': {
        const body = { email: `un.amigo.${step.at}@example.net`, name: 'Un amigo', role: step.role, ...NOTE };
        return server.call(inviteStaff, { body }, { ...admin, key: crypto.randomUUID() });
      }
      case 'role':
        return changeRole(step.of, step.role, admin);
      case 'reactivate':
        return server.call(reactivateStaff, { params: { id: step.of.id }, body: NOTE }, admin);
      case 'reset':
        return server.call(resetSecondFactor, { params: { id: step.of.id }, body: NOTE }, admin);
      case 'withdraw': {
        const { invitations } = await expectDone(server.call(listStaff, NOTHING, admin));
        for (const { id } of invitations) await server.call(withdrawInvitation, { params: { id } }, admin);
        return undefined;
      }
      default: {
        const { data } = await server.call(listApprovals, { query: { perPage: 100 } }, admin);
        for (const { id } of data)
          await (step.does === 'approve'
            ? approve(id, admin)
            : server.call(rejectRequest, { params: { id }, body: NOTE }, { ...admin, key: crypto.randomUUID() }));
        return undefined;
      }
    }
  };
  const staffNow = () =>
    db
      .selectFrom('staff_user')
      .select(['id', 'email', 'role', 'suspended_at', 'mfa_confirmed_at'])
      .orderBy('id')
      .execute();
  const doneBy = () =>
    db
      .selectFrom('approval')
      .select('id')
      .where('maker', '=', admin.id)
      .where('status', '=', 'done')
      .orderBy('id')
      .execute();
  const [staff, done] = [await staffNow(), await doneBy()];
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 3, maxLength: 8 }), async (steps) => {
      for (const step of steps) await run(step);
      expect(await staffNow()).toEqual(staff);
      expect(await doneBy()).toEqual(done);
    }),
    { numRuns: 15 },
  );
  await server.services.jobs.drained();
  for (const at of [0, 1, 2, 3]) expect(await mailsTo(server, `un.amigo.${at}@example.net`)).toEqual([]);
});
