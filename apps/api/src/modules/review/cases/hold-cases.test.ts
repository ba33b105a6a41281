import { assignCases, listCaseWorkers, type Reply, releaseCases, takeCases, takeNextCase } from '@lender/contract';
import { describe, expect, test } from 'vitest';
import { expectDone, NOTHING } from '../../../../test/people/journey.ts';
import { plantCase } from '../../../../test/people/planted-case.ts';
import { staffMember } from '../../../../test/people/staff-member.ts';
import { workOf } from '../../../../test/people/work-of.ts';
import { answers, refuses } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';

const server = await testServer();
const { clock } = server.services;
const HOUR_MS = 3_600_000;
type Staff = Awaited<ReturnType<typeof staffMember>>;
const ana = await staffMember(server, 'verifier');
const luis = await staffMember(server, 'underwriter');
const chief = await staffMember(server, 'supervisor');

const take = (by: Staff, ...ids: string[]) => server.call(takeCases, { body: { ids } }, by);
const release = (by: Staff, ...ids: string[]) => server.call(releaseCases, { body: { ids } }, by);
const give = (to: string, ...ids: string[]) => server.call(assignCases, { body: { ids, staffId: to } }, chief);
const next = (by: Staff) => server.call(takeNextCase, NOTHING, by);
const mine = (by: Staff) => workOf(server, 'own_cases', by);
const free = (by: Staff) => workOf(server, 'free_cases', by);
const planted = async () => (await plantCase(server, { statusSince: clock.wall() })).id;

answers(takeCases, async () => take(ana, await planted()));
answers(releaseCases, async () => release(ana, await planted()));
answers(assignCases, async () => give(luis.id, await planted()));
answers(takeNextCase, () => next(ana));
answers(listCaseWorkers, () => server.call(listCaseWorkers, NOTHING, chief));
refuses(assignCases, 'not_found', async () => give(crypto.randomUUID(), await planted()));

describe('a case', () => {
  test('a case that two people take at once belongs to one, and the other sees to whom', async () => {
    const ids = await Promise.all([planted(), planted(), planted(), planted()]);
    const [one, other] = await Promise.all([
      expectDone(take(ana, ...ids)),
      expectDone(take(luis, ...ids.toReversed())),
    ]);
    expect([...one.taken, ...other.taken].toSorted()).toEqual(ids.toSorted());
    expect(one.held.map(({ id, holderName }) => [id, holderName])).toEqual(other.taken.map((id) => [id, luis.name]));
    expect(other.held.map(({ id }) => id).toSorted()).toEqual(one.taken.toSorted());
  });

  test('a case stays with its holder when it is taken again', async () => {
    const id = await planted();
    await take(ana, id);
    expect(await expectDone(take(ana, id))).toEqual({ taken: [id], held: [] });
    expect(await expectDone(take(luis, id))).toEqual({ taken: [], held: [{ id, holderName: ana.name }] });
  });

  test('a case is reassigned from one person to another by a member of staff who may assign', async () => {
    const id = await planted();
    await take(ana, id);
    expect(await expectDone(give(luis.id, id))).toEqual({ assigned: [id] });
    expect(await expectDone(take(ana, id))).toMatchObject({ taken: [], held: [{ holderName: luis.name }] });
  });

  test('a case cannot be given to a person who may not decide it', async () => {
    const support = await staffMember(server, 'support');
    expect(await give(support.id, await planted())).toMatchObject({ status: 404, code: 'not_found' });
  });

  test('a case is returned to the queue only by its holder or by a member of staff who may assign', async () => {
    const id = await planted();
    await take(ana, id);
    expect(await expectDone(release(luis, id))).toEqual({ released: [] });
    expect(await expectDone(release(ana, id))).toEqual({ released: [id] });
    await take(luis, id);
    expect(await expectDone(release(chief, id))).toEqual({ released: [id] });
  });

  test('a case with an unknown id is skipped', async () => {
    expect(await expectDone(take(ana, crypto.randomUUID()))).toEqual({ taken: [], held: [] });
  });
});

describe('the next case', () => {
  test('the next case is the one that waits longest, and a different one for each caller at once', async () => {
    const oldest = await Promise.all(
      [100, 99, 98].map(async (hours) => {
        const statusSince = new Date(clock.wall().getTime() - hours * HOUR_MS);
        return (await plantCase(server, { statusSince })).id;
      }),
    );
    const taken = await Promise.all([ana, luis, chief].map(async (by) => (await expectDone(next(by))).id));
    expect(new Set(taken)).toEqual(new Set(oldest));
  });

  test('the next case is never empty while others wait, however many ask at once', async () => {
    const waiting = await Promise.all(Array.from({ length: 24 }, () => planted()));
    const asked = waiting.map((_, index) => [ana, luis, chief][index % 3] ?? ana);
    const taken = await Promise.all(asked.map(async (by) => (await expectDone(next(by))).id));
    expect(taken).not.toContain(null);
    expect(new Set(taken).size).toBe(waiting.length);
  });

  test('the next case is empty once all are taken', async () => {
    let got: Reply<typeof takeNextCase>;
    do got = await expectDone(next(ana));
    while (got.id !== null);
    expect(await free(ana)).toMatchObject({ waiting: 0, overdue: 0, next: null });
  });
});

describe('the waiting work', () => {
  test('waiting work is counted for the caller and for all, with the late part', async () => {
    const [before, freeBefore] = [await mine(luis), await free(luis)];
    const plantedLate = async () =>
      (await plantCase(server, { statusSince: new Date(clock.wall().getTime() - 5 * HOUR_MS) })).id;
    const [late, timely] = [await plantedLate(), await planted()];
    await take(luis, late, timely);
    await take(ana, await planted());
    const oldest = await plantedLate();
    await planted();
    expect(await mine(luis)).toMatchObject({
      waiting: (before?.waiting ?? 0) + 2,
      overdue: (before?.overdue ?? 0) + 1,
    });
    expect(await free(luis)).toMatchObject({
      waiting: (freeBefore?.waiting ?? 0) + 2,
      overdue: (freeBefore?.overdue ?? 0) + 1,
      next: { id: oldest },
    });
  });

  test('work on cases is none of a role that decides none', async () => {
    const support = await staffMember(server, 'support');
    expect([await mine(support), await free(support)]).toEqual([undefined, undefined]);
  });

  test('waiting work is shown for each colleague who may decide', async () => {
    const workers = await expectDone(server.call(listCaseWorkers, NOTHING, chief));
    const of = (staff: Staff) => workers.find(({ id }) => id === staff.id);
    expect(of(luis)).toMatchObject({ name: luis.name, role: 'underwriter', waiting: (await mine(luis))?.waiting });
    expect(workers.map(({ role }) => role)).not.toContain('support');
  });
});
