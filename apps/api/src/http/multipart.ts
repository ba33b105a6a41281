import { UPLOAD_LIMIT_BYTES } from '@lender/contract';
import type { FastifyRequest } from 'fastify';

/** The fields and the one file of an upload, the file in memory. */
export async function readMultipart(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = Object.create(null);
  const limits = { fileSize: UPLOAD_LIMIT_BYTES, files: 1, fields: 10, fieldSize: 1024, parts: 11 };
  for await (const part of request.parts({ limits })) {
    fields[part.fieldname] =
      part.type === 'file' ? new Blob([new Uint8Array(await part.toBuffer())], { type: part.mimetype }) : part.value;
  }
  return { ...fields };
}
