import type { FastifyError, FastifyInstance } from 'fastify';
import { sendBelvoError } from './belvo-error.ts';
import type { BelvoServices } from './belvo-services.ts';
import { registerDataApi } from './data-api.ts';
import { registerLinksPage } from './links-page.ts';
import { registerTokenApi } from './token-api.ts';
import { registerWidgetPages } from './widget-pages.ts';

/** Registers Belvo: its calls, its widget, and a page with the connected links. */
export function registerBelvo(app: FastifyInstance, services: BelvoServices): void {
  app.register(async (api) => {
    api.setErrorHandler((error: FastifyError, _, reply) => {
      if ((error.statusCode ?? 500) >= 500) throw error;
      return sendBelvoError(reply, 'invalid');
    });
    registerTokenApi(api, services);
    registerDataApi(api, services);
  });
  registerWidgetPages(app, services);
  registerLinksPage(app, services);
}
