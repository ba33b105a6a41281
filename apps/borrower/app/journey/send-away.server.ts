import { redirect, replace } from '@lender/web/redirect';

/**
 * Redirects a visitor from a page that is not theirs to another. A visitor who came by going back has the address of
 * that page already, which shows it: there the other page takes its place in the history. Pushed on top, it would lead
 * back to itself for ever.
 */
export function sendAway(request: Request, to: string, why: string): Response {
  const from = request.headers.get('referer');
  const isThere = from !== null && pathOf(from, request.url) === pathOf(request.url);
  return (isThere ? replace : redirect)(to, { headers: { 'x-flow-why': why } });
}

const pathOf = (address: string, base?: string): string | undefined => URL.parse(address, base)?.pathname;
