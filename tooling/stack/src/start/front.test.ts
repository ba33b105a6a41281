import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { soon } from '@lender/vitest/soon';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePorts } from './ports.ts';

const [port = 0, first = 0, second = 0] = await freePorts(3);
const address = `http://127.0.0.1:${port}`;
const servers: Server[] = [];
let front: ChildProcess;

/** Starts a server that answers with its name, the request that it received, and the number of bytes. */
async function serve(name: string, own: number): Promise<void> {
  const server = createServer(async (asked, answer) => {
    const bytes = (await buffer(asked)).length;
    answer.writeHead(201, { 'x-name': name, 'set-cookie': ['a=1', 'b=2'] });
    answer.end(`${asked.method} ${asked.url} ${asked.headers['x-asked']} ${bytes}`);
  });
  server.listen(own, '127.0.0.1');
  await once(server, 'listening');
  servers.push(server);
}

beforeAll(async () => {
  await serve('first', first);
  await serve('second', second);
  const env = { ...process.env, PORT: String(port), TARGETS: `${first},${second}` };
  front = spawn(process.execPath, [path.join(import.meta.dirname, 'front.main.ts')], { env, stdio: 'inherit' });
  await vi.waitFor(() => fetch(address), soon);
});

afterAll(() => {
  front.kill();
  for (const server of servers) server.close();
});

const ask = (body: Uint8Array<ArrayBuffer> = new Uint8Array(3)) =>
  fetch(`${address}/a?b=c`, { method: 'POST', headers: { 'x-asked': 'yes' }, body });

test('each request goes to the next server, and request and answer are passed unchanged', async () => {
  const answers = [await ask(), await ask(), await ask(new Uint8Array(3_000_000))];
  const [one, two] = answers.map(({ headers }) => headers.get('x-name'));
  expect([one, two].toSorted()).toEqual(['first', 'second']);
  expect(answers[2]?.headers.get('x-name')).toBe(one);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(answers[0]?.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual([
    'POST /a?b=c yes 3',
    'POST /a?b=c yes 3',
    'POST /a?b=c yes 3000000',
  ]);
});

test('a server that is away is skipped, and the caller is answered when every server is away', async () => {
  servers[0]?.close();
  const names = [await ask(), await ask(), await ask()].map(({ headers }) => headers.get('x-name'));
  expect(names).toEqual(['second', 'second', 'second']);
  servers[1]?.close();
  expect((await ask()).status).toBe(502);
});
