import { readFileSync } from 'node:fs';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Applicant, borrow } from '../../test/people/journey.ts';
import { freePort } from '../../test/server/free-port.ts';
import { testServer } from '../../test/server/server.ts';
import { startTraceReceiver } from '../../test/server/trace-receiver.ts';

const receiver = await startTraceReceiver();
afterAll(receiver.stop);
const lines: string[] = [];
const logTo = new Writable({
  write: (chunk, _, done) => {
    lines.push(String(chunk));
    done();
  },
});
const server = await testServer(
  { OPS_PORT: await freePort(), OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, LOG_LEVEL: 'info' },
  { logTo },
);
const metrics = async () => (await fetch(`${server.opsAddress}/metrics`)).text();
const patient = { interval: 100 };

let borrower: Applicant;
beforeAll(async () => {
  borrower = await borrow(server);
  await server.services.jobs.drained();
});

test('metrics name patterns, queues and providers, and no person', async () => {
  const text = await metrics();
  for (const line of [
    /^lender_http_request_duration_seconds_count\{method="POST",route="\/web\/private\/client\/application",status="2xx"\} \d+$/m,
    /^lender_http_requests_in_flight 0$/m,
    /^lender_database_connections\{pool="main",state="waiting"\} 0$/m,
    /^lender_database_connections_max\{pool="main"\} 16$/m,
    /^lender_provider_calls_total\{provider="twilio",outcome="answered"\} [1-9]/m,
    /^lender_provider_away\{provider="openpay"\} 0$/m,
    /^lender_payouts_under_way\{stuck="yes"\} 0$/m,
    /^lender_decided_last_hour\{by="engine",status="\d+"\} 1$/m,
    /^lender_oldest_due_job_seconds \d/m,
    /^lender_database_up 1$/m,
    /^nodejs_eventloop_lag_p99_seconds /m,
  ])
    expect(text).toMatch(line);
  const { who, token, applicationId } = borrower;
  for (const somebodys of [...Object.values(who), token, applicationId]) expect(text).not.toContain(`"${somebodys}`);
  expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-7/);
});

test('the page on what to watch names only metrics that exist, and all of ours', async () => {
  const page = readFileSync(new URL('../../../../docs/operations/watch.md', import.meta.url), 'utf8').replace(
    '`lender_database_connections`, `_max`',
    'lender_database_connections lender_database_connections_max',
  );
  const names = (text: string, pattern: RegExp) =>
    [...new Set([...text.matchAll(pattern)].map(([, name]) => name))].sort();
  const measured = names(await metrics(), /^# TYPE (lender_\w+)/gm);
  expect(names(page.replaceAll(/_count\b/g, ''), /\b(lender_(?!api\b)\w+)/g)).toEqual(measured);
});

test('the port that borrowers call serves no metrics', async () => {
  expect((await fetch(`${server.origin}/metrics`)).status).toBe(404);
});

test('a worker reports whether it works on the queue, and the time of its last beat', async () => {
  const answer = await fetch(`${server.opsAddress}/health/ready`);
  expect(await answer.json()).toEqual({ status: 'ready', problems: [], lastBeatSeconds: expect.any(Number) });
  expect((await fetch(`${server.opsAddress}/health/live`)).status).toBe(200);
});

test('a call, its statements, the job that it enqueued and the job’s call to a provider are one trace', async () => {
  const { spans, services } = receiver;
  const trace = () => {
    const job = spans.find(({ name }) => name === 'job send-sms');
    const call = spans.find(({ spanId }) => spanId === job?.parentSpanId);
    const names = spans.filter(({ traceId }) => traceId === job?.traceId).map(({ name }) => name);
    return { call, job, names };
  };
  await expect
    .poll(() => trace().names, patient)
    .toEqual(
      expect.arrayContaining([expect.stringMatching(/^POST \/web\//), 'insert', 'job send-sms', 'provider twilio']),
    );
  const { call, job } = trace();
  expect(call?.name).toMatch(/^POST \/web\//);
  expect([...services]).toEqual(['lender-api']);

  const requestId = call?.attributes.find(({ key }) => key === 'lender.request_id')?.value.stringValue;
  const line = lines.find((text) => text.includes('"event":"http"') && text.includes(requestId ?? 'none'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({ requestId, trace_id: job?.traceId });
});

test('a trace names no person: statements are traced without their parameters', async () => {
  const reported = JSON.stringify(receiver.spans);
  expect(reported).toContain('$1');
  const { phone, email, curp, clabe, password } = borrower.who;
  for (const secret of [phone, email, curp, clabe, password, borrower.token, 'Robles'])
    expect(reported).not.toContain(secret);
});
