import { generateKeyPairSync } from 'node:crypto';

/** Returns a key pair in PEM, as the bureau's customers have. */
export const newKeyPair = () =>
  generateKeyPairSync('ec', {
    namedCurve: 'secp384r1',
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
