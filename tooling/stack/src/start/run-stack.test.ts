import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isPortBusy } from './ports.ts';
import { runStack } from './run-stack.ts';
import { ephemeralSettings, type StackSettings } from './settings.ts';

let checkout: string;
let settings: StackSettings;
const cleanUps: (() => unknown)[] = [];

beforeEach(async () => {
  checkout = mkdtempSync(path.join(tmpdir(), 'run-stack-test-'));
  for (const script of ['simulators/src/main.ts', 'api/src/main.ts', 'borrower/server.ts', 'back-office/server.ts']) {
    const file = path.join(checkout, 'apps', script);
    mkdirSync(path.dirname(file), { recursive: true });
    cpSync(path.join(import.meta.dirname, 'fixtures/answering-service.ts'), file);
  }
  settings = { ...(await ephemeralSettings()), databaseUrl: 'postgres://elsewhere/lender' };
});

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  settings.cleanUp();
  rmSync(checkout, { recursive: true });
});

function start(demo?: { onBegin: () => void }) {
  const stack = runStack({ checkout, settings, demo, mayRestart: () => false, onRestart: () => {} });
  cleanUps.push(stack.stop);
  return stack;
}

test('starts the four apps, records their processes, and forgets them after the stop', async () => {
  const stack = start();
  const outcome = await stack.started;
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
  const { record } = outcome.value;
  expect(Object.keys(record.pids).sort()).toEqual(['api', 'back-office', 'borrower', 'simulators']);
  const recordFile = path.join(settings.dataDirectory, 'stack.json');
  expect(JSON.parse(readFileSync(recordFile, 'utf8'))).toEqual(record);
  expect(record.addresses.borrower).toBe(`http://localhost:${settings.ports.borrower}`);

  await stack.stop();
  expect(await isPortBusy(settings.ports.api)).toBe(false);
  expect(() => readFileSync(recordFile)).toThrow('ENOENT');
});

test.each(['borrower', 'smtp'] as const)(
  'names the port of %s that somebody else uses, and starts nothing',
  async (app) => {
    const port = app === 'smtp' ? settings.smtpPort : settings.ports[app];
    const other = createServer().listen(port);
    cleanUps.push(() => other.close());
    expect(await start().started).toEqual({
      ok: false,
      problem: { code: 'port_in_use', app, port },
    });
    expect(await isPortBusy(settings.ports.api)).toBe(false);
  },
);

describe('a lender that shall have lived', () => {
  const life = (source: string) => {
    const file = path.join(checkout, 'apps/api/test/demo/demo.main.ts');
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, source);
  };
  const fixture = path.join(import.meta.dirname, 'fixtures/living-service.ts');

  test('lives before anything serves, and is told of', async () => {
    life(`import ${JSON.stringify(fixture)};`);
    let isTold = false;
    const { started } = start({
      onBegin: () => {
        isTold = true;
      },
    });
    expect(await started).toMatchObject({ ok: true });
    expect(isTold).toBe(true);
  });

  test('keeps the stack from starting when its life breaks off, and says why', async () => {
    life(`console.log('new'); console.error('Nobody came.'); process.exit(3);`);
    expect(await start({ onBegin: () => {} }).started).toMatchObject({
      ok: false,
      problem: { code: 'service_failed', failure: { service: 'demo', exit: { code: 3 }, lastLines: 'Nobody came.' } },
    });
    expect(await isPortBusy(settings.ports.api)).toBe(false);
  });

  test('is not lived where nobody asks for it', async () => {
    life(`process.exit(3);`);
    expect(await start().started).toMatchObject({ ok: true });
  });
});

test('stops cleanly while it is still starting', async () => {
  const stack = start();
  await expect.poll(() => isPortBusy(settings.ports.simulators)).toBe(true);
  await stack.stop();
  for (const port of Object.values(settings.ports)) expect(await isPortBusy(port)).toBe(false);
});
