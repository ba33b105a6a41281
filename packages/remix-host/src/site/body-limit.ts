import type { RequestHandler } from 'express';

export interface BodyLimits {
  /** Largest form without files, in bytes. */
  readonly formBytes: number;
  /** Largest form with files, in bytes, its other fields included. */
  readonly uploadBytes: number;
}

/**
 * Answers 413 to a body that is too large, before reading any of it. A body must say its length (else 411): browsers
 * do, and the HTTP parser holds it to its word.
 */
export function limitBody({ formBytes, uploadBytes }: BodyLimits): RequestHandler {
  return (request, response, next) => {
    const refuse = (status: 411 | 413, text: string) =>
      response.status(status).set('connection', 'close').type('text').send(text);
    if (request.get('transfer-encoding')) return refuse(411, 'The length of the body is needed.');
    const limit = request.is('multipart/form-data') ? uploadBytes : formBytes;
    if (Number(request.get('content-length') ?? 0) > limit) return refuse(413, 'The request is too large.');
    next();
  };
}
