import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';

const PROGRAM = '/docs/scalar.js';

/** Nothing is loaded from elsewhere, and no other site learns what was read or tried here. */
const CONFIGURATION = {
  url: '/openapi.json',
  title: 'Quincena lending API',
  theme: 'default',
  withDefaultFonts: false,
  telemetry: false,
  proxyUrl: '',
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
  persistAuth: false,
  defaultOpenAllTags: false,
  // Shapes are shown where they are sent and answered.
  hideModels: true,
};

/** Its styles are written by its own program, in attributes too; scripts are one file, and no text becomes one. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'unsafe-inline'",
  "connect-src 'self'",
  "img-src 'self' data:",
  'font-src data:',
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${CONFIGURATION.title}</title></head><body>
<noscript>This page needs JavaScript; the same stands in <a href="${CONFIGURATION.url}">openapi.json</a>.</noscript>
<script id="api-reference" data-configuration='${JSON.stringify(CONFIGURATION)}'></script>
<script src="${PROGRAM}"></script></body></html>`;

/**
 * Serves the documentation page, where each call can be tried; programs read `/openapi.json`. The page is Scalar's. Its
 * program weighs megabytes, so it is loaded on the first request and not when the server starts.
 */
export function docsPage(app: FastifyInstance): void {
  app.get('/docs', async (_, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', POLICY)
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'public, max-age=60')
      .send(PAGE),
  );

  let program: Promise<Buffer> | undefined;
  app.get(PROGRAM, async (_, reply) => {
    program ??= readProgram();
    return reply
      .type('text/javascript; charset=utf-8')
      .header('content-encoding', 'gzip')
      .header('cache-control', 'public, max-age=3600')
      .send(await program);
  });
}

/** Reads the program that Scalar serves, packed: every browser takes gzip. */
async function readProgram(): Promise<Buffer> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const itsOwn = Fastify();
  itsOwn.register(scalar, { routePrefix: '/docs', configuration: { url: CONFIGURATION.url } });
  const { rawPayload } = await itsOwn.inject('/docs/js/scalar.js');
  return promisify(gzip)(rawPayload);
}
