import type { FastifyInstance } from 'fastify';
import { registerVeriffApi } from './veriff-api.ts';
import { registerVeriffPages } from './veriff-pages.ts';
import type { VeriffServices } from './veriff-services.ts';

/** Registers Veriff's API and the pages for the people it checks. */
export function registerVeriff(app: FastifyInstance, services: VeriffServices): void {
  registerVeriffApi(app, services);
  registerVeriffPages(app, services);
}
