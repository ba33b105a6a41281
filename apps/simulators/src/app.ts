import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { registerBankAppPages } from './bank-app/bank-app-pages.ts';
import { registerCepApi } from './cep/cep-api.ts';
import { registerChargesPanel } from './charges-panel/charges-panel.ts';
import { registerMailApi } from './mail/mail-api.ts';
import { registerMailPages } from './mail/mail-pages.ts';
import { createMailStore } from './mail/mail-store.ts';
import { registerNoticesPage } from './notices/notices-page.ts';
import { registerOpenPayApi } from './openpay/openpay-api.ts';
import type { OpenPayServices } from './openpay/openpay-services.ts';
import { registerHomePage } from './pages/home-page.ts';
import { html } from './pages/html.ts';
import { sendPage } from './pages/page.ts';
import { copy } from './pages/pages.copy.es.ts';
import { createMessageStore } from './sms/message-store.ts';
import { registerMessagesApi } from './sms/messages-api.ts';
import { registerPhonePages } from './sms/phone-pages.ts';
import { registerSpeiPage } from './spei/spei-page.ts';
import { registerStorePages } from './store/store-pages.ts';

const bodyLimitBytes = 64 * 1024;

/** Every simulated company as one HTTP app. It listens when its owner says so. */
export function createApp(services: OpenPayServices, log: Logger): FastifyInstance {
  const app = Fastify({ bodyLimit: bodyLimitBytes, forceCloseConnections: 'idle', logger: false });
  app.addHook('onSend', async (_, reply) => {
    reply.header('x-content-type-options', 'nosniff');
  });
  // An allow-list: addresses and bodies carry phone numbers, codes and accounts.
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    log.info({
      event: 'http',
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
  app.setErrorHandler((error: FastifyError, _, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) log.error({ event: 'http.error', err: error });
    return sendPage(reply, { title: copy.errorTitle, body: message(copy.errorTitle, copy.errorText), status });
  });
  app.setNotFoundHandler((_, reply) =>
    sendPage(reply, { title: copy.notFoundTitle, body: message(copy.notFoundTitle, copy.notFoundText), status: 404 }),
  );

  const messages = createMessageStore(services.database);
  const mails = createMailStore(services.database);
  app.get('/health/live', async () => ({ status: 'live' }));
  registerHomePage(app);
  registerMessagesApi(app, { messages, ...services });
  registerPhonePages(app, messages);
  registerMailApi(app, { mails, ...services });
  registerMailPages(app, mails);
  registerOpenPayApi(app, services);
  registerStorePages(app, services);
  registerBankAppPages(app, services);
  registerSpeiPage(app, services);
  registerChargesPanel(app, services);
  registerNoticesPage(app, services);
  registerCepApi(app, services);
  return app;
}

const message = (title: string, text: string) =>
  html`<h1>${title}</h1><p class="lead">${text}</p><p><a href="/">${copy.backHome}</a></p>`;
