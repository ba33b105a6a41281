import { createECDH, createHash, createPrivateKey, createPublicKey } from 'node:crypto';

const P_384 = 'secp384r1';
const PART_BYTES = 48;

/**
 * Derives the keys of the simulated bureau and of its one customer: both sides derive them from their shared secret.
 */
export const simulatedBureauKeys = (secret: string) => {
  const privateKey = keyOf(secret, 'lender').export({ type: 'pkcs8', format: 'pem' }).toString();
  const certificate = createPublicKey(keyOf(secret, 'bureau')).export({ type: 'spki', format: 'pem' }).toString();
  return { apiKey: secret, password: secret, privateKey, certificate };
};

function keyOf(secret: string, owner: 'lender' | 'bureau') {
  const scalar = createHash('sha384').update(`${owner}\n${secret}`).digest();
  const pair = createECDH(P_384);
  pair.setPrivateKey(scalar);
  const point = pair.getPublicKey().subarray(1);
  const [x, y] = [point.subarray(0, PART_BYTES), point.subarray(PART_BYTES)].map((part) => part.toString('base64url'));
  return createPrivateKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-384', d: scalar.toString('base64url'), x, y },
  });
}
