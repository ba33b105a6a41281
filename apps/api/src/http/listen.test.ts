import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { endConnections } from './end-connections.ts';
import { listen } from './listen.ts';

const HOST = '127.0.0.1';

async function serving(timeouts = {}) {
  const app = Fastify({
    forceCloseConnections: 'idle',
    serverFactory: (handle) => createServer(timeouts, handle),
  });
  onTestFinished(() => app.close());
  endConnections(app, 60_000);
  const { promise: answer, resolve: finish } = Promise.withResolvers<string>();
  let asked = 0;
  app.get('/slow', () => {
    asked += 1;
    return answer;
  });
  const port = Number(new URL(await listen(app, { port: 0, host: HOST })).port);
  const open = (): Socket => connect(port, HOST).on('error', () => {});
  return { app, port, open, finish, asked: () => asked };
}

const textOf = async (socket: Socket): Promise<string> => {
  let text = '';
  for await (const piece of socket) text += piece;
  return text;
};

test('a server that stops answers all requests under way, on every listener, and waits for them', async () => {
  const { app, open, finish, asked } = await serving();
  const texts = Array.from({ length: 64 }, () => {
    const socket = open();
    socket.write('GET /slow HTTP/1.1\r\nhost: a\r\n\r\n');
    return textOf(socket);
  });
  await expect.poll(asked).toBe(64);
  let isClosed = false;
  const closed = app.close().then(() => {
    isClosed = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isClosed).toBe(false);
  finish('done');
  for (const text of await Promise.all(texts)) expect(text).toMatch(/^HTTP\/1.1 200[\s\S]*done$/);
  await closed;
});

test('a connection that does not finish its request is closed, on every listener', async () => {
  const { open } = await serving({ headersTimeout: 100, connectionsCheckingInterval: 50 });
  const texts = Array.from({ length: 64 }, () => {
    const socket = open();
    socket.write('GET /slow HTTP/1.1\r\nhost: a\r\n');
    return textOf(socket);
  });
  for (const text of await Promise.all(texts)) expect(text).toMatch(/^HTTP\/1.1 408/);
});

test('a port that another server listens on is refused', async () => {
  const { port } = await serving();
  const second = Fastify();
  onTestFinished(() => second.close());
  await expect(listen(second, { port, host: HOST })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('a server that has stopped takes no connection', async () => {
  const { app, open } = await serving();
  await app.close();
  const outcomes = Array.from({ length: 64 }, () => {
    const socket = open();
    return new Promise((resolve) => {
      socket.on('connect', () => resolve('taken')).on('close', () => resolve('refused'));
    });
  });
  expect(new Set(await Promise.all(outcomes))).toEqual(new Set(['refused']));
});

test.runIf(process.platform === 'linux')(
  'many connections are accepted in fewer turns of the event loop than there are connections',
  async () => {
    const { app, open } = await serving();
    let taken = 0;
    app.server.on('connection', () => {
      taken += 1;
    });
    const crowd = Array.from({ length: 320 }, open);
    onTestFinished(() => {
      for (const socket of crowd) socket.destroy();
    });
    let turns = 0;
    for (; taken < crowd.length; turns++) await new Promise((resolve) => setImmediate(resolve));
    expect(turns).toBeLessThan(crowd.length / 2);
  },
);
