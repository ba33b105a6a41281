import { createServer, type Server, type ServerOptions } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { constants } from 'node:zlib';
import { createRequestHandler } from '@remix-run/express';
import type { ServerBuild } from '@remix-run/node';
import compression from 'compression';
import express, { type ErrorRequestHandler, type Express, type Response } from 'express';
import { type Logger, pino } from 'pino';
import type { ViteDevServer } from 'vite';
import { logAccess } from './access-log.ts';
import { limitBody } from './body-limit.ts';
import { keepPrivate } from './cache-policy.ts';
import { cookieSetter } from './cookie-setter.ts';
import './load-context.ts';
import { refuseForeignOrigins } from './own-origin.ts';
import { describeCompressed, precompressed } from './precompressed.ts';
import { refuse } from './refuse.ts';
import { nameRequest } from './request-id.ts';
import { securityHeaders } from './security-headers.ts';
import { readStylesheets } from './stylesheets.ts';
import { wantWellFormed } from './well-formed.ts';

export interface SiteOptions {
  /** Absolute folder of the Remix build: `client/` and `server/index.js`. Not read in development. */
  readonly buildPath: string;
  /** Where visitors find the site, without a trailing slash. */
  readonly publicOrigin: string;
  /** Answers to whoever carries this cookie are kept by no cache. */
  readonly sessionCookieName: string;
  /** `false`: pages come from the sources through Vite, in the current folder. */
  readonly production: boolean;
  /** Largest form with files, in bytes; 0 for a site that takes none. @default 15 MiB */
  readonly uploadBytes?: number;
  /** Addresses of the proxies in front, whose word on the visitor's address is believed. @default none */
  readonly trustedProxies?: readonly string[];
  /** @default JSON lines on the standard output */
  readonly log?: Logger;
}

/** A site that can be listened to. */
export interface Site {
  readonly app: Express;
  /** Serves `app` once it listens; in development it also carries Vite's socket. */
  readonly server: Server;
  readonly log: Logger;
  /** Lets go of what the site holds besides its connections. */
  readonly close: () => Promise<void>;
}

/** A phone on a slow network gets as long for its photos as the product allows a request; the head of one is short. */
const patience: ServerOptions = { headersTimeout: 20_000, requestTimeout: 180_000, connectionsCheckingInterval: 5_000 };
const formBytes = 128 * 1024;
const mebibyte = 1024 * 1024;

/**
 * Builds the express server of a Remix app: health, names of requests, log, headers, form of requests, origin check,
 * limits, assets, pages.
 *
 * @throws when there is no build.
 * @example
 * const site = await createSite({ buildPath, publicOrigin, sessionCookieName: '__Host-borrower', production: true })
 * serve(site, { port: 3000 })
 */
export async function createSite(options: SiteOptions): Promise<Site> {
  const { production, uploadBytes = 15 * mebibyte, log = pino() } = options;
  const app = express();
  const server = createServer(patience, app);
  const vite = production ? undefined : await startVite(server);
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', options.trustedProxies ?? false);
  app.get('/health/live', (_, response) => response.set('cache-control', 'no-store').json({ status: 'live' }));
  app.use(nameRequest, logAccess(log), securityHeaders({ production }), wantWellFormed);
  app.use(refuseForeignOrigins(options.publicOrigin), limitBody({ formBytes, uploadBytes }));
  app.use(compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } } }));
  app.use(vite ? vite.middlewares : assets(path.join(options.buildPath, 'client')));
  app.use(keepPrivate(options.sessionCookieName), await pages(options.buildPath, vite));
  app.use(answerFailure(log));
  return { app, server, log, close: async () => vite?.close() };
}

/** Its socket shares the site's port, so that two sites on one machine do not want the same one. */
async function startVite(server: Server): Promise<ViteDevServer> {
  const vite = await import('vite');
  return vite.createServer({ server: { middlewareMode: true, hmr: { server } } });
}

/** Files whose name carries their hash never change; the others may, within the hour. */
function assets(clientPath: string): express.Router {
  const router = express.Router();
  router.use(precompressed(clientPath));
  const common = { index: false, setHeaders: describeCompressed };
  router.use('/assets', express.static(path.join(clientPath, 'assets'), { ...common, immutable: true, maxAge: '1y' }));
  router.use(express.static(clientPath, { ...common, maxAge: '1h' }));
  return router;
}

async function pages(buildPath: string, vite: ViteDevServer | undefined): Promise<express.RequestHandler> {
  const stylesheets = vite ? undefined : readStylesheets(path.join(buildPath, 'client'));
  const build: ServerBuild | (() => Promise<ServerBuild>) = vite
    ? async () => (await vite.ssrLoadModule('virtual:remix/server-build')) as ServerBuild
    : await import(pathToFileURL(path.join(buildPath, 'server/index.js')).href);
  return createRequestHandler({
    build,
    mode: vite ? 'development' : 'production',
    getLoadContext: (request, response: Response) => ({
      nonce: response.locals.nonce,
      requestId: response.locals.requestId,
      route: '',
      clientAddress: request.ip ?? '',
      setCookie: cookieSetter(response),
      readStylesheet: (href) => stylesheets?.get(href),
    }),
  });
}

/** A failure outside the pages, which have error pages of their own: no word about the inside. */
function answerFailure(log: Logger): ErrorRequestHandler {
  return (error, _, response, next) => {
    log.error({ requestId: response.locals.requestId, err: error });
    if (response.headersSent) return next(error);
    refuse(response, 500);
  };
}
