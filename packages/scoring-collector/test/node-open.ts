import { constants, createDecipheriv, createPrivateKey, type JsonWebKey, privateDecrypt } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';

/** Opens an envelope step by step as RFC 7516 §5.2 says, by other code than ours: node's own OpenSSL. */
export function nodeOpen(envelope: string, privateKey: JsonWebKey): string {
  const [header = '', ...rest] = envelope.split('.');
  const [wrapped, iv, sealed, tag] = rest.map((part) => Buffer.from(part, 'base64url'));
  if (!wrapped || !iv || !sealed || !tag) throw new Error('no compact JWE');
  const key = createPrivateKey({ key: privateKey, format: 'jwk' });
  const cek = privateDecrypt({ key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }, wrapped);
  const decipher = createDecipheriv('aes-256-gcm', cek, iv).setAAD(Buffer.from(header)).setAuthTag(tag);
  const plain = Buffer.concat([decipher.update(sealed), decipher.final()]);
  const { zip } = JSON.parse(Buffer.from(header, 'base64url').toString());
  return (zip === 'DEF' ? inflateRawSync(plain) : plain).toString();
}
