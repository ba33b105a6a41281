import { createApplication, createCollectorReference, updateConsent } from '@lender/contract';
import { describe, expect, test } from 'vitest';
import { application, expectDone, NOTHING, registerWithDetails } from '../../../test/people/journey.ts';
import { testServer } from '../../../test/server/server.ts';
import { clientIdOf } from '../../../test/server/stored.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import type { DatasetState } from '../../providers/scoring/port.ts';
import { purgeExpiredJob } from '../../purge-expired.job.ts';
import { checkDatasetJob } from './check-dataset.job.ts';
import { collectorFacts } from './collector-facts.ts';

const server = await testServer();
const { db } = server.services;

const allow = (as: { token: string }, granted: boolean) =>
  expectDone(server.call(updateConsent, { params: { kind: 'tracking' }, body: { granted } }, as));

/** Creates an applicant who was measured while applying. */
async function applied() {
  const applicant = await registerWithDetails(server);
  await allow(applicant, true);
  const { referenceNumber } = await expectDone(server.call(createCollectorReference, NOTHING, applicant));
  const { body } = await application(server);
  const send = { body: { ...body, juicySessionId: referenceNumber } };
  const { id } = await expectDone(server.call(createApplication, send, applicant));
  return { applicant, referenceNumber, ask: { clientId: clientIdOf(applicant), applicationId: id } };
}

/** Runs the job with a given answer of the host. */
const check = (ask: { clientId: string; applicationId: string }, readDataset = server.services.scoring.readDataset) =>
  checkDatasetJob({ ...server.services, scoring: { readDataset } })(ask);

const factsOf = (ask: { clientId: string; applicationId: string }) =>
  inTransaction(db, async (tx) => (await collectorFacts(tx, ask)).facts);

describe('the dataset of an application', () => {
  test('a dataset is requested a moment after the application, which does not wait for it', async () => {
    const { ask } = await applied();
    expect(await factsOf(ask)).toEqual({});
    const asked = { state: 'waiting', queue: 'check-dataset', limit: 50, offset: 0 } as const;
    const { rows } = await inTransaction(db, (tx) => server.services.jobs.list(tx, asked));
    const delays = rows.map(({ created_at, runs_at }) => (runs_at?.getTime() ?? 0) - created_at.getTime());
    expect(delays).not.toEqual([]);
    for (const delay of delays) expect(Math.round(delay / 1000)).toBe(90);
  });

  test('a dataset is open while the host waits for more, and a decision has no fact of it', async () => {
    const { ask, referenceNumber } = await applied();
    await check(ask);
    const kept = await db
      .selectFrom('collector_dataset')
      .select(['state', 'reference_number'])
      .where('application_id', '=', ask.applicationId)
      .execute();
    expect(kept).toEqual([{ state: 'open', reference_number: referenceNumber }]);
    expect(await factsOf(ask)).toEqual({});
  });

  test.each<[DatasetState, number]>([
    ['complete', 1],
    ['refused', 0],
  ])('a dataset that is %s counts %d in a decision, however often it is requested', async (state, collectorSignals) => {
    const { ask } = await applied();
    await check(ask);
    await Promise.all([check(ask, async () => state), check(ask, async () => state)]);
    expect(await factsOf(ask)).toEqual({ collectorSignals });
  });

  test('a dataset stays unknown while the host is unavailable, and is requested again', async () => {
    const { ask } = await applied();
    const away = async () => Promise.reject(new Error('timed out'));
    await expect(check(ask, away)).rejects.toThrow('timed out');
    expect(await factsOf(ask)).toEqual({});
    await check(ask, async () => 'complete');
    expect(await factsOf(ask)).toEqual({ collectorSignals: 1 });
  });

  test('a dataset is neither requested nor used once the consent is withdrawn', async () => {
    const { ask, applicant } = await applied();
    await check(ask, async () => 'complete');
    await allow(applicant, false);
    expect(await factsOf(ask)).toEqual({});
    await check(ask, async () => Promise.reject(new Error('it was asked')));
  });

  test('a dataset is not requested when nothing was collected', async () => {
    const applicant = await registerWithDetails(server);
    const { body } = await application(server);
    const { id } = await expectDone(server.call(createApplication, { body }, applicant));
    const ask = { clientId: clientIdOf(applicant), applicationId: id };
    await check(ask, async () => Promise.reject(new Error('it was asked')));
    expect(await factsOf(ask)).toEqual({});
  });
});

test('the signals that a browser sent with an application are deleted after two years, and the application stays', async () => {
  const { ask } = await applied();
  const rows = () => db.selectFrom('application').select(['signals', 'status']).where('id', '=', ask.applicationId);
  const before = await rows().executeTakeFirstOrThrow();
  const age = (days: number) =>
    db
      .updateTable('application')
      .set({ created_at: new Date(server.services.clock.wall().getTime() - days * 86_400_000) })
      .where('id', '=', ask.applicationId)
      .execute();
  await age(729);
  await purgeExpiredJob(server.services)();
  expect(await rows().executeTakeFirstOrThrow()).toEqual(before);
  await age(731);
  await purgeExpiredJob(server.services)();
  expect(await rows().executeTakeFirstOrThrow()).toEqual({ signals: {}, status: before.status });
});
