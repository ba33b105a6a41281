import { createHmac, randomBytes } from 'node:crypto';

const key = (): string => randomBytes(32).toString('base64');

/** Secrets for one run, as the server reads them from its keys file. */
export const makeKeys = () => ({
  tokenKey: key(),
  searchKey: key(),
  encryptionKeys: { k1: key() },
  currentEncryptionKey: 'k1',
  siteKey: key(),
  webhookPassword: key(),
  providerKey: key(),
});

/** Returns a token like a given one, for another account. */
export function tokenLike(
  token: string,
  { account, session, tokenKey }: { account: string; session: string; tokenKey: string },
): string {
  const [header = '', payload = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const changed = Buffer.from(JSON.stringify({ ...claims, sub: account, sid: session })).toString('base64url');
  const signature = createHmac('sha256', Buffer.from(tokenKey, 'base64')).update(`${header}.${changed}`);
  return `${header}.${changed}.${signature.digest('base64url')}`;
}
