import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
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
  const supervisor = createSupervisor({ logDirectory, restarts, onReady: (service) => ready.push(service) });
  stops.push(supervisor.stop);
  return { ...supervisor, ready };
}

test('answers once all services are ready, and stops them gracefully', async () => {
  const [one = 0, two = 0] = await freePorts(2);
  const { start, stop } = supervise();
  const outcome = await start([answeringService('one', one), answeringService('two', two)]);
  expect(outcome.ok).toBe(true);
  expect([await isPortBusy(one), await isPortBusy(two)]).toEqual([true, true]);

  await stop();
  expect([await isPortBusy(one), await isPortBusy(two)]).toEqual([false, false]);
  expect(readFileSync(path.join(logDirectory, 'one.log'), 'utf8')).toBe('Good-bye.\n');
});

test('names the service that ends later, how, and what it said last', async () => {
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

test('refuses a service that ends before it is ready', async () => {
  const [port = 0] = await freePorts(1);
  const { start } = supervise();
  const outcome = await start([{ ...answeringService('app', port), command: ['no-such-file.ts'] }]);
  expect(outcome).toMatchObject({ ok: false, problem: { service: 'app', exit: { code: 1 } } });
});

test('starts a service again that may end by itself', async () => {
  const [port = 0] = await freePorts(1);
  const { start, ready } = supervise(['app']);
  await start([answeringService('app', port)]);
  process.kill(ready[0]?.pid ?? 0, 'SIGKILL');
  await expect.poll(() => ready.length, { timeout: 10_000 }).toBe(2);
  expect(await isPortBusy(port)).toBe(true);
});

test('takes the services along when it is killed itself', async () => {
  const [port = 0] = await freePorts(1);
  const main = path.join(import.meta.dirname, 'fixtures/stack.main.ts');
  const stack = spawn(process.execPath, [main, String(port), logDirectory], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(stack.stdout, 'data');
  stack.kill('SIGKILL');
  await expect.poll(() => isPortBusy(port), { timeout: 10_000 }).toBe(false);
  expect(readFileSync(path.join(logDirectory, 'app.log'), 'utf8')).toBe('Good-bye.\n');
});
