import type { ChunkPayload } from '../chunk/chunk-payload.ts';
import { keyWrap } from '../seal/public-key.ts';
import { isPayload } from './is-payload.ts';
import { openEnvelope } from './open-envelope.ts';
import type { PrivateKey } from './private-key.ts';

export interface ChunkOpenerOptions {
  /** Every key for which chunks may be sealed: the one in the page, and for an hour the earlier ones. */
  readonly keys: readonly PrivateKey[];
  /** Envelopes of more characters are not read. @default 65_536 */
  readonly longestEnvelope?: number;
  /** Largest number of bytes that are unpacked of a chunk. @default 1_048_576 */
  readonly mostBytes?: number;
}

/** Facts about a chunk in an upload. */
export interface ChunkUpload {
  readonly referenceNumber: string;
  readonly data: string;
  readonly isFinal: boolean;
}

/** A chunk that was opened. */
export interface Chunk {
  readonly referenceNumber: string;
  /**
   * Number of the chunk; of two chunks of a page the later one has the greater number. A number that is missing was
   * lost.
   */
  readonly sequence: number;
  /** True when nothing comes after this chunk. */
  readonly isFinal: boolean;
  readonly payload: ChunkPayload;
}

/**
 * Remembers a chunk by its reference and sequence.
 *
 * @returns whether it is new
 */
export type ClaimChunk = (chunk: Chunk) => boolean | Promise<boolean>;

export type OpenedChunk =
  /** `isRepeat`: the chunk came before. Accept it again, and store nothing. */
  | { readonly ok: true; readonly isRepeat: boolean; readonly chunk: Chunk }
  /** Any other fault: the sender learns no more than this. */
  | { readonly ok: false; readonly code: 'data_invalid' };

/** Opens one upload. Sealed, checked and unpacked within bounds first, then claimed. */
export type OpenChunk = (upload: ChunkUpload, claim: ClaimChunk) => Promise<OpenedChunk>;

/**
 * Makes the counterpart of the collector. It runs wherever WebCrypto does: Node 20, Deno, Bun, workers.
 *
 * What `claim` throws is thrown; everything else that can go wrong is `data_invalid`.
 */
export function createChunkOpener({
  keys,
  longestEnvelope = 65_536,
  mostBytes = 1_048_576,
}: ChunkOpenerOptions): OpenChunk {
  const imported = new Map<string, Promise<CryptoKey>>();
  const keyOf = (kid: string) => {
    const key = keys.find((candidate) => candidate.kid === kid);
    if (key && !imported.has(kid)) imported.set(kid, importKey(key));
    return imported.get(kid);
  };
  const open = async ({ referenceNumber, data, isFinal }: ChunkUpload): Promise<Chunk | undefined> => {
    if (data.length > longestEnvelope) return undefined;
    const { header, text } = await openEnvelope(data, keyOf, mostBytes);
    const payload: unknown = JSON.parse(text);
    if (header.ref !== referenceNumber || header.fin !== isFinal || !isPayload(payload)) return undefined;
    return { referenceNumber, sequence: header.seq, isFinal, payload };
  };
  return async (upload, claim) => {
    const chunk = await open(upload).catch(() => undefined);
    return chunk ? { ok: true, isRepeat: !(await claim(chunk)), chunk } : { ok: false, code: 'data_invalid' };
  };
}

const importKey = ({ key_ops: _, use: __, ...key }: PrivateKey): Promise<CryptoKey> =>
  crypto.subtle.importKey('jwk', key, keyWrap, false, ['decrypt']);
