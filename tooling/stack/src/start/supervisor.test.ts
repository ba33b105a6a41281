import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answeringService } from './fixtures/answering-service-spec.ts';
import { freePorts, isPortBusy } from './ports.ts';
import type { Service } from './service.ts';
import { createSupervisor } from './supervisor.ts';

let logDirectory: string;
let stops: (() => Promise<void>)[];

beforeEach(() => {
  logDirectory = mkdtempSync(path.join(tmpdir(), 'supervisor-test-'));
  stops = [];
});

afterEach(async () => {
  for (const stop of stops) await stop();
  rmSync(logDirectory, { recursive: true });
});

function supervise(restarts: string[] = []) {
  const ready: Service[] = [];
  const restarting: string[] = [];
  const pauses: number[] = [];
  const clock = { ms: 0 };
  const supervisor = createSupervisor({
    logDirectory,
    mayRestart: (service) => restarts.includes(service),
    onRestarting: ({ service, exit }, attempt) =>
      restarting.push(`${service} ${exit?.signal ?? exit?.code} ${attempt}`),
    onReady: (service) => ready.push(service),
    now: () => clock.ms,
    wait: async (ms) => pauses.push(ms),
  });
  stops.push(supervisor.stop);
  return { ...supervisor, ready, restarting, pauses, clock };
}

test('the supervisor answers once all services are ready, and stops them gracefully', async () => {
  const [one = 0, two = 0] = await freePorts(2);
  const { start, stop } = supervise();
  const outcome = await start([answeringService('one', one), answeringService('two', two)]);
  expect(outcome.ok).toBe(true);
  expect([await isPortBusy(one), await isPortBusy(two)]).toEqual([true, true]);

  await stop();
  expect([await isPortBusy(one), await isPortBusy(two)]).toEqual([false, false]);
  expect(readFileSync(path.join(logDirectory, 'one.log'), 'utf8')).toBe('Good-bye.\n');
});

test('a service that ends later is named, with how it ended and its last lines', async () => {
  const [port = 0] = await freePorts(1);
  const { start, failed } = supervise();
  await start([answeringService('app', port)]);
  await fetch(`http://127.0.0.1:${port}/end`).catch(() => {});
  expect(await failed).toEqual({
    service: 'app',
    exit: { code: 3, signal: null },
    lastLines: 'The floor gave way.',
  });
});

test('a service that ends before it is ready is refused', async () => {
  const [port = 0] = await freePorts(1);
  const { start } = supervise();
  const outcome = await start([{ ...answeringService('app', port), command: ['no-such-file.ts'] }]);
  expect(outcome).toMatchObject({ ok: false, problem: { service: 'app', exit: { code: 1 } } });
});

test('a service that may end by itself is started again', async () => {
  const [port = 0] = await freePorts(1);
  const { start, ready } = supervise(['app']);
  await start([answeringService('app', port)]);
  process.kill(ready[0]?.pid ?? 0, 'SIGKILL');
  await expect.poll(() => ready.length).toBe(2);
  expect(await isPortBusy(port)).toBe(true);
});

test('one of several processes that is killed is started again while the others continue', async () => {
  const [one = 0, two = 0] = await freePorts(2);
  const { start, ready, restarting } = supervise(['api', 'api-2']);
  const outcome = await start([answeringService('api', one), answeringService('api-2', two)]);
  const [first, second] = outcome.ok ? outcome.value : [];
  process.kill(second?.pid ?? 0, 'SIGKILL');
  await expect.poll(() => ready.length).toBe(3);
  expect(restarting).toEqual(['api-2 SIGKILL 1']);
  expect(first?.exit()).toBeUndefined();
  expect([await isPortBusy(one), await isPortBusy(two)]).toEqual([true, true]);
});

test('a service that ends at once again and again ends the stack at its sixth end, with longer and longer pauses', async () => {
  const [port = 0] = await freePorts(1);
  const { start, ready, restarting, pauses, failed } = supervise(['app']);
  await start([answeringService('app', port)]);
  for (let time = 1; time <= 6; time++) {
    process.kill(ready.at(-1)?.pid ?? 0, 'SIGKILL');
    if (time < 6) await expect.poll(() => ready.length).toBe(time + 1);
  }
  expect(await failed).toMatchObject({ service: 'app', exit: { code: null, signal: 'SIGKILL' } });
  expect(restarting).toHaveLength(5);
  expect(pauses).toEqual([500, 1_000, 2_000, 4_000]);
});

test('a service that ends now and then is always started again', async () => {
  const [port = 0] = await freePorts(1);
  const { start, ready, pauses, clock } = supervise(['app']);
  await start([answeringService('app', port)]);
  for (let time = 1; time <= 7; time++) {
    clock.ms += 10 * 60_000;
    process.kill(ready.at(-1)?.pid ?? 0, 'SIGKILL');
    await expect.poll(() => ready.length).toBe(time + 1);
  }
  expect(pauses).toEqual([]);
});

test('a service that can no longer start is tried five times, and then ends the stack with its last lines', async () => {
  const [port = 0] = await freePorts(1);
  const { start, ready, failed } = supervise(['app']);
  const flag = path.join(logDirectory, 'broken');
  const spec = answeringService('app', port);
  await start([{ ...spec, env: { ...spec.env, BROKEN_IF: flag } }]);
  writeFileSync(flag, '');
  process.kill(ready[0]?.pid ?? 0, 'SIGKILL');
  expect(await failed).toEqual({
    service: 'app',
    exit: { code: 4, signal: null },
    lastLines: 'No floor.\n'.repeat(5).trimEnd(),
  });
  expect(ready).toHaveLength(1);
});

test('a supervisor that is killed takes its services along', async () => {
  const [port = 0] = await freePorts(1);
  const main = path.join(import.meta.dirname, 'fixtures/stack.main.ts');
  const stack = spawn(process.execPath, [main, String(port), logDirectory], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(stack.stdout, 'data');
  stack.kill('SIGKILL');
  await expect.poll(() => isPortBusy(port)).toBe(false);
  expect(readFileSync(path.join(logDirectory, 'app.log'), 'utf8')).toBe('Good-bye.\n');
});
