import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { testDatabase } from './database/test-database.ts';

const START = new URL('../src/start.ts', import.meta.url).href;
const TEST_ENV = new URL('./server/test-env.ts', import.meta.url).href;
const FREE_PORT = new URL('./server/free-port.ts', import.meta.url).href;
const database = testDatabase();

/** Program that prints the address of each module that the start file loads. */
const LOADING = `import { registerHooks } from 'node:module';
const read = [];
registerHooks({ load: (url, context, next) => { read.push(url); return next(url, context); } });
await import(${JSON.stringify(START)});
process.stdout.write(JSON.stringify(read));`;

/** Program that starts a server, asks whether it is ready, and prints the files of CommonJS that it has loaded by then. */
const RUNNING = `import { createRequire } from 'node:module';
const { start } = await import(${JSON.stringify(START)});
const { testEnv, testKeys } = await import(${JSON.stringify(TEST_ENV)});
const { freePort } = await import(${JSON.stringify(FREE_PORT)});
const { DATABASE_URL, DATA_DIR } = process.env;
const PORT = await freePort();
const running = await start(testEnv({ DATABASE_URL, DATA_DIR, PORT, keys: testKeys() }));
const { ok } = await fetch('http://127.0.0.1:' + PORT + '/health/ready');
await running.stop();
const files = Object.keys(createRequire(${JSON.stringify(START)}).cache);
process.stdout.write(JSON.stringify({ ok, files }), () => process.exit());`;

/** Modules that are loaded later, by a part of their addresses. */
const LATER = {
  migrations: '/kernel/database/migrations/',
  'e-mail': '/nodemailer/',
  'threads that draw': '/piscina/',
  'invoices as XML': '/xmlbuilder/',
  'statements as XML': '/fast-xml-parser/',
  'the OpenAPI document': '/contract/src/openapi/',
  metrics: '/prom-client/',
  traces: '/sdk-trace/',
  'object storage': '/client-s3/',
};

test('a start loads no module that only one endpoint, one job or one kind of process needs', async () => {
  const read: readonly string[] = await outputOf(LOADING);
  expect(read).toContain(START);
  const early = Object.entries(LATER).filter(([, part]) => read.some((url) => url.includes(part)));
  expect(early.map(([what]) => what)).toEqual([]);
});

test('a running server has not loaded a compiler of JSON schemas', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'lender-api-'));
  try {
    const { ok, files } = await outputOf(RUNNING, { DATABASE_URL: await database, DATA_DIR: folder });
    expect(ok).toBe(true);
    expect(files.filter((file: string) => file.includes('/fastify/'))).not.toEqual([]);
    expect(files.filter((file: string) => file.includes('/ajv/'))).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

/** Runs a program in a process of its own, and returns the JSON that it prints. */
async function outputOf(program: string, env: Readonly<Record<string, string>> = {}) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=@lender/source', '--input-type=module', '--eval', program],
    { maxBuffer: 2 ** 24, env: { ...process.env, ...env } },
  );
  return JSON.parse(stdout);
}
