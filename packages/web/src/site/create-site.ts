import { randomUUID } from 'node:crypto';
import { createServer, type Server, type ServerOptions } from 'node:http';
import path from 'node:path';
import { constants } from 'node:zlib';
import { createErrorReporter, type ErrorReporter, type ErrorReportSettings, NO_REPORTS } from '@lender/error-reports';
import { createRequestHandler } from '@remix-run/express';
import compression from 'compression';
import express, { type Express, type Response } from 'express';
import { type Logger, pino } from 'pino';
import type { ViteDevServer } from 'vite';
import { logAccess } from './access-log.ts';
import { answerFailure } from './answer-failure.ts';
import { assets } from './assets.ts';
import { limitBody, type UploadLimits } from './body-limit.ts';
import { preventCaching } from './cache-policy.ts';
import { cookieSetter } from './cookie-setter.ts';
import './load-context.ts';
import { refuseForeignOrigins } from './own-origin.ts';
import { nameRequest } from './request-id.ts';
import { securityHeaders } from './security-headers.ts';
import { liveBuild, readBuild, type SiteBuild } from './site-build.ts';
import { requireWellFormed } from './well-formed.ts';

export interface SiteOptions {
  /** Absolute folder of the Remix build: `client/` and `server/index.js`. Not read in development. */
  readonly buildPath: string;
  /** Address at which visitors reach the site, without a trailing slash. */
  readonly publicOrigin: string;
  /** `false`: pages are served from the sources through Vite, in the current folder. */
  readonly production: boolean;
  /** Pages that take files. @default none */
  readonly uploads?: UploadLimits;
  /** Addresses of the proxies in front, which are trusted to give the visitor's address. @default none */
  readonly trustedProxies?: readonly string[];
  /** Service that gets error reports besides the log. @default nowhere */
  readonly errorReports?: ErrorReportSettings | undefined;
  /** @default JSON lines on the standard output */
  readonly log?: Logger;
}

/** A site that is ready to listen. */
export interface Site {
  readonly app: Express;
  /** Server of `app`, once it listens; in development it also carries Vite's socket. */
  readonly server: Server;
  readonly log: Logger;
  /** Releases what the site holds besides its connections. */
  readonly close: () => Promise<void>;
}

/** Slow networks get as much time to send photos as the product allows a request; the time for headers is short. */
const timeouts: ServerOptions = { headersTimeout: 20_000, requestTimeout: 180_000, connectionsCheckingInterval: 5_000 };

/**
 * Builds the express server of a Remix app: health, names of requests, log, headers, form of requests, origin check,
 * limits, assets, pages.
 *
 * @throws when there is no build.
 * @example
 * const site = await createSite({ buildPath, publicOrigin, production: true })
 * serve(site, { port: 3000 })
 */
export async function createSite(options: SiteOptions): Promise<Site> {
  const { buildPath, production, uploads = {}, log = pino() } = options;
  const errors = reporterOf(options);
  const app = express();
  const server = createServer(timeouts, app);
  const vite = production ? undefined : await startVite(server);
  const build = vite ? liveBuild(vite) : await readBuild(buildPath);
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', options.trustedProxies ?? false);
  app.get('/health/live', (_, response) => response.set('cache-control', 'no-store').json({ status: 'live' }));
  app.use(nameRequest, logAccess(log, build.patternOf), securityHeaders({ production }), requireWellFormed);
  app.use(refuseForeignOrigins(options.publicOrigin), limitBody(uploads));
  app.use(compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } } }));
  app.use(vite ? vite.middlewares : assets(path.join(buildPath, 'client')));
  app.use(preventCaching, pages(build, errors, production ? 'production' : 'development'));
  app.use(answerFailure({ log, errors, patternOf: build.patternOf }));
  return { app, server, log, close: async () => vite?.close() };
}

/** Vite's socket shares the site's port, so that two sites on one machine do not need the same one. */
async function startVite(server: Server): Promise<ViteDevServer> {
  const vite = await import('vite');
  return vite.createServer({ server: { middlewareMode: true, hmr: { server } } });
}

const reporterOf = ({ errorReports }: SiteOptions): ErrorReporter =>
  errorReports ? createErrorReporter(errorReports, { wall: () => new Date(), newId: randomUUID }) : NO_REPORTS;

function pages(
  { server, patternOf, readStylesheet, scriptsOf }: SiteBuild,
  errors: ErrorReporter,
  mode: string,
): express.RequestHandler {
  return createRequestHandler({
    build: server,
    mode,
    getLoadContext: (request, response: Response) => ({
      nonce: response.locals.nonce,
      requestId: response.locals.requestId,
      route: patternOf(request.path),
      errors,
      clientAddress: request.ip ?? '',
      setCookie: cookieSetter(response),
      openPolicy: response.locals.openPolicy,
      readStylesheet,
      scriptsOf,
    }),
  });
}
