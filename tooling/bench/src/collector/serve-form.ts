import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { generateChunkKeys } from '@lender/scoring-collector/server';

export interface FormServer {
  readonly url: string;
  /** Bytes of all bodies that were posted. */
  bytes(): number;
  close(): void;
}

const cards = Array.from(
  { length: 150 },
  (_, index) => `<article><h2>${index}</h2><p>Texto</p><button>Ver</button></article>`,
);

/** Serves a page with 150 cards and a form, one script, and a scoring host that accepts everything. */
export async function serveForm(script: string): Promise<FormServer> {
  const { publicKey } = await generateChunkKeys('bench');
  const page = `<!doctype html><title>Form</title><form><input name="firstName"><input name="income"></form>${cards.join('')}
<script type="module">${script.replaceAll('</script', '<\\/script')}</script>`;
  let bytes = 0;
  const answers: Record<string, () => string> = {
    '/': () => page,
    '/key.json': () => JSON.stringify(publicKey),
    '/api/account/v1/credoapplogin': () =>
      JSON.stringify({ access_token: 'bench', issued: new Date(), expires: new Date(Date.now() + 3_600_000) }),
  };
  const server = createServer(async (request, response) => {
    bytes += (await buffer(request)).length;
    const path = (request.url ?? '').split('?')[0] ?? '';
    response.setHeader('content-type', path === '/' ? 'text/html; charset=utf-8' : 'application/json');
    response.end(answers[path]?.() ?? '{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, bytes: () => bytes, close: () => server.close() };
}
