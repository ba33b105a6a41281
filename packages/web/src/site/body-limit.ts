import type { RequestHandler } from 'express';
import { refuse } from './refuse.ts';

/**
 * Pages that take files, each with its largest form in bytes, other fields included. Their actions read nothing before
 * the API has identified the sender.
 */
export type UploadLimits = Readonly<Record<string, number>>;

/** Largest form of any other page, in bytes. */
const formBytes = 64 * 1024;

/**
 * Number of bytes up to which a body that is too large is read and thrown away: a browser that cannot send does not
 * read.
 */
const discardedBytes = 100 * 1024 * 1024;

/**
 * Answers 413 to a body that is too large, before any of it is kept. A body must declare its length (else 411), as
 * browsers do; the HTTP parser enforces it. It must be a form (else 415).
 */
export function limitBody(uploads: UploadLimits): RequestHandler {
  const limits = new Map(Object.entries(uploads));
  return (request, response, next) => {
    if (request.get('transfer-encoding')) return refuse(response.set('connection', 'close'), 411);
    const bytes = Number(request.get('content-length') ?? 0);
    if (bytes === 0) return next();
    const uploadBytes = request.is('multipart/form-data') ? limits.get(request.path) : undefined;
    if (bytes > discardedBytes) response.set('connection', 'close');
    if (bytes > (uploadBytes ?? formBytes)) return refuse(response, 413);
    if (!isForm(request.get('content-type') ?? '')) return refuse(response, 415);
    next();
  };
}

const isForm = (contentType: string): boolean =>
  /^(?:application\/x-www-form-urlencoded\b|multipart\/form-data;.*boundary=.)/i.test(contentType);
