import type { IdPhotoMime, IdPhotoType, PaperType } from '@lender/contract';
import { type DocumentRecord, viewMime } from './client-documents.ts';

/** An upload under the names of the wire. What the table holds was checked when it was written. */
export const toFileReply = (document: DocumentRecord) => ({
  id: document.id,
  type: document.type,
  mime: viewMime(document),
  sizeBytes: document.size_bytes,
  uploadedAt: document.uploaded_at.toISOString(),
});

/** A photo of the identification, which no PDF can be. */
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
