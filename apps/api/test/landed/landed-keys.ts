import { createHash } from 'node:crypto';
import type { Keys } from '../../src/settings/keys.ts';
import { OPERATOR } from '../server/test-env.ts';

/**
 * Returns the keys under which a dump was filled. They follow from a name, so that no file holds them and no other dump
 * has them.
 */
export function landedKeys(name: string): Keys {
  const key = (purpose: string): string => createHash('sha256').update(`${name} ${purpose}`).digest('base64');
  return {
    tokenKey: key('token'),
    searchKey: key('search'),
    encryptionKeys: { k1: key('encryption') },
    currentEncryptionKey: 'k1',
    siteKey: key('site'),
    webhookPassword: key('webhook'),
    providerKey: key('provider'),
    demoOperatorPassword: OPERATOR.password,
  };
}
