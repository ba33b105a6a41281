import multipart from '@fastify/multipart';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import type { Implementation } from '../implement.ts';
import { isDatabaseUnavailable } from '../kernel/database/is-database-unavailable.ts';
import { refuse } from '../kernel/refusal.ts';
import { sendRefusal } from '../kernel/send-refusal.ts';
import { StorageUnavailable } from '../providers/storage/objects.ts';
import type { Services } from '../services.ts';
import { docsPage } from './docs-page.ts';
import { endConnections } from './end-connections.ts';
import { health } from './health.ts';
import { isCriticalRoute } from './load-shedding/is-critical-route.policy.ts';
import { shedding, sheddingServer } from './load-shedding/shed-load.ts';
import { requireHost } from './require-host.ts';
import { mount } from './router.ts';
import { INTERNAL, sendFailure, UNAVAILABLE } from './send-failure.ts';

const JSON_LIMIT_BYTES = 64 * 1024;
/**
 * A connection that sends nothing, or too slowly, is closed. It may be silent for as long as the longest answer takes:
 * one call of the sandbox's clock runs through months.
 */
const TIMEOUTS = {
  requestTimeout: 60_000,
  keepAliveTimeout: 15_000,
  headersTimeout: 10_000,
  connectionsCheckingInterval: 2_000,
};
const CONNECTION_TIMEOUT_MS = 180_000;
/** Longest time that a request may still take once the server stops, in milliseconds. */
const GRACE_MS = 5_000;
/** Seconds after which a caller may try again while the database is unavailable. */
const AWAY_SECONDS = 5;

/** Builds the HTTP server. It listens only when its owner says so. */
export async function createServer(
  services: Services,
  {
    implementations,
    plugins = [],
  }: {
    implementations: readonly Implementation[];
    plugins?: readonly ((app: FastifyInstance, services: Services) => void)[];
  },
): Promise<FastifyInstance> {
  const { newId, log, errors, env, tracing } = services;
  const shed = shedding(services);
  const app = Fastify({
    bodyLimit: JSON_LIMIT_BYTES,
    genReqId: () => newId(),
    routerOptions: { maxParamLength: 200 },
    // Of several addresses the last that is not one of our proxies: a caller may write any address before it.
    trustProxy: env.TRUSTED_PROXIES.length > 0 && env.TRUSTED_PROXIES,
    serverFactory: (handle) =>
      sheddingServer(handle, { ...TIMEOUTS, shedding: shed, newId }).setTimeout(CONNECTION_TIMEOUT_MS),
    forceCloseConnections: 'idle',
    logger: false,
    schemaController: { compilersFactory: { buildValidator: noSchema, buildSerializer: noSchema } },
    // An invalid address, or one that is too long, is refused like the rest, without repeating it.
    frameworkErrors: ({ code }, _, reply) => {
      reply.header('x-content-type-options', 'nosniff').header('cache-control', 'no-store');
      sendRefusal(reply, refuse(code === 'FST_ERR_BAD_URL' ? 'malformed_request' : 'not_found'));
    },
  });
  endConnections(app, GRACE_MS);
  requireHost(app);
  await app.register(multipart, { throwFileSizeLimit: true });
  // Fastify reads plain text by default; here a body is only JSON or an upload.
  app.removeContentTypeParser('text/plain');

  app.addHook('onSend', (request, reply, _, next) => {
    reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    next();
  });
  // The log's allow-list, never the address, the query or a body: those hold personal data.
  app.addHook('onResponse', (request, reply, next) => {
    const facts = { requestId: request.id, method: request.method, route: request.routeOptions.url ?? 'unknown' };
    log.info({
      ...facts,
      ...tracing.ids(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      event: 'http',
    });
    next();
  });
  app.setNotFoundHandler((_, reply) => sendRefusal(reply, refuse('not_found')));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const code = REFUSAL_OF_FRAMEWORK[error.code];
    if (code) return sendRefusal(reply, refuse(code));
    if (error.statusCode !== undefined && error.statusCode < 500)
      return sendRefusal(reply, refuse('malformed_request'));
    const { method, id: requestId, routeOptions } = request;
    const route = routeOptions.url ?? 'unknown';
    const isCritical = isCriticalRoute(method, route);
    const report = errors.report(error, { kind: 'http', name: `${method} ${route}`, requestId, isCritical });
    log.error({
      requestId,
      ...tracing.ids(request),
      ...(report && { report }),
      err: { name: error.name, message: error.message, stack: error.stack },
      event: 'http.error',
    });
    if (!isDatabaseUnavailable(error) && !(error instanceof StorageUnavailable)) return sendFailure(reply, INTERNAL);
    reply.header('retry-after', `${AWAY_SECONDS}`);
    return sendFailure(reply, UNAVAILABLE);
  });

  health(app, services);
  let document: Promise<string> | undefined;
  app.get('/openapi.json', async (_, reply) => {
    document ??= writeDocument();
    const text = await document;
    return reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=60').send(text);
  });
  docsPage(app);
  mount(app, implementations, { services, shed });
  for (const plugin of plugins) plugin(app, services);
  return app;
}

/** Throws, since no route has a JSON schema: the contract validates requests. It spares Fastify the load of a compiler. */
const noSchema = (): never => {
  throw new Error(
    'A route has a JSON schema, which this server does not compile. Remove it and validate by the contract.',
  );
};

/** Writes the OpenAPI document. The module is loaded at the first request, so that a start does not wait for it. */
async function writeDocument(): Promise<string> {
  const { openApi } = await import('@lender/contract/openapi');
  return JSON.stringify(openApi({ servers: [{ url: '/', description: 'This server.' }] }));
}

const REFUSAL_OF_FRAMEWORK: Record<string, 'too_large' | 'unsupported_media_type' | 'malformed_request'> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_REQ_FILE_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media_type',
};
