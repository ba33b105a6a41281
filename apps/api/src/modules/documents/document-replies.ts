import type { IdPhotoMime, IdPhotoType, PaperType } from '@lender/contract';
import { type DocumentRecord, viewMime } from './client-documents.ts';

/** Returns an upload under the names of the wire. The table's values were checked when they were written. */
export const toFileReply = (document: DocumentRecord) => ({
  id: document.id,
  type: document.type,
  mime: viewMime(document),
  sizeBytes: document.size_bytes,
  uploadedAt: document.uploaded_at.toISOString(),
});

/** Returns a photo of the identification, which is never a PDF. */
export const toPhotoReply = (document: DocumentRecord) => ({
  ...toFileReply(document),
  type: document.type as IdPhotoType,
  mime: viewMime(document) as IdPhotoMime,
});

/** Maps a payroll or bank statement file to its reply. */
export const toPaperReply = (document: DocumentRecord) => ({
  ...toFileReply(document),
  type: document.type as PaperType,
});
