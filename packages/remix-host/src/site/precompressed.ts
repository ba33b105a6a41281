import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { RequestHandler } from 'express';

/** Leads a request for an asset to the file `x.br` that the build put beside it, for whoever reads Brotli. */
export function precompressed(folder: string): RequestHandler {
  const compressed = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.br'))
      .map((file) => `/${file.replaceAll(path.sep, '/')}`),
  );
  return (request, response, next) => {
    const file = `${request.path}.br`;
    if (request.method === 'GET' && compressed.has(file) && request.acceptsEncodings('br')) {
      response.set('content-encoding', 'br').vary('accept-encoding').type(path.extname(request.path));
      request.url = file;
    }
    next();
  };
}
