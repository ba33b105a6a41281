import { createHmac } from 'node:crypto';
import { isSameSecret } from '../basic-auth.ts';

export const TOKEN_LIFE_MS = 3_600_000;

const signatureOf = (expiresAtMs: number, key: string): string =>
  createHmac('sha256', key).update(`scoring ${expiresAtMs}`).digest('base64url');

/** Returns a token that contains its own expiry, so that a restart ends none. */
export const signToken = (expiresAtMs: number, key: string): string =>
  `${expiresAtMs}.${signatureOf(expiresAtMs, key)}`;

/** Tells whether a request's `authorization` carries a token of ours that has not expired. */
export function isGoodBearer(
  authorization: string | undefined,
  { key, nowMs }: { key: string; nowMs: number },
): boolean {
  const [, expiresAt = '', signature = ''] = /^Bearer (\d{1,16})\.([\w-]+)$/.exec(authorization ?? '') ?? [];
  return isSameSecret(signature, signatureOf(Number(expiresAt), key)) && Number(expiresAt) > nowMs;
}
