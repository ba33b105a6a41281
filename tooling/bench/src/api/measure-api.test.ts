import { expect, test } from 'vitest';
import { measureApi } from './measure-api.ts';

const PROCESSES_START_MS = 180_000;

test('the server and its floor answer alike, and both can be measured', { timeout: PROCESSES_START_MS }, async () => {
  const results = await measureApi({ rounds: 1, requests: 4, warmUpRounds: 0 });
  expect(results.map(({ race }) => race)).toEqual(['client/flow', 'client', 'offer', 'new offer', 'POST application']);
  for (const { statuses } of results) {
    expect(statuses).toMatchObject([
      { contender: 'floor', ratio: 1, isRight: true },
      { contender: 'the server', isRight: true },
    ]);
    for (const { nsPerCall } of statuses) expect(nsPerCall).toBeGreaterThan(0);
  }
});
