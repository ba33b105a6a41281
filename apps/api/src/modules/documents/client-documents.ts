import { ID_PHOTO_TYPES, type IdPhotoMime, type IdPhotoType, type UploadMime } from '@lender/contract';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../kernel/database/database.ts';
import type { Database } from '../../kernel/database/schema.ts';
import type { Storage } from '../../providers/storage/port.ts';
import { inertPdf } from './pdf/inert-pdf.ts';

export type DocumentRecord = Selectable<Database['document']>;

/** Everything that a client has uploaded and not removed or replaced. */
export const currentDocuments = (db: Db | Tx, clientId: string): Promise<DocumentRecord[]> =>
  db
    .selectFrom('document')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();

/** The photos of the identification that a client has now, one at most of each type. */
export const currentPhotos = async (db: Db | Tx, clientId: string): Promise<DocumentRecord[]> =>
  (await currentDocuments(db, clientId)).filter(({ type }) => ID_PHOTO_TYPES.some((known) => known === type));

/** Which photos are still to come, in the order in which the site asks for them. */
export const missingPhotos = (documents: readonly DocumentRecord[]): IdPhotoType[] =>
  ID_PHOTO_TYPES.filter((type) => !documents.some((document) => document.type === type));

/** The type of what is looked at: a HEIC is shown as the JPEG that was made from it, as soon as there is one. */
const viewMime = ({ mime, view_storage_key }: DocumentRecord) => (view_storage_key === null ? mime : 'image/jpeg');

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

/** The bytes that are looked at, with their type. Of a PDF they are pictures, which are made each time and take a while. */
export async function readView(
  document: DocumentRecord,
  storage: Storage,
): Promise<{ mime: UploadMime; bytes: Uint8Array }> {
  const mime = viewMime(document);
  const bytes = await storage.get(document.view_storage_key ?? document.storage_key);
  return { mime, bytes: mime === 'application/pdf' ? await inertPdf(bytes) : bytes };
}
