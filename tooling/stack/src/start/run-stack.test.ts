import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isPortBusy } from './ports.ts';
import { runStack } from './run-stack.ts';
import { ephemeralSettings, type StackSettings } from './settings.ts';
import type { Progress, StackOptions } from './stack.ts';

const answering = path.join(import.meta.dirname, 'fixtures/answering-service.ts');
let checkout: string;
let settings: StackSettings;
const cleanUps: (() => unknown)[] = [];

beforeEach(async () => {
  checkout = mkdtempSync(path.join(tmpdir(), 'run-stack-test-'));
  for (const script of ['simulators/src/main.ts', 'api/src/main.ts', 'borrower/server.ts', 'back-office/server.ts']) {
    const file = path.join(checkout, 'apps', script);
    mkdirSync(path.dirname(file), { recursive: true });
    cpSync(answering, file);
  }
  settings = { ...(await ephemeralSettings()), databaseUrl: 'postgres://elsewhere/lender' };
});

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  settings.cleanUp();
  rmSync(checkout, { recursive: true });
});

function start(options: Partial<StackOptions> = {}) {
  const always = { mayRestart: () => false, onRestart: () => {} };
  const stack = runStack({ checkout, settings, code: 'built', hasDemo: false, ...always, ...options });
  cleanUps.push(stack.stop);
  return stack;
}

/** Writes a program into the checkout. */
function program(place: string, source: string): void {
  const file = path.join(checkout, place);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, source);
}

/** Records the progress of a start, in order. */
function notes() {
  const received: string[] = [];
  const progress: Progress = {
    onStep: (name) => received.push(name),
    onDay: (day, days) => received.push(`day ${day} of ${days}`),
    onSites: () => {
      received.push('the sites answer');
      writeFileSync(path.join(settings.dataDirectory, 'api/over'), '');
    },
  };
  return { heard: received, progress };
}

test('a stack starts the four apps, records their processes, and forgets them after the stop', async () => {
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
  'a port of %s that another program uses is named, and nothing is started',
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

describe('first months of a new lender', () => {
  const life = (source: string) => program('tooling/world/src/demo/demo.main.ts', source);
  const fixture = path.join(import.meta.dirname, 'fixtures/living-service.ts');

  test('the first months of a lender run before the api serves, while the sites answer already and show the progress', async () => {
    life(`import ${JSON.stringify(fixture)};`);
    const { heard: received, progress } = notes();
    expect(await start({ hasDemo: true, progress }).started).toMatchObject({ ok: true });
    expect(received.slice(-2)).toEqual(['the sites answer', 'api']);
    expect(received).toContain('day 1 of 2');
    expect(existsSync(path.join(settings.dataDirectory, 'first-months.json'))).toBe(false);
  });

  test('a lender whose first months ran before is left as it is', async () => {
    life(`console.log('used');`);
    const { heard: received, progress } = notes();
    expect(await start({ hasDemo: true, progress }).started).toMatchObject({ ok: true });
    expect(received.toSorted()).toEqual(['api', 'back-office', 'borrower', 'simulators']);
  });

  test('first months that break off keep the stack from starting, with the reason', async () => {
    life(`console.log('{"day":0,"days":2}'); console.error('Nobody came.'); process.exit(3);`);
    expect(await start({ hasDemo: true }).started).toMatchObject({
      ok: false,
      problem: { code: 'service_failed', failure: { service: 'demo', exit: { code: 3 }, lastLines: 'Nobody came.' } },
    });
    expect(await isPortBusy(settings.ports.api)).toBe(false);
  });

  test('the first months of a lender do not run unless asked for', async () => {
    life(`process.exit(3);`);
    expect(await start().started).toMatchObject({ ok: true });
  });
});

describe('sites that run from source', () => {
  const build = (source: string) => {
    for (const site of ['borrower', 'back-office'])
      program(`apps/${site}/node_modules/@remix-run/dev/dist/cli.js`, source);
  };
  const made = `import { mkdirSync } from 'node:fs'; mkdirSync('build/source', { recursive: true });`;

  beforeEach(() => {
    for (const place of ['packages/money/src/index.ts', 'packages/money/README.md', 'pnpm-lock.yaml'])
      program(place, 'as it was');
  });

  test('sites that run from source are built once, and again when a source changes', async () => {
    build(made);
    const builtOf = async () => {
      const { heard: received, progress } = notes();
      const { started, stop } = start({ code: 'source', progress });
      expect(await started).toMatchObject({ ok: true });
      await stop();
      return received.filter((step) => step.endsWith('built'));
    };
    expect(await builtOf()).toEqual(['borrower, built', 'back-office, built']);
    expect(await builtOf()).toEqual([]);
    program('packages/money/README.md', 'other words');
    program('packages/money/src/index.test.ts', 'another test');
    expect(await builtOf()).toEqual([]);
    program('apps/borrower/server.ts', `import ${JSON.stringify(answering)};`);
    expect(await builtOf()).toEqual(['borrower, built']);
    program('packages/money/src/index.ts', 'as it is');
    expect(await builtOf()).toEqual(['borrower, built', 'back-office, built']);
  });

  test('sites that run from source and cannot be built keep the stack from starting, with what the build said', async () => {
    build(`console.error('No such colour.'); process.exit(1);`);
    expect(await start({ code: 'source' }).started).toMatchObject({
      ok: false,
      problem: { code: 'service_failed', failure: { service: 'borrower-build', lastLines: 'No such colour.' } },
    });
  });
});

test('a stack stops cleanly while it is still starting', async () => {
  const stack = start();
  await expect.poll(() => isPortBusy(settings.ports.simulators)).toBe(true);
  await stack.stop();
  for (const port of Object.values(settings.ports)) expect(await isPortBusy(port)).toBe(false);
});
