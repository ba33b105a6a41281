import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { STAFF_ROLES } from '@lender/lending';
import { z } from 'zod';

const secret = z.base64().min(1);
const keysFile = z.object({
  tokenKey: secret,
  searchKey: secret,
  encryptionKeys: z.record(z.string(), secret),
  currentEncryptionKey: z.string(),
  siteKey: secret,
  /** Password of a provider without one of its own; every provider of ours has its own. */
  webhookPassword: secret,
  webhookPasswords: z.object({ openpay: secret, belvo: secret, directDebit: secret }),
  providerKey: secret,
  demoOperatorPassword: z.string(),
  demoStaffPasswords: z.record(z.enum(STAFF_ROLES), z.string()),
});
/** Shape of a file from before a secret or a role was added, with anything else that its owner keeps in it. */
const olderKeysFile = keysFile
  .extend({
    webhookPasswords: keysFile.shape.webhookPasswords.partial(),
    demoStaffPasswords: z.partialRecord(z.enum(STAFF_ROLES), z.string()),
  })
  .partial()
  .loose();

/** The secrets of one installation. */
export type Keys = z.infer<typeof keysFile>;

/**
 * Reads the secrets, and makes those that are missing: all of them on the first start. An existing secret is never
 * replaced, because data encrypted with a lost key are lost.
 *
 * @throws when the file holds something else, or cannot be written.
 */
export function ensureKeys(file: string): Keys {
  const found = readKeys(file);
  const fresh = freshKeys();
  const demoStaffPasswords = { ...fresh.demoStaffPasswords, ...found.demoStaffPasswords };
  const webhookPasswords = { ...fresh.webhookPasswords, ...found.webhookPasswords };
  const keys = keysFile.parse({ ...fresh, ...found, demoStaffPasswords, webhookPasswords });
  const whole = { ...found, ...keys };
  if (!isDeepStrictEqual(whole, found)) write(file, whole);
  return keys;
}

function readKeys(file: string): z.infer<typeof olderKeysFile> {
  try {
    return olderKeysFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw new Error(`The keys file ${file} cannot be read. Restore it: without its keys the data are lost.`, {
      cause: error,
    });
  }
}

function freshKeys() {
  const key = () => randomBytes(32).toString('base64');
  const password = () => randomBytes(9).toString('base64url');
  return {
    tokenKey: key(),
    searchKey: key(),
    encryptionKeys: { k1: key() },
    currentEncryptionKey: 'k1',
    siteKey: key(),
    webhookPassword: key(),
    webhookPasswords: { openpay: key(), belvo: key(), directDebit: key() },
    providerKey: key(),
    demoOperatorPassword: password(),
    demoStaffPasswords: Object.fromEntries(STAFF_ROLES.map((role) => [role, password()])),
  };
}

function write(file: string, keys: Record<string, unknown>): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const partial = `${file}.${process.pid}`;
  writeFileSync(partial, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  renameSync(partial, file);
}
