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

/** Sets the headers of a compressed file, whose type is that of its name without `.br`. For `express.static`. */
export function describeCompressed(response: Response, file: string): void {
  if (!file.endsWith(ending)) return;
  response
    .set('content-encoding', 'br')
    .vary('accept-encoding')
    .type(path.extname(file.slice(0, -ending.length)));
}
