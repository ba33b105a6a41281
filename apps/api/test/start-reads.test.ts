import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { testServer } from './server.ts';

const START = new URL('../src/start.ts', import.meta.url).href;

/** Program that prints the address of each module that the start file loads. */
const PROGRAM = `import { registerHooks } from 'node:module';
const read = [];
registerHooks({ load: (url, context, next) => { read.push(url); return next(url, context); } });
await import(${JSON.stringify(START)});
process.stdout.write(JSON.stringify(read));`;

/** Modules that are loaded later, by a part of their addresses. */
const LATER = {
  migrations: '/kernel/database/migrations/',
  'e-mail': '/nodemailer/',
  'threads that draw': '/piscina/',
  'invoices as XML': '/xmlbuilder/',
  'the OpenAPI document': '/contract/src/openapi/',
  metrics: '/prom-client/',
  traces: '/sdk-trace/',
  'object storage': '/client-s3/',
};

test('a start loads no module that only one endpoint, one job or one kind of process needs', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=@lender/source', '--input-type=module', '--eval', PROGRAM],
    { maxBuffer: 2 ** 24 },
  );
  const read: readonly string[] = JSON.parse(stdout);
  expect(read).toContain(START);
  const early = Object.entries(LATER).filter(([, part]) => read.some((url) => url.includes(part)));
  expect(early.map(([what]) => what)).toEqual([]);
});

test('a running server has not loaded a compiler of JSON schemas', async () => {
  const { origin } = await testServer();
  expect((await fetch(`${origin}/health/ready`)).ok).toBe(true);
  const { cache } = createRequire(import.meta.url);
  expect(Object.keys(cache).filter((file) => file.includes('/fastify/'))).not.toEqual([]);
  expect(Object.keys(cache).filter((file) => file.includes('/ajv/'))).toEqual([]);
});
