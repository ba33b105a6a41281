import type { FastifyReply } from 'fastify';
import { type Html, html, nothing } from './html.ts';
import { copy } from './pages.copy.es.ts';

export interface Page {
  readonly title: string;
  readonly body: Html;
  /** Seconds after which the page reloads itself, for pages that show what arrives. */
  readonly refreshSeconds?: number;
  readonly status?: number;
  /**
   * Addresses of the site to which the page belongs, to which its forms may lead in the end, besides the simulators.
   */
  readonly leadsTo?: readonly string[];
}

const policyOf = (leadsTo: readonly string[]): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self' data:",
    ["form-action 'self'", ...new Set(leadsTo.map((url) => new URL(url).origin))].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Sends a page that runs no script, loads nothing from elsewhere and is never kept. */
export function sendPage(
  reply: FastifyReply,
  { title, body, refreshSeconds, status = 200, leadsTo = [] }: Page,
): FastifyReply {
  const refresh =
    refreshSeconds === undefined ? nothing : html`<meta http-equiv="refresh" content="${refreshSeconds}">`;
  const document = html`<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
${refresh}
<title>${title} · ${copy.site}</title>
<link rel="stylesheet" href="/styles.css">
<link rel="icon" href="data:,">
</head>
<body>
<header class="bar">
<a class="home" href="/">${copy.site}</a>
<nav aria-label="${copy.navigation}">
<a href="/telefono">${copy.phone}</a>
<a href="/correo">${copy.mail}</a>
<a href="/tienda">${copy.store}</a>
<a href="/transferencia">${copy.transfer}</a>
<a href="/spei">${copy.spei}</a>
<a href="/cargos">${copy.charges}</a>
<a href="/avisos">${copy.notices}</a>
<a href="/domiciliacion">${copy.debit}</a>
<a href="/identidad">${copy.identity}</a>
<a href="/cuentas">${copy.bankLinks}</a>
<a href="/scoring">${copy.scoring}</a>
<a href="/visitante">${copy.visitor}</a>
<a href="/errores">${copy.errors}</a>
<a href="/fallas">${copy.faults}</a>
</nav>
</header>
<main>
${body}
</main>
</body>
</html>
`;
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policyOf(leadsTo))
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .send(document.markup);
}
