import { createHash } from 'node:crypto';
import { UPLOAD_LIMIT_BYTES } from '@lender/contract';
import type { FastifyRequest } from 'fastify';

export interface Multipart {
  /** Text as it came; the one file as a `Blob`. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** The same with a hash in place of the file's bytes, to tell one upload from another. */
  readonly summary: Readonly<Record<string, unknown>>;
}

/** A form that says two things at once. */
class UnreadableForm extends Error {
  readonly statusCode = 400;
}

/** The fields and the one file of an upload, the file in memory. */
export async function readMultipart(request: FastifyRequest): Promise<Multipart> {
  const fields: Record<string, unknown> = Object.create(null);
  const summary: Record<string, unknown> = Object.create(null);
  const limits = { fileSize: UPLOAD_LIMIT_BYTES, files: 1, fields: 10, fieldSize: 1024, parts: 11 };
  for await (const part of request.parts({ limits })) {
    if (Object.hasOwn(fields, part.fieldname)) throw new UnreadableForm('a field came twice');
    if (part.type === 'field') {
      fields[part.fieldname] = summary[part.fieldname] = part.value;
      continue;
    }
    const bytes = await part.toBuffer();
    fields[part.fieldname] = new Blob([new Uint8Array(bytes)], { type: part.mimetype });
    summary[part.fieldname] = createHash('sha256').update(bytes).digest('hex');
  }
  return { fields: { ...fields }, summary: { ...summary } };
}
