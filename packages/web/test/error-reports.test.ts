import { reportInbox } from '@lender/error-reports/testing';
import express from 'express';
import { pino } from 'pino';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { answerFailure } from '../src/site/answer-failure.ts';
import { runningSite } from './running-site.ts';

const inbox = await reportInbox();
const errorReports = { dsn: inbox.dsn, environment: 'test', release: undefined };
const site = await runningSite({ errorReports });
afterAll(() => Promise.all([site.stop(), inbox.stop()]));
afterEach(() => void vi.restoreAllMocks());

const ofRequest = (id: string | null) => inbox.received.filter(({ tags }) => tags.request_id === id);
/** Reports are sent one after the other: once this one has arrived, no earlier one is in transit. */
async function everythingReported(): Promise<void> {
  const { headers } = await site.get('/broken');
  await expect.poll(() => ofRequest(headers.get('x-request-id'))).toHaveLength(1);
}

test('a page that breaks is reported as critical, by its pattern and its request, and without its sentence', async () => {
  const answer = await site.get('/broken?curp=GOMC900101HDFRRL09');
  expect(answer.status).toBe(500);
  const id = answer.headers.get('x-request-id');
  await expect.poll(() => ofRequest(id)).toHaveLength(1);
  expect(ofRequest(id)[0]).toMatchObject({
    level: 'fatal',
    environment: 'test',
    transaction: 'GET /broken',
    tags: { kind: 'page', critical: 'true', request_id: id },
  });
  expect(inbox.wire.join()).not.toMatch(/GOMC|secret detail/);
});

test.each(['/missing', '/nowhere', '/none'])('a page that is not broken is not reported: %s', async (address) => {
  const { headers } = await site.get(address);
  await everythingReported();
  expect(ofRequest(headers.get('x-request-id'))).toEqual([]);
});

test('visitors get their error page while the report service is down', async () => {
  const away = await runningSite({ errorReports: { ...errorReports, dsn: 'http://abc@127.0.0.1:9/7' } });
  const once = { connection: 'close' };
  expect((await away.get('/broken', once)).status).toBe(500);
  expect((await away.get('/none', once)).status).toBe(200);
  await away.stop();
});

test('a site whose setting has no key does not start', async () => {
  const broken = { ...errorReports, dsn: 'https://sentry.example/7' };
  await expect(runningSite({ errorReports: broken })).rejects.toThrow('SENTRY_DSN');
});

test('an error outside of the pages is reported to the log and to the person on call', async () => {
  const lines: string[] = [];
  const report = vi.fn(() => 'report-1');
  const log = pino({}, { write: (line: string) => lines.push(line) });
  const app = express();
  app.use((_, response, next) => {
    Object.assign(response.locals, { requestId: 'request-1', nonce: 'nonce' });
    next(Object.assign(new Error('no disk'), { status: 500 }));
  });
  app.use(answerFailure({ log, errors: { report }, patternOf: () => '/casos/:id' }));
  const server = app.listen(0);
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const answer = await fetch(`http://localhost:${port}/casos/1`);
  server.close();
  expect([answer.status, await answer.text()]).toEqual([500, expect.not.stringContaining('no disk')]);
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'no disk' }), {
    kind: 'page',
    name: 'GET /casos/:id',
    requestId: 'request-1',
    isCritical: true,
  });
  expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({
    level: 60,
    tag: 'critical',
    requestId: 'request-1',
    route: '/casos/:id',
    report: 'report-1',
    err: { message: 'no disk' },
  });
});
