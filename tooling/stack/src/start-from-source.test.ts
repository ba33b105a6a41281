import { type ChildProcess, fork, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';

const checkout = path.resolve(import.meta.dirname, '../../..');
const made = new Set(['.git', '.data', '.turbo', '.vite', 'dist', 'build', 'test-results', 'storybook-static']);
const patient = { interval: 250 };

const firstLine = z.object({
  addresses: z.object({ borrower: z.string(), 'back-office': z.string(), api: z.string(), simulators: z.string() }),
  pids: z.record(z.string(), z.number()),
  dataDirectory: z.string(),
});

let copy: string;
const started: ChildProcess[] = [];

/** A fresh clone after its install: the sources and the links between packages, and nothing that was built. */
beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'start-from-source-test-'));
  const installed = path.join(checkout, 'node_modules');
  const isSource = (file: string) => file !== installed && !made.has(path.basename(file));
  cpSync(checkout, copy, { recursive: true, verbatimSymlinks: true, filter: isSource });
  symlinkSync(installed, path.join(copy, 'node_modules'));
});

afterEach(async () => {
  await Promise.all(started.splice(0).map(stop));
  rmSync(copy, { recursive: true });
});

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || !child.kill('SIGINT')) return;
  await once(child, 'exit');
}

function start(env: NodeJS.ProcessEnv, ...flags: string[]) {
  const main = path.join(copy, 'tooling/stack/src/start.ts');
  const stdio: StdioOptions = ['ignore', 'pipe', 'pipe', 'ipc'];
  const child = fork(main, ['--source', ...flags], {
    env: { ...process.env, ...env },
    execArgv: ['--conditions=@lender/source'],
    stdio,
  });
  started.push(child);
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error('Both are pipes.');
  const complaints = text(stderr);
  return { child, readLine: async () => (await once(createInterface(stdout), 'line')).join(), complaints };
}

function edit(file: string, before: string, after: string): void {
  const place = path.join(copy, file);
  const source = readFileSync(place, 'utf8');
  expect(source).toContain(before);
  writeFileSync(place, source.replaceAll(before, after));
}

const page = async (url: string, method = 'GET') => (await fetch(url, { method })).text().catch(() => undefined);
const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('the stack starts everything from source, reloads all of it, and stops without a trace', async () => {
  const stack = start({}, '--ephemeral');
  const { addresses, pids, dataDirectory } = firstLine.parse(JSON.parse(await stack.readLine()));
  const [, publicPage] = await Promise.all([
    page(addresses.borrower),
    page(`${addresses.borrower}/contactos`),
    page(`${addresses['back-office']}/ingresar`),
  ]);
  // A page without scripts has no other way to load its styles.
  expect(publicPage).toMatch(/<style>[^<]*\.layout_skipLink/);

  expect(await start({ DATA_DIR: dataDirectory }).complaints).toContain('Quincena is already running');

  edit('packages/brand/src/brand.ts', "name: 'Quincena'", "name: 'Otra marca'");
  edit('apps/back-office/app/features/sessions/session.copy.es.ts', 'Ingresar', 'Pasar adelante');
  edit('packages/contract/src/openapi.ts', 'Quincena lending API', 'Another lending API');
  await expect.poll(() => page(addresses.borrower), patient).toContain('Otra marca');
  await expect.poll(() => page(`${addresses['back-office']}/ingresar`), patient).toContain('Pasar adelante');
  await expect.poll(() => page(`${addresses.api}/openapi.json`), patient).toContain('Another lending API');

  edit('packages/web/src/site/refusal.copy.es.ts', 'Esto no se puede hacer aquí', 'Aquí no');
  await expect.poll(() => page(addresses.borrower, 'PUT'), patient).toContain('Aquí no');
  await expect.poll(() => page(addresses['back-office'], 'PUT'), patient).toContain('Aquí no');

  stack.child.kill('SIGINT');
  expect(await once(stack.child, 'exit')).toEqual([0, null]);
  expect(Object.values(pids).filter(isRunning)).toEqual([]);
});
