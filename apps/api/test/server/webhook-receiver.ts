import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

export interface ReceivedHook {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface WebhookReceiver {
  readonly url: string;
  /** All webhooks received, in the order of arrival. */
  readonly received: readonly ReceivedHook[];
  /** Sets its answer from now on. */
  answer(as: (response: ServerResponse) => void): void;
}

/** Starts a foreign server on this machine, to which webhooks are sent; it ends with the test file. */
export async function webhookReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedHook[] = [];
  let answer = (response: ServerResponse): void => {
    response.end('{"ok":true}');
  };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({ headers: single(request.headers), body });
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    received,
    answer: (as) => {
      answer = as;
    },
  };
}

const single = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
