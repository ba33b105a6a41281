import { decodeWire, type Endpoint, type Violation } from '@lender/contract';
import { fail, ok, type Result } from '@lender/result';
import type { FastifyRequest } from 'fastify';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import { readMultipart } from './multipart.ts';

/** Input of a request: as it was sent, for a fingerprint, and as the contract reads it. */
export interface Input {
  readonly wire: unknown;
  readonly parts: Readonly<Record<string, unknown>>;
}

/** Reads a request as its endpoint declares it; every field that does not fit is named. */
export async function readInput(endpoint: Endpoint, request: FastifyRequest): Promise<Result<Input, Refusal>> {
  const read = endpoint.bodyKind === 'multipart' && request.isMultipart() ? await readMultipart(request) : undefined;
  if (read && !read.ok) return read;
  const form = read?.value;
  const wire = { params: request.params, query: request.query, body: form ? form.fields : request.body };
  const parts: Record<string, unknown> = {};
  const violations: Violation[] = [];
  for (const name of ['params', 'query', 'body'] as const) {
    const schema = endpoint[name]?.();
    if (!schema) continue;
    const decoded = decodeWire(schema, wire[name]);
    if (decoded.ok) parts[name] = decoded.value;
    // A path that names a thing and names none is not found; everything else is explained field by field.
    else if (name === 'params' && endpoint.refusals.includes('not_found')) return refuse('not_found');
    else violations.push(...decoded.violations);
  }
  if (violations.length > 0) return fail({ ...refuse('invalid_input').problem, violations });
  return ok({ wire: form ? { ...wire, body: form.summary } : wire, parts });
}
