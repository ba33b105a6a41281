import { fork } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { expect, it } from 'vitest';

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

it('a site listens on its own machine only, and lets a running request end before it stops', async () => {
  const port = await freePort();
  const main = path.join(import.meta.dirname, 'fixtures/slow-site.main.ts');
  const site = fork(main, {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exit = once(site, 'exit');
  const [address] = await once(site, 'message');
  expect(address).toMatchObject({ address: '127.0.0.1', port });

  const answer = fetch(`http://localhost:${port}/slow`);
  await once(site, 'message');
  site.kill('SIGTERM');

  expect(await (await answer).text()).toBe('finished');
  expect(await exit).toEqual([0, null]);
});
