import { createHash } from 'node:crypto';
import type { RefusalCode, UploadType } from '@lender/contract';
import { ok, type Result } from '@lender/result';
import type { Tx } from '../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import type { Services } from '../../services.ts';
import type { ApplicationRecord } from '../applications/index.ts';
import { lockClient } from '../clients/index.ts';
import { recordHistory } from '../history/index.ts';
import { type DocumentRecord, isPaper } from './client-documents.ts';
import type { JudgedFile } from './judge-upload.ts';
import { FILE_FIELD } from './upload.policy.ts';
import { fileChangedAt, isFreshUpload } from './upload-age.policy.ts';
import { withinDailyBytes } from './upload-quota.ts';

export interface Upload<Code extends RefusalCode> {
  readonly clientId: string;
  readonly type: UploadType;
  readonly file: JudgedFile;
  readonly modifiedAt?: string | undefined;
  /** Returns the application for which it may be stored now; called with the client locked. */
  readonly permit: () => Promise<Result<ApplicationRecord, Refusal<Code>>>;
}

/**
 * Stores a file that was judged; every upload passes here. It checks age, the status of the application and room, then
 * writes file, row and history. The file is written before the row commits, so a transaction that is rolled back leaves
 * a file that no row names; a job removes such files.
 */
export async function storeUpload<Code extends RefusalCode>(
  tx: Tx,
  { clientId, type, file, modifiedAt, permit }: Upload<Code>,
  services: Services,
): Promise<Result<DocumentRecord, Refusal<Code | 'rate_limited' | 'upload_too_old'>>> {
  const { clock, env } = services;
  const now = clock.wall();
  if (env.UPLOAD_AGE_RULE && !isFreshUpload(modifiedAt, now)) return refuse('upload_too_old', { field: FILE_FIELD });

  await lockClient(tx, clientId);
  const permitted = await permit();
  if (!permitted.ok) return permitted;
  const room = await withinDailyBytes(tx, { clientId, sizeBytes: file.bytes.length, now });
  if (!room.ok) return room;
  return ok(await store(tx, { clientId, type, ...file, modifiedAt, application: permitted.value }, services));
}

interface StoredFile extends JudgedFile {
  readonly clientId: string;
  readonly type: UploadType;
  readonly modifiedAt: string | undefined;
  readonly application: ApplicationRecord;
}

async function store(tx: Tx, { clientId, type, bytes, mime, modifiedAt, application }: StoredFile, services: Services) {
  const { clock, jobs, newId, storage } = services;
  const now = clock.wall();
  if (!isPaper(type))
    await tx
      .updateTable('document')
      .set({ removed_at: now, removal: 'replaced' })
      .where('client_id', '=', clientId)
      .where('type', '=', type)
      .where('removed_at', 'is', null)
      .execute();
  const stored = await tx
    .insertInto('document')
    .values({
      client_id: clientId,
      id: newId(),
      application_id: application.id,
      type,
      mime,
      size_bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      storage_key: await storage.put(bytes),
      uploaded_at: now,
      file_changed_at: fileChangedAt(modifiedAt, now),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const event = {
    clientId,
    actor: 'client',
    applicationId: application.id,
    event: { name: 'document.uploaded', facts: { type } },
  } as const;
  await recordHistory(tx, services, event);
  if (mime === 'image/heic') await jobs.enqueue(tx, 'convert-heic', { clientId, documentId: stored.id });
  return stored;
}
