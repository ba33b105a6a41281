import type { RequestHandler } from 'express';
import { refuse } from './refuse.ts';

/** Pages that take files. Their actions read nothing before the API has said who sends it. */
export interface UploadLimits {
  readonly paths: readonly string[];
  /** Largest form with files, in bytes, its other fields included. */
  readonly bytes: number;
}

/** The largest form of any other page, in bytes. */
const formBytes = 64 * 1024;

/** Up to this many bytes, what is too large is read and thrown away: a browser that cannot send does not read. */
const discardedBytes = 100 * 1024 * 1024;

/**
 * Answers 413 to a body that is too large, before any of it is kept. A body must say its length (else 411): browsers do,
 * and the HTTP parser holds it to its word. It must be a form (else 415).
 */
export function limitBody({ paths, bytes: uploadBytes }: UploadLimits): RequestHandler {
  return (request, response, next) => {
    if (request.get('transfer-encoding')) return refuse(response.set('connection', 'close'), 411);
    const bytes = Number(request.get('content-length') ?? 0);
    if (bytes === 0) return next();
    const mayUpload = paths.includes(request.path) && request.is('multipart/form-data');
    if (bytes > discardedBytes) response.set('connection', 'close');
    if (bytes > (mayUpload ? uploadBytes : formBytes)) return refuse(response, 413);
    if (!isForm(request.get('content-type') ?? '')) return refuse(response, 415);
    next();
  };
}

const isForm = (contentType: string): boolean =>
  /^(?:application\/x-www-form-urlencoded\b|multipart\/form-data;.*boundary=.)/i.test(contentType);
