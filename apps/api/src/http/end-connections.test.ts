import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { endConnections } from './end-connections.ts';

async function serving(graceMs: number) {
  const app = Fastify({ forceCloseConnections: 'idle' });
  endConnections(app, graceMs);
  const { promise: answer, resolve: finish } = Promise.withResolvers<string>();
  const { promise: asked, resolve: hear } = Promise.withResolvers<void>();
  const { promise: stopping, resolve: stop } = Promise.withResolvers<void>();
  app.addHook('preClose', async () => stop());
  app.get('/slow', () => {
    hear();
    return answer;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const opened = async (): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return socket;
  };
  return { app, opened, asked, stopping, finish };
}

const textOf = async (socket: Socket): Promise<string> => {
  let text = '';
  for await (const piece of socket) text += piece;
  return text;
};

test('a connection without a request and an idle one end at once', async () => {
  const { app, opened } = await serving(60_000);
  const silent = await opened();
  const resting = await opened();
  resting.write('GET /none HTTP/1.1\r\nhost: a\r\n\r\n');
  await once(resting, 'data');
  const ended = Promise.all([once(silent, 'close'), once(resting, 'close')]);
  await app.close();
  await ended;
});

test('a request under way is answered, with notice that the connection ends', async () => {
  const { app, opened, asked, stopping, finish } = await serving(60_000);
  const busy = await opened();
  busy.write('GET /slow HTTP/1.1\r\nhost: a\r\n\r\n');
  await asked;
  const closed = app.close();
  const text = textOf(busy);
  await stopping;
  finish('done');
  expect(await text).toMatch(/^HTTP\/1.1 200[\s\S]*connection: close[\s\S]*done$/i);
  await closed;
});

test('a request that is never answered is cut off after the grace', async () => {
  const { app, opened, asked } = await serving(50);
  const stuck = await opened();
  stuck.write('GET /slow HTTP/1.1\r\nhost: a\r\n\r\n');
  await asked;
  const text = textOf(stuck);
  await app.close();
  expect(await text).toBe('');
});
