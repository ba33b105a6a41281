import { createHmac } from 'node:crypto';
import type { TestServer } from './server.ts';

/** Returns the headers in which a site signs its visitor's address. */
export function visitorFrom({ env }: Pick<TestServer, 'env'>, address: string): { headers: Record<string, string> } {
  const key = Buffer.from(env.keys.siteKey, 'base64');
  const signature = createHmac('sha256', key).update(address).digest('base64url');
  return { headers: { 'x-visitor-address': address, 'x-visitor-signature': signature } };
}
