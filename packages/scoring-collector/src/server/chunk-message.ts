import type { OpenedChunk } from './chunk-opener.ts';

/** Reason why a chunk was not opened. */
export type ChunkProblem = Pick<Extract<OpenedChunk, { readonly ok: false }>, 'code'>;

/**
 * Returns the English sentence of a chunk that was not opened. It says no more than the code: a forger learns nothing.
 *
 * @example
 * chunkMessage({ code: 'data_invalid' }) // → 'This is no chunk for this receiver'
 */
export function chunkMessage({ code }: ChunkProblem): string {
  switch (code) {
    case 'data_invalid':
      return 'This is no chunk for this receiver';
  }
}
