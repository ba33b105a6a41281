import { ID_PHOTO_TYPES, type IdPhotoMime, type IdPhotoType } from '@lender/contract';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../database/database.ts';
import type { Database } from '../database/schema.ts';

export type DocumentRecord = Selectable<Database['document']>;

/** The photos that a client has now, one at most of each type. */
export const currentDocuments = (db: Db | Tx, clientId: string): Promise<DocumentRecord[]> =>
  db
    .selectFrom('document')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();

/** Which photos are still to come, in the order in which the site asks for them. */
export const missingPhotos = (documents: readonly DocumentRecord[]): IdPhotoType[] =>
  ID_PHOTO_TYPES.filter((type) => !documents.some((document) => document.type === type));

/** A photo under the names of the wire. What the table holds was checked when it was written. */
export const showDocument = (document: DocumentRecord) => ({
  id: document.id,
  type: document.type as IdPhotoType,
  mime: document.mime as IdPhotoMime,
  sizeBytes: document.size_bytes,
  uploadedAt: document.uploaded_at.toISOString(),
});
