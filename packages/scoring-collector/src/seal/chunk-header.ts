import { toBase64url } from './base64url.ts';
import { bytesOf } from './bytes.ts';

/** Facts about a chunk, in clear. They are authenticated together with the chunk. */
export interface ChunkLabel {
  /** The reference number. */
  readonly ref: string;
  /** Greater by 1000 than that of the page's previous chunk, and greater than any of an earlier page. */
  readonly seq: number;
  /** True when nothing comes after this chunk. */
  readonly fin: boolean;
}

export const CONTENT_TYPE = 'lender-events+json;v=1';

/** Returns the protected header of the envelope, encoded: a JWE (RFC 7516) that any JOSE library opens. */
export function writeHeader(kid: string, label: ChunkLabel, isCompressed: boolean): string {
  const header = {
    alg: 'RSA-OAEP-256',
    enc: 'A256GCM',
    zip: isCompressed ? 'DEF' : undefined,
    kid,
    cty: CONTENT_TYPE,
    ...label,
  };
  return toBase64url(bytesOf(JSON.stringify(header)));
}
