import { createServer, type IncomingMessage } from 'node:http';
import { afterAll } from 'vitest';

/** Call on its way to the server. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** Answer of the server. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array;
}

export type Send = (asked: Asked) => Promise<Answered>;

/** Fault of a server: changes a call or its answer, with a function that calls the correct server. */
export type Fault = (asked: Asked, send: Send) => Promise<Answered>;

export interface WrongServer {
  readonly url: string;
  /** Fault to apply; none at first. */
  fault: Fault | undefined;
}

/** Headers that belong to one connection, or to the length and compression of a body that was read. */
const OWN_HEADERS = ['host', 'connection', 'content-length', 'content-encoding', 'transfer-encoding', 'keep-alive'];

/**
 * Starts a proxy before a server that passes every call on, changed by the current fault. Call it at the top of a test
 * file.
 */
export async function wrongServer(origin: string): Promise<WrongServer> {
  const send: Send = async ({ method, path, query, headers, body }) => {
    const content = method !== 'GET' && body.length > 0 ? { body } : {};
    const answer = await fetch(`${origin}${path}${query}`, { method, headers, ...content });
    return { status: answer.status, headers: answer.headers, body: new Uint8Array(await answer.arrayBuffer()) };
  };
  const server = createServer(async (request, reply) => {
    const asked = await read(request);
    const answer = await (own.fault ? own.fault(asked, send) : send(asked));
    reply.writeHead(answer.status, [...passed(answer.headers)].flat()).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  const own: WrongServer = { url: `http://127.0.0.1:${address.port}`, fault: undefined };
  return own;
}

async function read(request: IncomingMessage): Promise<Asked> {
  const { pathname, search } = new URL(request.url ?? '/', 'http://proxy');
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const pairs = Object.entries(request.headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  const headers = passed(new Headers(pairs.map(([name, value]): [string, string] => [name, value])));
  return {
    method: request.method ?? 'GET',
    path: pathname,
    query: search,
    headers,
    body: Uint8Array.from(Buffer.concat(chunks)),
  };
}

function passed(headers: Headers): Headers {
  const kept = new Headers(headers);
  for (const name of OWN_HEADERS) kept.delete(name);
  return kept;
}
