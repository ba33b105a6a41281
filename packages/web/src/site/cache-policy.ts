import type { RequestHandler } from 'express';

/** A cookie that only this host can have set: a session, or a phone number about to register. */
const privateCookie = /(?:^|; )__Host-/;

/**
 * Keeps answers to a visitor with a session, and to one who sends something, out of every cache. A guest's page may
 * wait in the browser (so that going back is instant) but is asked for again, since its nonce is spent.
 */
export const preventCaching: RequestHandler = (request, response, next) => {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const mayCache = isRead && !privateCookie.test(request.headers.cookie ?? '');
  response.setHeader('cache-control', mayCache ? 'private, no-cache' : 'no-store');
  next();
};
