import { listJobs, listSweeps, type Reply, retryJob } from '@lender/contract';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { readJobs, runAgain } from './jobs.server.ts';

const id = '01930000-0000-7000-8000-000000000001';
const job: Reply<typeof listJobs>[number] = {
  ...{ id, queue: 'send-sms', state: 'dead', tries: 12, error: 'provider away' },
  ...{ createdAt: '2026-11-21T09:00:00.000Z', runsAt: null, diedAt: '2026-11-21T10:00:00.000Z' },
};
const sweep: Reply<typeof listSweeps>[number] = {
  ...{ name: 'end-holds', startedAt: '2026-11-21T10:00:00.000Z', durationMs: 12, seen: 7 },
  ...{ failures: [], error: null, failedInARow: 0 },
};

test('a dead job is shown with its cause, and each sweep with how its last run ended', async () => {
  const failures = [{ subject: id, error: 'away' }];
  const sweeps = [sweep, { ...sweep, failures }, { ...sweep, seen: null, failedInARow: 2, error: 'away' }];
  const { call, made } = fakeCall(grants(listJobs, [job]), grants(listSweeps, sweeps));
  expect(await readJobs(call)).toEqual({
    dead: [{ id, queue: 'send-sms', tries: 12, error: 'provider away', died: '21.11.2026 04:00' }],
    sweeps: [
      { name: 'end-holds', started: '21.11.2026 04:00', seen: '7', state: { label: 'Bien', tone: 'ok' } },
      { name: 'end-holds', started: '21.11.2026 04:00', seen: '7', state: { label: '1 con falla', tone: 'warn' } },
      {
        ...{ name: 'end-holds', started: '21.11.2026 04:00', seen: '' },
        state: { label: 'Falló 2 veces seguidas', tone: 'danger' },
      },
    ],
  });
  expect(made).toContainEqual(expect.objectContaining({ send: { query: { state: 'dead', perPage: 100 } } }));
});

test('a job is run again once for one form, and the page says so', async () => {
  const { call, made } = fakeCall(grants(retryJob, { id }));
  expect(await runAgain(call, id, formOf({ formKey: 'k' }))).toEqual(leadTo('/trabajos?hecho=si'));
  expect(made).toMatchObject([{ endpoint: 'retryJob', options: { idempotencyKey: 'k' } }]);
});

test('a job that was already run again is refused with words that say so', async () => {
  const { call } = fakeCall(refuses(retryJob, 'not_found'));
  expect(await runAgain(call, id, formOf({}))).toMatchObject({
    kind: 'page',
    status: 409,
    data: { said: expect.stringContaining('ya se volvió a ejecutar') },
  });
});

test('jobs are refused with 403 to a role that may not read them', async () => {
  const { call } = fakeCall(refuses(listJobs, 'forbidden'), grants(listSweeps, []));
  await expect(readJobs(call)).rejects.toMatchObject({ status: 403 });
});
