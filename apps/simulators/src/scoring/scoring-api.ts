import type { FastifyError, FastifyInstance } from 'fastify';
import type { ChunkStore } from './chunk-store.ts';
import { registerDatasetsApi } from './datasets-api.ts';
import { registerLoginApi } from './login-api.ts';
import { sendProblem } from './problem.ts';
import { ensureScoringKeys } from './scoring-keys.ts';
import type { ScoringServices } from './scoring-services.ts';

/** Pages of any origin may call; a browser sends a preflight once in two hours. */
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-max-age': '7200',
};

/** Serves the scoring host: a login, the verification of a reference, and the upload of what the collector sealed. */
export function registerScoringApi(
  app: FastifyInstance,
  services: ScoringServices & { readonly chunks: ChunkStore },
): void {
  app.register(async (api) => {
    api.addHook('onRequest', async (_, reply) => {
      reply.headers(cors);
    });
    api.setErrorHandler((error: FastifyError, _, reply) =>
      sendProblem(reply, (error.statusCode ?? 500) < 500 ? 'data_invalid' : 'internal_error'),
    );
    api.options('/api/*', async (_, reply) => reply.code(204).send());
    api.get('/scoring/key.json', async (_, reply) => {
      reply.header('cache-control', 'no-store');
      return (await ensureScoringKeys(services.database)).publicKey;
    });
    registerLoginApi(api, services);
    registerDatasetsApi(api, services);
  });
}
