import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';

const wellFormed = /^[\w-]{8,64}$/;

/** Gives each request an id: the one from the proxy in front, else a new one. The answer carries the id. */
export const nameRequest: RequestHandler = (request, response, next) => {
  const given = request.get('x-request-id') ?? '';
  const requestId = wellFormed.test(given) ? given : randomUUID();
  request.headers['x-request-id'] = requestId;
  response.locals.requestId = requestId;
  response.setHeader('x-request-id', requestId);
  next();
};
