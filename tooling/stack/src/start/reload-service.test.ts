import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePorts, isPortBusy } from './ports.ts';
import type { Service } from './service.ts';
import { createSupervisor } from './supervisor.ts';

const program = `
import { createServer } from 'node:http';
import { words } from './words.ts';
createServer((_, response) => response.end(words)).listen(Number(process.env.PORT));
process.once('SIGTERM', () => process.exit(0));
`;

let folder: string;
let port: number;
let stop: () => Promise<void>;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'reload-service-test-'));
  [port = 0] = await freePorts(1);
  write('main.ts', program);
  write('words.ts', "export const words = 'one';");
});

afterEach(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
const words = async () => (await fetch(`http://127.0.0.1:${port}/`)).text().catch(() => undefined);

function supervise() {
  const ready: Service[] = [];
  const notice: string[] = [];
  const supervisor = createSupervisor({
    logDirectory: folder,
    mayRestart: () => false,
    now: () => 0,
    wait: async () => {},
    onReady: (service) => ready.push(service),
    news: {
      onChange: (service, file) => notice.push(`${service}: ${path.basename(file)}`),
      onEnd: ({ service, exit }) => notice.push(`${service} ended with ${exit?.code}`),
    },
  });
  stop = supervisor.stop;
  const url = `http://127.0.0.1:${port}/`;
  const started = supervisor.start([
    {
      name: 'app',
      directory: folder,
      command: ['main.ts'],
      env: { PORT: String(port) },
      ready: { url },
      reloads: true,
    },
  ]);
  return { started, ready, news: notice };
}

test('a service starts again when a file that it loaded changes', async () => {
  const { started, ready, news: notice } = supervise();
  expect((await started).ok).toBe(true);
  expect(await words()).toBe('one');

  write('words.ts', "export const words = 'two';");
  await expect.poll(() => ready.length).toBe(2);
  expect(await words()).toBe('two');
  expect(notice).toEqual(['app: words.ts']);

  await stop();
  expect(await isPortBusy(port)).toBe(false);
});

test('a service waits until a mistake is fixed, even one from the start', async () => {
  write('words.ts', 'export const words = ;');
  const { started, news: notice } = supervise();
  await expect.poll(() => notice).toEqual(['app ended with 1']);

  write('words.ts', "export const words = 'mended';");
  expect((await started).ok).toBe(true);
  expect(await words()).toBe('mended');
});

test('a change of a file that a service did not load is ignored', async () => {
  const { started, ready, news: notice } = supervise();
  await started;
  write('notes.ts', 'nobody reads this');
  write('words.ts', "export const words = 'two';");
  await expect.poll(() => ready.length).toBe(2);
  expect(notice).toEqual(['app: words.ts']);
});
