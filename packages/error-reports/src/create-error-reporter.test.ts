import { soon } from '@lender/vitest/soon';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { createErrorReporter } from './create-error-reporter.ts';
import type { ErrorPlace } from './error-reporter.ts';
import { reportInbox } from './report-inbox.ts';

const inbox = await reportInbox();
afterAll(() => inbox.stop());

const now = new Date('2026-03-02T18:00:00Z');
const surroundings = { wall: () => now, newId: () => crypto.randomUUID() };
const place: ErrorPlace = { kind: 'http', name: 'POST /web/private/client/application', isCritical: true };
const settings = { dsn: inbox.dsn, environment: 'test', release: 'quincena@1.2.3' };
const { report } = createErrorReporter(settings, surroundings);

const receivedOf = (id: string | undefined) =>
  vi.waitFor(() => {
    const found = inbox.received.find(({ event_id }) => event_id === id);
    if (!found) throw new Error('not yet');
    return found;
  }, soon);

/** Personal data that must never be sent, in every place of an error where it could hide. */
const PERSONAL = [
  'ROLA850102MDFBNN09',
  '012180015555555550',
  '5512345678',
  'ana.robles@example.com',
  'Ana Robles',
  'robles',
];
function notification() {
  const secret = PERSONAL.join(' / ');
  const cause = Object.assign(new TypeError(`cause: ${secret}`), { code: '23505', detail: secret });
  const error = new Error(`could not pay ${secret}\n    at ${PERSONAL[4]} (${PERSONAL[3]})`, { cause });
  return Object.assign(error, { name: `Of ${secret}`, code: PERSONAL[0], body: secret });
}

describe('a report', () => {
  test('a report says what broke and where, by kind, code and stack', async () => {
    const event = await receivedOf(
      report(notification(), { ...place, requestId: '01930000-0000-7000-8000-000000000abc' }),
    );
    expect(event).toMatchObject({
      platform: 'node',
      level: 'fatal',
      environment: 'test',
      release: 'quincena@1.2.3',
      timestamp: now.toISOString(),
      transaction: place.name,
      tags: { critical: 'true', kind: 'http', request_id: '01930000-0000-7000-8000-000000000abc' },
      exception: {
        values: [
          { type: 'TypeError', value: '23505' },
          { type: 'Unknown', value: 'see the log' },
        ],
      },
    });
    const frames = expect.arrayContaining([
      expect.objectContaining({
        filename: 'packages/error-reports/src/create-error-reporter.test.ts',
        in_app: true,
      }),
    ]);
    expect(event).toMatchObject({ exception: { values: [{ stacktrace: { frames } }, { stacktrace: { frames } }] } });
  });

  test('a report carries the key that authorises it, and the length of its content', async () => {
    const { event_id: id } = await receivedOf(report(new Error('ñandú'), place));
    const [head = '', about = '', itemHead = '', item = ''] =
      inbox.wire.find((sent) => sent.includes(`"event_id":"${id}"`))?.split('\n') ?? [];
    expect(head).toMatch(/^POST \/api\/7\/envelope\/ .*sentry_version=7, .*sentry_key=abc/);
    expect(JSON.parse(about)).toEqual({ event_id: id, sent_at: now.toISOString() });
    expect(JSON.parse(itemHead)).toMatchObject({ type: 'event', length: Buffer.byteLength(item) });
  });

  test('a report contains no personal data, wherever in an error that data is', async () => {
    for (const error of [notification(), PERSONAL.join()]) {
      const reported = JSON.stringify(await receivedOf(report(error, place)));
      for (const personal of PERSONAL) expect(reported).not.toContain(personal);
    }
  });
});

test('a service that does not answer delays no report, and reports beyond the queue are dropped', () => {
  const ask = vi.fn(() => new Promise(() => undefined));
  const away = createErrorReporter({ ...settings, dsn: 'http://abc@127.0.0.1:9/7' }, { ...surroundings, ask });
  const reported = Array.from({ length: 100 }, () => away.report(new Error('again'), place));
  expect(reported.filter((id) => id !== undefined)).toHaveLength(21);
  expect(ask).toHaveBeenCalledOnce();
});

test('a report that cannot be sent does not stop the next one', async () => {
  const ask = vi.fn((call: () => Promise<unknown>) => call()).mockRejectedValueOnce(new Error('away'));
  const troubled = createErrorReporter(settings, { ...surroundings, ask });
  const lost = troubled.report(new Error('first'), place);
  await receivedOf(troubled.report(new Error('second'), place));
  expect(inbox.received.map(({ event_id }) => event_id)).not.toContain(lost);
});
