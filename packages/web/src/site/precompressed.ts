import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { RequestHandler, Response } from 'express';

const ending = '.br';

/** Leads a request for an asset to the file `x.br` that the build put beside it, for browsers that read Brotli. */
export function precompressed(folder: string): RequestHandler {
  const compressed = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(ending))
      .map((file) => `/${file.replaceAll(path.sep, '/')}`),
  );
  return (request, _, next) => {
    const file = request.path + ending;
    if (request.method === 'GET' && compressed.has(file) && request.acceptsEncodings('br')) request.url = file;
    next();
  };
}

/** The headers of such a file: it is what its name without `.br` says, in another coat. For `express.static`. */
export function describeCompressed(response: Response, file: string): void {
  if (!file.endsWith(ending)) return;
  response
    .set('content-encoding', 'br')
    .vary('accept-encoding')
    .type(path.extname(file.slice(0, -ending.length)));
}
