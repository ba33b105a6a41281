import { createHash } from 'node:crypto';
import { type Endpoint, refusalStatus } from '@lender/contract';
import { ENDPOINTS } from '@lender/contract/endpoints';
import type { FastifyInstance } from 'fastify';

const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem; color: #14211f; background: #f7f5f0 }
  h1 { color: #0b5f57 } h2 { margin-top: 2.5rem }
  article { background: #fff; border: 1px solid #d9d5ca; border-radius: 12px; padding: .75rem 1rem; margin: .75rem 0 }
  h3 { margin: 0; font-size: 1rem; overflow-wrap: anywhere } code { font-size: .9em } p { margin: .25rem 0 }
  .method { color: #0b5f57; font-weight: 700 } .facts { color: #4a5a57; font-size: .875rem }`;

const ACCESS = { public: 'anybody', client: 'a signed-in borrower', staff: 'a signed-in member of staff' } as const;

/** Serves a page that lists every call for people; programs read `/openapi.json`. */
export function docsPage(app: FastifyInstance): void {
  const html = page();
  const styleHash = createHash('sha256').update(STYLE).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;
  app.get('/docs', async (_, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'public, max-age=60')
      .send(html),
  );
}

function page(): string {
  const all = Object.values<Endpoint>(ENDPOINTS);
  const groups = (['public', 'client', 'staff'] as const).map((access) => {
    const calls = all.filter((endpoint) => endpoint.access === access);
    return `<h2>For ${ACCESS[access]} (${calls.length})</h2>${calls.map(article).join('')}`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Quincena lending API</title><style>${STYLE}</style></head><body><main><h1>Quincena lending API</h1>
<p>Amounts are Mexican pesos with at most two decimals; days are calendar days in Mexico City. Send the token as <code>Authorization: Bearer …</code>. The same in a form for programs: <a href="/openapi.json">openapi.json</a>.</p>
${groups.join('')}</main></body></html>`;
}

function article({ method, path, name, summary, refusals, repeat, permission, approval }: Endpoint): string {
  const refused = refusals.map((code) => `<code>${code}</code> ${refusalStatus(code)}`).join(', ');
  const key = repeat === 'key' ? '<p class="facts">Takes an <code>Idempotency-Key</code>.</p>' : '';
  const needed = permission
    ? `<p class="facts">Needs <code>${permission}</code>${approval ? ', and is for two people to do' : ''}.</p>`
    : '';
  return `<article id="${name}"><h3><span class="method">${method}</span> <code>${path}</code></h3>
<p>${summary}</p>${needed}${key}${refused ? `<p class="facts">May refuse: ${refused}</p>` : ''}</article>`;
}
