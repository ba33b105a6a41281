import { soon } from '@lender/vitest/soon';
import { beforeEach, expect, test, vi } from 'vitest';
import { CollectorError, createCollector } from '../src/index.ts';
import { EVENT_KIND, eventsOf } from '../src/server.ts';
import { fakePage } from './fake-page.ts';
import { createTestHost, problem } from './test-host.ts';

const agreed = { consent: true };
const offline = () => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  return () => vi.useRealTimers();
});

async function openCollector(options: { respectGpc?: boolean } = {}) {
  const host = await createTestHost();
  const page = fakePage(host);
  const errors: string[] = [];
  const collector = createCollector({
    baseUrl: 'https://scoring.test',
    authKey: 'auth-key',
    publicKey: host.keys.publicKey,
    fields: ['firstName'],
    onError: ({ kind }) => errors.push(kind),
    ...options,
  });
  const presses = () =>
    host.chunks.flatMap(({ payload }) => eventsOf(payload)).filter(({ kind }) => kind === EVENT_KIND.keyDown).length;
  return { host, page, collector, errors, presses };
}

const settled = (check: () => void) => vi.waitFor(check, { ...soon, interval: 1 });

test('nothing is recorded, stored or sent before the collector starts or after it stops', async () => {
  const { host, page, collector, presses } = await openCollector();
  page.press('a');
  expect([host.logins, page.listeners.size, page.storage.size]).toEqual([0, 0, 0]);
  await collector.start('ref-1', agreed);
  page.press('a');
  await collector.stop();
  page.press('a');
  page.hide();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(presses()).toBe(1);
  expect(host.chunks.some(({ isFinal }) => isFinal)).toBe(false);
});

test('every kind of event has one listener, and none keeps the page out of the back/forward cache', async () => {
  const { page, collector } = await openCollector();
  await collector.start('ref-1', agreed);
  const { listeners } = page;
  expect([...listeners.keys()].toSorted()).toEqual(
    'copy cut focusin focusout input keydown keyup online pagehide pageshow paste pointerdown pointermove pointerup resize scroll visibilitychange'.split(
      ' ',
    ),
  );
  expect(Math.max(...listeners.values())).toBe(1);
  await collector.stop();
});

test('the first chunk goes at once and carries the consent; the next goes after ten seconds, if there is anything', async () => {
  const { host, page, collector } = await openCollector();
  await collector.start('ref-1', agreed);
  await settled(() => expect(host.chunks).toHaveLength(1));
  expect(host.chunks[0]?.payload).toMatchObject({ consent: true, n: 0 });
  await vi.advanceTimersByTimeAsync(10_000);
  page.press('a');
  await vi.advanceTimersByTimeAsync(9_000);
  expect(host.chunks).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_000);
  await settled(() => expect(host.chunks).toHaveLength(2));
  expect(host.chunks[1]?.payload).not.toHaveProperty('consent');
  await collector.stop();
});

test('stopping uploads the rest; complete makes the last chunk final, even if it is empty', async () => {
  const { host, page, collector, presses } = await openCollector();
  await collector.start('ref-1', agreed);
  page.press('a');
  await collector.stop({ complete: true });
  expect(presses()).toBe(1);
  expect(host.chunks.map(({ isFinal }) => isFinal)).toEqual([false, true]);
});

test('after a withdrawal nothing more is uploaded: no typed text, no waiting chunk, and nothing when the page ends', async () => {
  const { host, page, collector, presses } = await openCollector();
  await collector.start('ref-1', agreed);
  await settled(() => expect(host.chunks).toHaveLength(1));
  host.refuse = offline;
  page.press('a');
  await vi.advanceTimersByTimeAsync(10_000);
  page.press('b');
  await collector.stop({ discard: true });
  host.refuse = undefined;
  page.press('c');
  page.online();
  page.hide();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([host.chunks.length, presses()]).toEqual([1, 0]);
});

test('stopping before starting, and stopping twice, is refused with the customary words', async () => {
  const { collector } = await openCollector();
  const refusal = { kind: 'not_started', message: 'Tracking has not been succesfully started' };
  await expect(collector.stop()).rejects.toMatchObject(refusal);
  await collector.start('ref-1', agreed);
  await collector.stop();
  await expect(collector.stop()).rejects.toMatchObject(refusal);
});

