import type { FastifyInstance } from 'fastify';
import { registerBureauApi } from './bureau-api.ts';
import { registerBureauPage } from './bureau-page.ts';
import type { BureauServices } from './bureau-services.ts';

/** Registers the credit bureau, and the page on which a person sees who was queried. */
export function registerBureau(app: FastifyInstance, services: BureauServices): void {
  registerBureauApi(app, services);
  registerBureauPage(app, services.bureauQueries);
}
