import type { Response } from 'express';
import { refusalCopy, refusalWords as words } from './refusal.copy.es.ts';

export type RefusalStatus = keyof typeof refusalCopy;

/**
 * Answers a request that no page of the app sees: with a plain page in the visitors' language that leads back, with the
 * id of the request for questions about it, and without internals.
 */
export function refuse(response: Response, status: RefusalStatus): void {
  const { nonce, requestId } = response.locals;
  response
    .status(status)
    .set('cache-control', 'no-store')
    .type('html')
    .send(refusalPage({ ...refusalCopy[status], nonce, requestId }));
}

/** Uses the browser's own colours: they include dark ones, and need none of a lender's sheets. */
const style = `
  :root { color-scheme: light dark; }
  body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; }
  main { max-width: 34rem; margin: 0 auto; padding: 3rem 1rem; overflow-wrap: anywhere; }
  h1 { font-size: 1.5rem; line-height: 1.25; }
  a { display: inline-block; padding: .75rem 1.5rem .75rem 0; }`;

interface RefusalPage {
  readonly title: string;
  readonly text: string;
  readonly nonce: string;
  readonly requestId: string;
}

/** Its first link has an empty address: that of the page whose form was sent to itself. */
const refusalPage = ({ title, text, nonce, requestId }: RefusalPage): string => `<!DOCTYPE html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="">${words.back}</a><a href="/">${words.home}</a></p>
<small>${words.request}: ${requestId}</small>
</main>
</body>
</html>
`;