test('starting twice collects only once', async () => {
  const { page, collector } = await openCollector();
  const first = collector.start('ref-1', agreed);
  await expect(collector.start('ref-2', agreed)).rejects.toMatchObject({ kind: 'already_started' });
  await first;
  expect(page.listeners.get('keydown')).toBe(1);
  await collector.stop();
  await collector.start('ref-3', agreed);
  await collector.stop();
});

test('without consent the collector does not start', async () => {
  const { host, collector } = await openCollector();
  await expect(collector.start('ref-1', { consent: false })).rejects.toMatchObject({ kind: 'consent_missing' });
  expect(host.logins).toBe(0);
});

test.each([
  [true, 'rejects'],
  [false, 'starts'],
] as const)('Global Privacy Control is respected when the option asks for it: %s', async (respectGpc, what) => {
  const { collector } = await openCollector({ respectGpc });
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  const starting = collector.start('ref-1', agreed);
  if (what === 'rejects') return expect(starting).rejects.toMatchObject({ kind: 'consent_missing' });
  await starting;
  await collector.stop();
});

test('a browser that cannot encrypt sends nothing', async () => {
  const { host, collector } = await openCollector();
  vi.stubGlobal('CompressionStream', undefined);
  await expect(collector.start('ref-1', agreed)).rejects.toMatchObject({ kind: 'unsupported' });
  expect(host.uploads).toEqual([]);
});

test('a refused reference starts nothing, and another reference may follow', async () => {
  const { host, page, collector } = await openCollector();
  host.refuse = ({ path }) =>
    path.endsWith('=expired') ? problem(400, 'reference_number_expired', 'The reference has expired') : undefined;
  await expect(collector.start('expired', agreed)).rejects.toMatchObject({
    kind: 'state_invalid',
    message: 'The reference has expired',
  });
  expect(page.listeners.size).toBe(0);
  await collector.start('ref-1', agreed);
  await collector.stop();
});

test('a tab in the background makes no chunks, and all its rows are sent when it hides', async () => {
  const { host, page, collector, presses } = await openCollector();
  await collector.start('ref-1', agreed);
  await settled(() => expect(host.chunks).toHaveLength(1));
  page.press('a');
  page.hide();
  await settled(() => expect(presses()).toBe(1));
  const uploads = host.uploads.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(host.uploads).toHaveLength(uploads);
  page.show();
  page.press('b');
  await vi.advanceTimersByTimeAsync(10_000);
  await settled(() => expect(presses()).toBe(2));
  await collector.stop();
});

test('a page that hides while a chunk is being sealed loses and doubles nothing', async () => {
  const { host, page, collector, presses } = await openCollector();
  await collector.start('ref-1', agreed);
  page.press('a');
  const stopping = collector.stop({ complete: true });
  page.hide();
  await stopping;
  expect(presses()).toBe(1);
  expect(host.chunks.at(-1)?.isFinal).toBe(true);
  expect(host.chunks.filter(({ isFinal }) => isFinal)).toHaveLength(1);
});

test('a host that fails for a while gets every chunk once', async () => {
  const { host, page, collector, presses, errors } = await openCollector();
  await collector.start('ref-1', agreed);
  await settled(() => expect(host.chunks).toHaveLength(1));
  let failing = 3;
  host.refuse = ({ path }) =>
    path.endsWith('/upload') && failing-- > 0 ? problem(failing % 2 ? 503 : 429, '') : undefined;
  page.press('a');
  await vi.advanceTimersByTimeAsync(10_000);
  await settled(() => expect(failing).toBeLessThan(3));
  for (let second = 0; second < 20; second++) await vi.advanceTimersByTimeAsync(1_000);
  await settled(() => expect(presses()).toBe(1));
  expect([host.repeats, errors]).toEqual([0, []]);
  await collector.stop();
});

test('after sixty seconds without a network each chunk arrives once, in order', async () => {
  const { host, page, collector, presses, errors } = await openCollector();
  await collector.start('ref-1', agreed);
  await settled(() => expect(host.chunks).toHaveLength(1));
  host.refuse = offline;
  for (let chunk = 0; chunk < 6; chunk++) {
    page.press('a');
    await vi.advanceTimersByTimeAsync(10_000);
  }
  expect(host.chunks).toHaveLength(1);
  host.refuse = undefined;
  page.online();
  await collector.stop();
  const sequences = host.chunks.map(({ sequence }) => sequence);
  expect(sequences).toEqual(sequences.map((_, index) => (sequences[0] ?? 0) + index * 1000));
  expect([presses(), host.repeats, errors]).toEqual([6, 0, []]);
});

