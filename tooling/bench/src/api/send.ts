import { Agent, request as open } from 'node:http';
import { text } from 'node:stream/consumers';

/** One request as it is sent. */
export interface Request {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Number of concurrent requests. */
const AT_A_TIME = 8;
const agent = new Agent({ keepAlive: true, maxSockets: AT_A_TIME });

export function send(origin: string, { method, url, headers, body }: Request): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = open(origin + url, { method, headers, agent }, (response) => {
      const status = response.statusCode ?? 0;
      const received = Object.fromEntries(
        Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
      );
      text(response).then((read) => resolve({ status, headers: received, text: read }), reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/**
 * Sends requests over a few connections that stay open.
 *
 * @throws when one is answered with another status
 */
export async function sendAll(origin: string, requests: readonly Request[], status: number): Promise<void> {
  const waiting = requests.values();
  const worker = async () => {
    for (const request of waiting) {
      const answer = await send(origin, request);
      if (answer.status !== status)
        throw new Error(`${request.method} ${request.url}: ${answer.status} ${answer.text}`);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
}
