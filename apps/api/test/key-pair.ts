import { generateKeyPairSync } from 'node:crypto';

/** A pair of keys as the bureau's customers have, in PEM. */
export const newKeyPair = () =>
  generateKeyPairSync('ec', {
    namedCurve: 'secp384r1',
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
