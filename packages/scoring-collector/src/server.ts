export type { ChunkPayload } from './chunk/chunk-payload.ts';
export type { PublicKey } from './seal/public-key.ts';
export { chunkMessageEs } from './server/chunk.copy.es.ts';
export { type ChunkProblem, chunkMessage } from './server/chunk-message.ts';
export {
  type Chunk,
  type ChunkOpenerOptions,
  type ChunkUpload,
  type ClaimChunk,
  createChunkOpener,
  type OpenChunk,
  type OpenedChunk,
} from './server/chunk-opener.ts';
export { type CollectedEvent, eventsOf } from './server/events-of.ts';
export { type MemoryClaimsOptions, memoryClaims } from './server/memory-claims.ts';
export { type ChunkKeys, generateChunkKeys, type PrivateKey } from './server/private-key.ts';
export { CHARACTER_CLASS, EVENT_KIND } from './server/vocabulary.ts';
