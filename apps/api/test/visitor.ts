import { createHmac } from 'node:crypto';
import type { TestServer } from './server.ts';

/** Headers of a site that says, and signs, from which address its visitor comes. */
export function visitorFrom({ env }: Pick<TestServer, 'env'>, address: string): { headers: Record<string, string> } {
  const key = Buffer.from(env.keys.siteKey, 'base64');
  const signature = createHmac('sha256', key).update(address).digest('base64url');
  return { headers: { 'x-visitor-address': address, 'x-visitor-signature': signature } };
}
