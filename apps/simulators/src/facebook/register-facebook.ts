import type { FastifyInstance } from 'fastify';
import { registerDialogPages } from './dialog-pages.ts';
import type { FacebookServices } from './facebook-services.ts';
import { registerGraphApi } from './graph-api.ts';

/**
 * Registers Facebook Login, as an app without its SDK uses it: the dialog, the exchange of its code, and the identity.
 */
export function registerFacebook(app: FastifyInstance, services: FacebookServices): void {
  registerDialogPages(app, services);
  registerGraphApi(app, services);
}
