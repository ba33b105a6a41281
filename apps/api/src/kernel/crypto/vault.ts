import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import type { Keys } from '../../settings/keys.ts';

const VERSION = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts values that must not be readable at rest, and makes the keyed hashes by which they are found again. */
export interface Vault {
  /** Encrypts bytes or text, bound to `context`, which names where the value is stored. */
  seal(plain: string | Uint8Array, context: string): Buffer;
  /** @throws when the value was changed, moved to another place, or sealed with a key that is gone. */
  open(sealed: Uint8Array, context: string): Buffer;
  openText(sealed: Uint8Array, context: string): string;
  /** Returns the same hash for the same value of the same kind; without the key it cannot be made. */
  searchHash(kind: string, value: string): Buffer;
}

/** Creates a vault of AES-256-GCM: the key's id comes first, so keys can be rotated while old values stay readable. */
export function createVault(keys: Pick<Keys, 'encryptionKeys' | 'currentEncryptionKey' | 'searchKey'>): Vault {
  const encryptionKeys = new Map(
    Object.entries(keys.encryptionKeys).map(([id, key]) => [id, createSecretKey(key, 'base64')]),
  );
  const encryptionKey = (id: string): KeyObject => {
    const key = encryptionKeys.get(id);
    if (!key) throw new Error(`encryption key ${id} is gone`);
    return key;
  };
  const searchKey = createSecretKey(keys.searchKey, 'base64');

  const seal: Vault['seal'] = (plain, context) => {
    const keyId = Buffer.from(keys.currentEncryptionKey);
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', encryptionKey(keys.currentEncryptionKey), iv).setAAD(
      Buffer.from(context),
    );
    const body = Buffer.concat([cipher.update(plain as Uint8Array), cipher.final()]);
    return Buffer.concat([Buffer.from([VERSION, keyId.length]), keyId, iv, cipher.getAuthTag(), body]);
  };

  const open: Vault['open'] = (sealed, context) => {
    const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
    if (bytes[0] !== VERSION) throw new Error('sealed value of an unknown version');
    const ivAt = 2 + (bytes[1] ?? 0);
    const tagAt = ivAt + IV_BYTES;
    const decipher = createDecipheriv(
      'aes-256-gcm',
      encryptionKey(bytes.toString('utf8', 2, ivAt)),
      bytes.subarray(ivAt, tagAt),
      { authTagLength: TAG_BYTES },
    )
      .setAAD(Buffer.from(context))
      .setAuthTag(bytes.subarray(tagAt, tagAt + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(tagAt + TAG_BYTES)), decipher.final()]);
  };

  return {
    seal,
    open,
    openText: (sealed, context) => open(sealed, context).toString('utf8'),
    searchHash: (kind, value) => createHmac('sha256', searchKey).update(`${kind}\0${value}`).digest(),
  };
}
