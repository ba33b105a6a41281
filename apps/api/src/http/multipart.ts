import { createHash } from 'node:crypto';
import type { MultipartFile } from '@fastify/multipart';
import { UPLOAD_LIMIT_BYTES } from '@lender/contract';
import { ok, type Result } from '@lender/result';
import type { FastifyRequest } from 'fastify';
import { type Refusal, refuse } from '../kernel/refusal.ts';

export interface Multipart {
  /** Fields as sent; the one file as a `Blob`. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** The same fields, with a hash in place of the file's bytes, to distinguish one upload from another. */
  readonly summary: Readonly<Record<string, unknown>>;
}

type Reading = Result<Multipart, Refusal<'malformed_request' | 'too_large' | 'unsupported_media_type'>>;

const LIMITS = { fileSize: UPLOAD_LIMIT_BYTES, files: 1, fields: 10, fieldSize: 1024, parts: 11 };
/** Bytes allowed for the fields and for the text between the parts. */
const FORM_BYTES = 64 * 1024;

/**
 * Reads the fields and the one file of an upload, the file into memory. No name occurs twice, and nothing is unpacked.
 */
export async function readMultipart(request: FastifyRequest): Promise<Reading> {
  const { headers, raw } = request;
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') return refuse('unsupported_media_type');
  if (Number(headers['content-length'] ?? 0) > UPLOAD_LIMIT_BYTES + FORM_BYTES) return refuse('too_large');
  try {
    return await readParts(request);
  } catch {
    // Only the parser throws here: a limit, a missing boundary, a form that breaks off.
    return refuse('malformed_request');
  } finally {
    // The rest of a refused form is read and dropped, so that the answer reaches a client that is still sending.
    raw.unpipe();
    raw.resume();
  }
}

async function readParts(request: FastifyRequest): Promise<Reading> {
  const fields: Record<string, unknown> = Object.create(null);
  const summary: Record<string, unknown> = Object.create(null);
  for await (const part of request.parts({ limits: LIMITS })) {
    if (Object.hasOwn(fields, part.fieldname)) return refuse('malformed_request');
    if (part.type === 'field') {
      fields[part.fieldname] = summary[part.fieldname] = part.value;
      continue;
    }
    const bytes = await bytesOf(part);
    if (!bytes) return refuse('too_large');
    fields[part.fieldname] = new Blob([new Uint8Array(bytes)], { type: part.mimetype });
    summary[part.fieldname] = createHash('sha256').update(bytes).digest('hex');
  }
  return ok({ fields: { ...fields }, summary: { ...summary } });
}

/** Reads the bytes of a file; undefined as soon as they are more than a file may have. */
async function bytesOf({ file }: MultipartFile): Promise<Buffer | undefined> {
  const pieces: Buffer[] = [];
  // No other piece comes once the limit is passed: without this the code would wait for the rest.
  file.once('limit', () => file.destroy());
  try {
    for await (const piece of file) pieces.push(piece);
  } catch (error) {
    if (!file.truncated) throw error;
  }
  return file.truncated ? undefined : Buffer.concat(pieces);
}
