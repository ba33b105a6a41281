import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { registerBankAppPages } from './bank-app/bank-app-pages.ts';
import type { BelvoServices } from './belvo/belvo-services.ts';
import { registerBelvo } from './belvo/register-belvo.ts';
import type { BureauServices } from './bureau/bureau-services.ts';
import { registerBureau } from './bureau/register-bureau.ts';
import { registerCepApi } from './cep/cep-api.ts';
import { registerChargesPanel } from './charges-panel/charges-panel.ts';
import type { DebitServices } from './direct-debit/debit-services.ts';
import { registerDirectDebit } from './direct-debit/register-direct-debit.ts';
import type { FacebookServices } from './facebook/facebook-services.ts';
import { registerFacebook } from './facebook/register-facebook.ts';
import { applyFaults } from './faults/apply-faults.ts';
import type { FaultStore } from './faults/fault-store.ts';
import { registerFaults } from './faults/register-faults.ts';
import { registerHomePage } from './home/home-page.ts';
import { registerIovation } from './iovation/register-iovation.ts';
import { registerMailPages } from './mail/mail-pages.ts';
import type { MailStore } from './mail/mail-store.ts';
import { registerNoticesPage } from './notices/notices-page.ts';
import { registerOpenPayApi } from './openpay/openpay-api.ts';
import type { OpenPayServices } from './openpay/openpay-services.ts';
import { html } from './pages/html.ts';
import { sendPage } from './pages/page.ts';
import { copy } from './pages/pages.copy.es.ts';
import { registerRecaptcha } from './recaptcha/register-recaptcha.ts';
import { lowerCasePath } from './scoring/lower-case-path.ts';
import { registerScoring } from './scoring/register-scoring.ts';
import type { ScoringServices } from './scoring/scoring-services.ts';
import { registerSentry } from './sentry/register-sentry.ts';
import { createMessageStore } from './sms/message-store.ts';
import { registerMessagesApi } from './sms/messages-api.ts';
import { registerPhonePages } from './sms/phone-pages.ts';
import { registerSpeiPage } from './spei/spei-page.ts';
import { registerStorePages } from './store/store-pages.ts';
import { registerVeriff } from './veriff/register-veriff.ts';
import type { VeriffServices } from './veriff/veriff-services.ts';
import { createVisitorSettings } from './visitors/visitor-settings.ts';
import { registerVisitorsPage } from './visitors/visitors-page.ts';

const bodyLimitBytes = 64 * 1024;

export interface AppServices
  extends OpenPayServices,
    ScoringServices,
    DebitServices,
    VeriffServices,
    BelvoServices,
    FacebookServices,
    BureauServices {
  readonly mails: MailStore;
  readonly faults: FaultStore;
}

/** Creates one HTTP app for every simulated company. The caller makes it listen. */
export function createApp(services: AppServices, log: Logger): FastifyInstance {
  const rewriteUrl = ({ url = '/' }) => lowerCasePath(url);
  const app = Fastify({ bodyLimit: bodyLimitBytes, forceCloseConnections: 'idle', logger: false, rewriteUrl });
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

  applyFaults(app, services.faults);
  const messages = createMessageStore(services.database);
  app.get('/health/live', async () => ({ status: 'live' }));
  registerHomePage(app, services.faults);
  registerFaults(app, services.faults);
  registerMessagesApi(app, { messages, ...services });
  registerPhonePages(app, messages);
  registerMailPages(app, services.mails);
  registerOpenPayApi(app, services);
  registerStorePages(app, services);
  registerBankAppPages(app, services);
  registerSpeiPage(app, services);
  registerChargesPanel(app, services);
  registerNoticesPage(app, services);
  registerCepApi(app, services);
  registerDirectDebit(app, services);
  registerVeriff(app, services);
  registerBelvo(app, services);
  registerFacebook(app, services);
  registerBureau(app, services);
  registerScoring(app, services);
  registerSentry(app, services);
  registerVisitors(app, services);
  return app;
}

/** Registers the judge of the site's visitors, and the page that sets its verdicts. */
function registerVisitors(app: FastifyInstance, services: AppServices): void {
  const visitors = createVisitorSettings(services.database);
  registerVisitorsPage(app, visitors);
  registerRecaptcha(app, { ...services, visitors });
  registerIovation(app, { ...services, visitors });
}

const message = (title: string, text: string) =>
  html`<h1>${title}</h1><p class="lead">${text}</p><p><a href="/">${copy.backHome}</a></p>`;
