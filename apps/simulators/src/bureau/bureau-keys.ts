import { createECDH, createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';

const PART_BYTES = 48;

export interface BureauKeys {
  /** Key that signs the bureau's answers. */
  readonly own: KeyObject;
  /** Public key that proves who the caller is. */
  readonly customer: KeyObject;
}

/**
 * Returns the keys of the bureau and of its only customer, made from the secret that both know in place of
 * certificates.
 */
export const bureauKeys = (secret: string): BureauKeys => ({
  own: keyOf(secret, 'bureau'),
  customer: createPublicKey(customerKey(secret)),
});

/** Returns the key with which the customer signs. */
export const customerKey = (secret: string): KeyObject => keyOf(secret, 'lender');

function keyOf(secret: string, owner: 'lender' | 'bureau'): KeyObject {
  const scalar = createHash('sha384').update(`${owner}\n${secret}`).digest();
  const pair = createECDH('secp384r1');
  pair.setPrivateKey(scalar);
  const point = pair.getPublicKey().subarray(1);
  const [x, y] = [point.subarray(0, PART_BYTES), point.subarray(PART_BYTES)].map((part) => part.toString('base64url'));
  return createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-384', d: scalar.toString('base64url'), x, y } });
}
