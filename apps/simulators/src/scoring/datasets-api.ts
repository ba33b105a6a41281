import { createChunkOpener, type OpenChunk } from '@lender/scoring-collector/server';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isGoodBearer } from './access-token.ts';
import type { ChunkStore } from './chunk-store.ts';
import { sendProblem } from './problem.ts';
import { receiveChunk } from './receive-chunk.ts';
import { refusalOfReference } from './refusal-of-reference.ts';
import { ensureScoringKeys } from './scoring-keys.ts';
import type { ScoringServices } from './scoring-services.ts';

const verifySchema = z.object({ referenceNumber: z.string() });
const uploadSchema = z.object({
  referenceNumber: z.string(),
  data: z.string(),
  isFinal: z.boolean(),
  isEncrypted: z.literal(true),
});

/** Verifies references, and receives the sealed chunks of the collector. */
export function registerDatasetsApi(
  api: FastifyInstance,
  { database, providerKey: key, wall, chunks }: ScoringServices & { readonly chunks: ChunkStore },
): void {
  let opener: Promise<OpenChunk> | undefined;
  const ensureOpener = () => {
    opener ??= ensureScoringKeys(database).then(({ privateKey }) => createChunkOpener({ keys: [privateKey] }));
    return opener;
  };
  api.register(async (datasets) => {
    datasets.addHook('onRequest', async (request, reply) => {
      const isGood = isGoodBearer(request.headers.authorization, { key, nowMs: wall().getTime() });
      if (!isGood) return sendProblem(reply, 'unauthorized');
    });
    datasets.get('/api/datasets/v1/verify/web', async (request, reply) => {
      const query = verifySchema.safeParse(request.query);
      const refusal = refusalOfReference(query.data?.referenceNumber ?? '', 'verify', chunks);
      return refusal ? sendProblem(reply, refusal) : {};
    });
    datasets.post('/api/datasets/v1/upload', async (request, reply) => {
      const upload = uploadSchema.safeParse(request.body);
      if (!upload.success) return sendProblem(reply, 'data_invalid');
      const refusal =
        refusalOfReference(upload.data.referenceNumber, 'upload', chunks) ??
        (await receiveChunk(upload.data, { open: await ensureOpener(), chunks }));
      return refusal ? sendProblem(reply, refusal) : {};
    });
  });
}
