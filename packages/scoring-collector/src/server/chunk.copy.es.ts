import type { ChunkProblem } from './chunk-message.ts';

/**
 * Returns the Spanish sentence of a chunk that was not opened.
 *
 * @example
 * chunkMessageEs({ code: 'data_invalid' }) // → 'Este no es un paquete para este receptor.'
 */
export function chunkMessageEs({ code }: ChunkProblem): string {
  switch (code) {
    case 'data_invalid':
      return 'Este no es un paquete para este receptor.';
  }
}