test('stopping without a network reports the failure in time, and the rest arrives when the network is back', async () => {
  const { host, page, collector, presses } = await openCollector();
  await collector.start('ref-1', agreed);
  await settled(() => expect(host.chunks).toHaveLength(1));
  host.refuse = offline;
  page.press('a');
  const stopping = collector.stop({ complete: true, timeoutMs: 2_000 });
  const refusal = expect(stopping).rejects.toMatchObject({ kind: 'network', message: 'Something went wrong' });
  await settled(() => expect(vi.getTimerCount()).toBeGreaterThan(1));
  await vi.advanceTimersByTimeAsync(2_000);
  await refusal;
  host.refuse = undefined;
  page.online();
  await settled(() => expect(presses()).toBe(1));
  expect(host.chunks.at(-1)?.isFinal).toBe(true);
});

test('a reference that is complete ends the collecting, and stopping says why', async () => {
  const { host, page, collector, errors } = await openCollector();
  await collector.start('ref-1', agreed);
  await settled(() => expect(host.chunks).toHaveLength(1));
  host.refuse = ({ path }) =>
    path.endsWith('/upload') ? problem(400, 'dataset_in_complete_state', 'The dataset is complete') : undefined;
  page.press('a');
  await vi.advanceTimersByTimeAsync(10_000);
  await settled(() => expect(errors).toEqual(['state_invalid']));
  const uploads = host.uploads.length;
  page.press('b');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(host.uploads).toHaveLength(uploads);
  await expect(collector.stop()).rejects.toMatchObject({ kind: 'state_invalid', message: 'The dataset is complete' });
});

test('a chunk that the host cannot read is given up alone', async () => {
  const { host, page, collector, errors, presses } = await openCollector();
  await collector.start('ref-1', agreed);
  await settled(() => expect(host.chunks).toHaveLength(1));
  let refusals = 1;
  host.refuse = ({ path }) =>
    path.endsWith('/upload') && refusals-- > 0 ? problem(400, 'data_invalid', 'x') : undefined;
  page.press('a');
  await vi.advanceTimersByTimeAsync(10_000);
  await settled(() => expect(errors).toEqual(['unknown']));
  page.press('b');
  await collector.stop();
  expect(presses()).toBe(1);
});

test('a token that ended before its time is fetched again, once', async () => {
  const { host, page, collector, presses } = await openCollector();
  await collector.start('ref-1', agreed);
  await settled(() => expect(host.chunks).toHaveLength(1));
  host.refuse = ({ authorization }) =>
    authorization === 'Bearer token-1' ? problem(401, '', 'Sign in again') : undefined;
  page.press('a');
  await vi.advanceTimersByTimeAsync(10_000);
  await settled(() => expect(presses()).toBe(1));
  expect(host.logins).toBe(2);
  await collector.stop();
});

test('a token is used on the next page too, and nothing else is stored', async () => {
  const { host, page, collector } = await openCollector();
  await collector.start('ref-1', agreed);
  page.press('ñ');
  await collector.stop();
  const name = 'scoring-collector https://scoring.test auth-key';
  expect([...page.storage.keys()]).toEqual([name]);
  expect(JSON.parse(page.storage.get(name) ?? '')).toEqual({
    token: 'token-1',
    expiresAt: expect.any(Number),
  });
  const next = createCollector({
    baseUrl: 'https://scoring.test',
    authKey: 'auth-key',
    publicKey: host.keys.publicKey,
  });
  vi.setSystemTime(Date.now() + 1_000);
  await next.start('ref-1', agreed);
  await next.stop();
  expect(host.logins).toBe(1);
  const sequences = host.chunks.map(({ sequence }) => sequence);
  expect(sequences).toEqual(sequences.toSorted((one, other) => one - other));
});

test('every failure is an error of one class', async () => {
  const { collector } = await openCollector();
  expect(await collector.stop().catch((error: unknown) => error)).toBeInstanceOf(CollectorError);
});
