import type { RequestHandler } from 'express';
import { readCookie } from '../session/read-cookie.ts';

/**
 * Who is signed in, or sends something, gets an answer that no cache keeps. A guest's page may wait in the browser (so
 * that going back is instant) but is asked for again, since its nonce is spent.
 */
export function keepPrivate(sessionCookieName: string): RequestHandler {
  const isSignedIn = (cookies?: string) => readCookie(cookies, sessionCookieName) !== undefined;
  return (request, response, next) => {
    const mayKeep = (request.method === 'GET' || request.method === 'HEAD') && !isSignedIn(request.headers.cookie);
    response.setHeader('cache-control', mayKeep ? 'private, no-cache' : 'no-store');
    next();
  };
}
