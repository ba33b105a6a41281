import type { FastifyInstance } from 'fastify';
import { registerVeriffApi } from './veriff-api.ts';
import { registerVeriffPages } from './veriff-pages.ts';
import type { VeriffServices } from './veriff-services.ts';

/** Veriff, and the pages of those whom it checks. */
export function registerVeriff(app: FastifyInstance, services: VeriffServices): void {
  registerVeriffApi(app, services);
  registerVeriffPages(app, services);
}
