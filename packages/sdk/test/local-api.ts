import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** Request that the server received. */
export interface Observed {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Answers one request; `turn` counts from 0. */
export type Script = (response: ServerResponse, received: Observed, turn: number) => void;

/** Starts a real HTTP server for one test. It ends with the test. */
export async function localApi(
  script: Script,
): Promise<{ readonly baseUrl: string; readonly received: readonly Observed[] }> {
  const received: Observed[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const one = { method, url, headers, body: await buffer(request) };
    received.push(one);
    script(response, one, received.length - 1);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}

/** Answers with the given JSON. */
export function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}

/** Answers with wrapped data. */
export const success = (response: ServerResponse, data: unknown, status = 200): void =>
  json(response, status, { success: true, data });
