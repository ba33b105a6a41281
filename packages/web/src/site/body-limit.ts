import type { RequestHandler } from 'express';
import { refuse } from './refuse.ts';

export interface BodyLimits {
  /** Largest form without files, in bytes. */
  readonly formBytes: number;
  /** Largest form with files, in bytes, its other fields included; 0 for a site that takes none. */
  readonly uploadBytes: number;
}

/** Up to this many bytes, what is too large is read and thrown away: a browser that cannot send does not read. */
const patienceBytes = 100 * 1024 * 1024;

/**
 * Answers 413 to a body that is too large, before any of it is kept. A body must say its length (else 411): browsers do,
 * and the HTTP parser holds it to its word. It must be a form (else 415).
 */
export function limitBody({ formBytes, uploadBytes }: BodyLimits): RequestHandler {
  return (request, response, next) => {
    if (request.get('transfer-encoding')) return refuse(response.set('connection', 'close'), 411);
    const bytes = Number(request.get('content-length') ?? 0);
    if (bytes === 0) return next();
    const limit = request.is('multipart/form-data') ? uploadBytes : formBytes;
    if (bytes > patienceBytes) response.set('connection', 'close');
    if (bytes > limit) return refuse(response, 413);
    if (!isForm(request.get('content-type') ?? '')) return refuse(response, 415);
    next();
  };
}

const isForm = (contentType: string): boolean =>
  /^(?:application\/x-www-form-urlencoded\b|multipart\/form-data;.*boundary=.)/i.test(contentType);
