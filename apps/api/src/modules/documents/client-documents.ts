import { ID_PHOTO_TYPES, PAPER_TYPES, type PaperType, type UploadMime, type UploadType } from '@lender/contract';
import { ok, type Result } from '@lender/result';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../kernel/database/database.ts';
import type { Database } from '../../kernel/database/schema.ts';
import type { Storage } from '../../providers/storage/port.ts';
import type { ApplicationRecord } from '../applications/index.ts';
import { barePhoto } from './bare-photo.policy.ts';
import { inertPdf } from './pdf/inert-pdf.ts';

export type DocumentRecord = Selectable<Database['document']>;

export const isPaper = (type: UploadType): type is PaperType => PAPER_TYPES.some((paper) => paper === type);

/** Reads everything that a client has uploaded and that was not removed or replaced. */
const currentDocuments = (db: Db | Tx, clientId: string): Promise<DocumentRecord[]> =>
  db
    .selectFrom('document')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();

/** Reads the current photos of a client's identification, at most one of each type. */
export const currentPhotos = async (db: Db | Tx, clientId: string): Promise<DocumentRecord[]> =>
  (await currentDocuments(db, clientId)).filter(({ type }) => ID_PHOTO_TYPES.some((known) => known === type));

/**
 * Reads the documents that are reviewed for an application: its own payroll and bank statement files, and of every
 * other type what its client has now.
 */
export const documentsOf = async (db: Db | Tx, { client_id, id }: ApplicationRecord): Promise<DocumentRecord[]> =>
  (await currentDocuments(db, client_id)).filter(({ type, application_id }) => !isPaper(type) || application_id === id);

/** Reads the payroll and bank statement files that an application has now. */
export const papersOf = async (db: Db | Tx, record: ApplicationRecord): Promise<DocumentRecord[]> =>
  (await documentsOf(db, record)).filter(({ type }) => isPaper(type));

/** Finds an upload of a client, also one that was removed. */
export const findDocument = (
  db: Db | Tx,
  { clientId, type, id }: { readonly clientId: string; readonly type: UploadType; readonly id: string },
): Promise<DocumentRecord | undefined> =>
  db
    .selectFrom('document')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('type', '=', type)
    .executeTakeFirst();

/** Returns the type of the file that is shown: for a HEIC the JPEG made from it, as soon as there is one. */
export const viewMime = ({ mime, view_storage_key }: DocumentRecord): UploadMime =>
  view_storage_key === null ? mime : 'image/jpeg';

interface UploadedFile {
  readonly mime: UploadMime;
  readonly bytes: Uint8Array;
}

/** Reads an upload for its owner: their own file. */
export const readUpload = async (document: DocumentRecord, storage: Storage): Promise<UploadedFile> => ({
  mime: viewMime(document),
  bytes: await storage.get(document.view_storage_key ?? document.storage_key),
});

/**
 * Returns what others see: of a photo its picture alone, without where and when it was taken; of a PDF pictures, which
 * are made each time and take a while. The file itself is unchanged.
 *
 * @returns `busy` when the machine has no time to make them
 */
export async function readView(document: DocumentRecord, storage: Storage): Promise<Result<UploadedFile, 'busy'>> {
  const { mime, bytes } = await readUpload(document, storage);
  if (mime !== 'application/pdf') return ok({ mime, bytes: barePhoto(bytes) });
  const inert = await inertPdf(bytes);
  return inert.ok ? ok({ mime, bytes: inert.value }) : inert;
}
