import type { FastifyInstance } from 'fastify';
import { registerBureauApi } from './bureau-api.ts';
import { registerBureauPage } from './bureau-page.ts';
import type { BureauServices } from './bureau-services.ts';

/** The credit bureau, and the page on which a person sees who was asked about. */
export function registerBureau(app: FastifyInstance, services: BureauServices): void {
  registerBureauApi(app, services);
  registerBureauPage(app, services.bureauQueries);
}
