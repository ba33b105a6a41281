import { type JOB_STATES, listJobs, listSweeps, listTasks, retryJob, sendSmsCodePublic } from '@lender/contract';
import { soon } from '@lender/vitest/soon';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { expectDone, NOTHING } from '../../../../test/people/journey.ts';
import { codeOnPhone } from '../../../../test/people/simulated-phone.ts';
import { staffMember } from '../../../../test/people/staff-member.ts';
import { testPerson } from '../../../../test/people/test-person.ts';
import { answers, refuses } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';
import { jobs as tasks } from '../jobs.ts';

const server = await testServer();
const { db, jobs, sms } = server.services;
const admin = await staffMember(server, 'admin');
const supervisor = await staffMember(server, 'supervisor');
const watch = tasks['watch-jobs'](server.services);

const list = (state: (typeof JOB_STATES)[number], queue?: string) =>
  server.call(listJobs, { query: { state, ...(queue && { queue }) } }, admin);
const retry = (id: string) => server.call(retryJob, { params: { id } }, admin);
const tasksOf = async (queue: string, state: 'open' | 'closed' = 'open') => {
  const { data } = await server.call(listTasks, { query: { kind: 'job_failed', state, perPage: 100 } }, supervisor);
  return data.filter(({ matter }) => matter.kind === 'job_failed' && matter.facts.queue === queue);
};

/** Sends a text message with a code whose provider fails until its job has no tries left. */
async function deadMessage(): Promise<{ id: string; phone: string }> {
  await jobs.drained();
  const { phone } = testPerson();
  const before = new Set((await list('dead')).data.map(({ id }) => id));
  const away = vi.spyOn(sms, 'send').mockRejectedValue(new Error(`no answer for ${phone}`));
  await expectDone(server.call(sendSmsCodePublic, { body: { mobilePhone: { number: phone } } }));
  const id = await vi.waitFor(
    async () => {
      await sql`update pgboss.job set retry_limit = 0, start_after = now() where name = 'send-sms'`.execute(db);
      const fresh = (await list('dead', 'send-sms')).data.find((job) => !before.has(job.id));
      expect(fresh).toBeDefined();
      return fresh?.id ?? '';
    },
    { ...soon, interval: 200 },
  );
  away.mockRestore();
  return { id, phone };
}

describe('a job that used up its tries', () => {
  answers(listJobs, () => list('waiting'));
  answers(retryJob, async () => retry((await deadMessage()).id));
  refuses(retryJob, 'not_found', () => retry(crypto.randomUUID()));

  test('a dead job is listed without its data, reported to staff once, and does its work when it is run again', async () => {
    const { id, phone } = await deadMessage();
    const { data, body } = await list('dead', 'send-sms');
    expect(data.find((job) => job.id === id)).toMatchObject({
      state: 'dead',
      error: 'no answer for …',
      runsAt: null,
      diedAt: expect.any(String),
    });
    expect(JSON.stringify(body)).not.toContain(phone);

    const reported = (await tasksOf('send-sms')).length;
    await watch({});
    await watch({});
    const open = await tasksOf('send-sms');
    expect(open.at(-1)?.matter).toEqual({
      kind: 'job_failed',
      facts: { queue: 'send-sms', cause: 'no answer for …', jobId: id },
    });
    const answered = await Promise.all([retry(id), retry(id), retry(id)]);
    expect(answered.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
    expect(await codeOnPhone(server, phone)).toMatch(/^\d+$/);
    expect(await tasksOf('send-sms')).toHaveLength(reported);
    expect((await tasksOf('send-sms', 'closed')).map(({ closedByName }) => closedByName)).toContain(admin.name);
  });

  test('a dead job is not reported again when staff closed its task and did not retry it', async () => {
    await deadMessage();
    await watch({});
    const open = await tasksOf('send-sms');
    expect(open.length).toBeGreaterThan(0);
    await db.updateTable('staff_task').set({ closed_at: new Date() }).where('closed_at', 'is', null).execute();
    await watch({});
    expect(await tasksOf('send-sms')).toEqual([]);
  });

  test('a dead job is retried only by a role that looks after the server', async () => {
    const { id } = await deadMessage();
    for (const role of ['payments', 'auditor'] as const) {
      const other = await staffMember(server, role);
      expect((await server.call(retryJob, { params: { id } }, other)).code).toBe('forbidden');
    }
  });
});

describe('a sweep', () => {
  const sweeps = () => server.call(listSweeps, NOTHING, admin);
  const run = (failed_in_a_row: number, error: string | null) => {
    const went = { duration_ms: 12, seen: null, failures: '[]', error, failed_in_a_row };
    return db
      .insertInto('sweep_run')
      .values({ name: 'test-sweep', started_at: new Date(), ...went })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(went))
      .execute();
  };
  answers(listSweeps, sweeps);

  test('a sweep is listed with the result of its last run', async () => {
    await run(0, null);
    expect((await sweeps()).data).toContainEqual({
      name: 'test-sweep',
      startedAt: expect.any(String),
      durationMs: 12,
      seen: null,
      failures: [],
      error: null,
      failedInARow: 0,
    });
  });

  test('a sweep that keeps failing is reported to staff, until it succeeds again', async () => {
    await run(2, 'away');
    await watch({});
    expect(await tasksOf('test-sweep')).toEqual([]);
    await run(3, 'away');
    await watch({});
    await watch({});
    expect(await tasksOf('test-sweep')).toHaveLength(1);
    await run(0, null);
    await watch({});
    expect(await tasksOf('test-sweep')).toEqual([]);
  });
});
