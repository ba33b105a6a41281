import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** Serves files below `prefix`, and nothing else. Returns its address and a function that stops it. */
export async function serveFolder(folder: string, prefix: string) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(folder, pathname.slice(prefix.length) || 'index.html');
    if (!pathname.startsWith(prefix) || !file.startsWith(folder)) return response.writeHead(404).end();
    try {
      const bytes = readFileSync(file);
      return response.setHeader('content-type', TYPES[path.extname(file)] ?? 'application/octet-stream').end(bytes);
    } catch {
      return response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { origin: `http://127.0.0.1:${address.port}`, close };
}
