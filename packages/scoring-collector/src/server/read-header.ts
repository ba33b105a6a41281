import { type ChunkLabel, CONTENT_TYPE } from '../seal/chunk-header.ts';

/** The header of an envelope that this opener accepts. */
export interface ReadHeader extends ChunkLabel {
  readonly kid: string;
  readonly isCompressed: boolean;
}

/** Reads a protected header. Only what our collector writes is taken: other ways to encrypt are other envelopes. */
export function readHeader(text: string): ReadHeader | undefined {
  const header: Readonly<Record<string, unknown>> = JSON.parse(text);
  const { alg, enc, zip, cty, kid, ref, seq, fin } = header;
  // RFC 7516 §4.1.13: a receiver that does not know what `crit` names, refuses.
  if (alg !== 'RSA-OAEP-256' || enc !== 'A256GCM' || cty !== CONTENT_TYPE || 'crit' in header) return undefined;
  if (zip !== undefined && zip !== 'DEF') return undefined;
  if (typeof kid !== 'string' || typeof ref !== 'string' || typeof fin !== 'boolean') return undefined;
  if (typeof seq !== 'number' || !Number.isSafeInteger(seq) || seq < 0) return undefined;
  return { kid, ref, seq, fin, isCompressed: zip === 'DEF' };
}
