import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { afterAll } from 'vitest';
import { freePort } from '../server/free-port.ts';
import { startSimulators } from '../server/simulators.ts';

/**
 * Starts the simulators alone, with a clock that a test moves instead of a lender. Call it at the top of a test file.
 */
export async function providerWorld() {
  let now = new Date('2026-03-02T18:00:00Z');
  const lender = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(request.url === '/sandbox/clock' ? JSON.stringify({ now: now.toISOString() }) : '{}');
  });
  const port = await freePort();
  await new Promise<void>((resolve) => lender.listen(port, '127.0.0.1', resolve));
  const secret = () => randomBytes(24).toString('base64url');
  const providerKey = secret();
  const apiUrl = `http://127.0.0.1:${port}`;
  const simulators = await startSimulators({ apiUrl, providerKey, webhookPassword: secret() });
  afterAll(async () => {
    await simulators.stop();
    lender.closeAllConnections();
    lender.close();
  });
  return {
    url: simulators.url,
    smtpPort: simulators.smtpPort,
    providerKey,
    now: () => now,
    travelDays: (days: number) => {
      now = new Date(now.getTime() + days * 86_400_000);
    },
    /** Submits a form as a person on a page would, and returns where it leads. */
    submit: async (path: string, fields: Readonly<Record<string, string>> = {}) => {
      const body = new URLSearchParams(fields);
      const answer = await fetch(`${simulators.url}${path}`, { method: 'POST', body, redirect: 'manual' });
      if (answer.status !== 303) throw new Error(`${path} answered ${answer.status}`);
      return answer.headers.get('location') ?? '';
    },
  };
}
