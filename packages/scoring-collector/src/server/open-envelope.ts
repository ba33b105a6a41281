import { type Bytes, bytesOf } from '../seal/bytes.ts';
import { keyWrap } from '../seal/public-key.ts';
import { fromBase64url } from './from-base64url.ts';
import { inflate } from './inflate.ts';
import { type ReadHeader, readHeader } from './read-header.ts';

/** Key length of AES-256, which the header promises. */
const keyBytes = 32;

/** Returns the private key of that name, if there is one. */
export type EnvelopeKeys = (kid: string) => Promise<CryptoKey> | undefined;

/** An authenticated header, and the text under it. */
export interface OpenedEnvelope {
  readonly header: ReadHeader;
  readonly text: string;
}

/**
 * Opens a JWE in its compact form (RFC 7516).
 *
 * @throws on everything that is none, was not sealed for us, was changed on its way, or is too long
 */
export async function openEnvelope(envelope: string, keyOf: EnvelopeKeys, mostBytes: number): Promise<OpenedEnvelope> {
  const parts = envelope.split('.');
  const [encodedHeader = '', ...encoded] = parts;
  const [wrapped, iv, sealed, tag] = encoded.map(fromBase64url);
  const header = readHeader(textOf(fromBase64url(encodedHeader)));
  const recipient = header && keyOf(header.kid);
  if (!recipient || parts.length !== 5 || !wrapped || iv?.length !== 12 || !sealed || tag?.length !== 16)
    throw new Error('The envelope is not sealed for this recipient');
  const raw = await crypto.subtle.decrypt(keyWrap, await recipient, wrapped);
  if (raw.byteLength !== keyBytes) throw new Error(`The key must have ${keyBytes} bytes, not ${raw.byteLength}`);
  const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt']);
  const how = { name: 'AES-GCM', iv, additionalData: bytesOf(encodedHeader) };
  const encrypted = await new Blob([sealed, tag]).arrayBuffer();
  const plain = new Uint8Array(await crypto.subtle.decrypt(how, key, encrypted));
  const text = header.isCompressed ? await (await inflate(plain, mostBytes)).text() : textOf(plain);
  return { header, text };
}

const textOf = (bytes: Bytes): string => new TextDecoder('utf-8', { fatal: true }).decode(bytes);
