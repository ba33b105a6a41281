import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { TestHost } from '../test-host.ts';

const allowed = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-max-age': '7200',
};

/** Serves pages, and the scoring host below `/api`, on a port of its own; stops with the test. */
export async function serve(pages: Readonly<Record<string, string>>, host?: TestHost): Promise<string> {
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const page = pages[path.split('?')[0] ?? ''];
    if (page !== undefined) return response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
    if (request.method === 'OPTIONS') return response.writeHead(204, allowed).end();
    if (!host || !path.startsWith('/api/')) return response.writeHead(404).end();
    const answer = await host.answer(await read(request, path));
    return response
      .writeHead(answer.status, { 'content-type': 'application/json', ...allowed })
      .end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => close(server));
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

const read = async (request: IncomingMessage, path: string) => ({
  method: request.method ?? 'GET',
  path,
  authorization: request.headers.authorization,
  body: (await buffer(request)).toString(),
});

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
