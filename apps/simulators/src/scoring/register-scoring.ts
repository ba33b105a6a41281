import type { FastifyInstance } from 'fastify';
import { createChunkStore } from './chunk-store.ts';
import { registerScoringApi } from './scoring-api.ts';
import { registerScoringPage } from './scoring-page.ts';
import type { ScoringServices } from './scoring-services.ts';

/** Registers the scoring host and its page. */
export function registerScoring(app: FastifyInstance, services: ScoringServices): void {
  const chunks = createChunkStore(services.database, services.wall);
  registerScoringApi(app, { ...services, chunks });
  registerScoringPage(app, chunks);
}
