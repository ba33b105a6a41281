import { uploadClientDocument } from '@lender/contract';
import { lockClient } from '../../clients/lock-client.ts';
import { currentDocuments, showDocument } from '../../documents/client-documents.ts';
import { logEvent } from '../../events/log-event.ts';
import { implement } from '../../http/implement.ts';
import { withinPace } from '../../http/rate-limit.ts';
import { done, refuse } from '../../http/refuse.ts';
import { mayUploadPhotos } from './may-upload.ts';
import { isFreshPhoto, photoMimeOf } from './photo.policy.ts';

const UPLOADS_AN_HOUR = 60;

export const uploadClientDocumentHandler = implement(
  uploadClientDocument,
  async ({ body }, { caller, tx, services }) => {
    const { clientId } = caller;
    const { clock, counters, env, newId, storage } = services;
    const now = clock.wall();
    if (
      !(await withinPace(counters, { bucket: `upload:${clientId}`, limit: UPLOADS_AN_HOUR, windowSeconds: 3_600 }, now))
    )
      return refuse('rate_limited', { retryAfterSeconds: 3_600 });

    const bytes = new Uint8Array(await body.file.arrayBuffer());
    const mime = photoMimeOf(bytes);
    if (!mime) return refuse('upload_wrong_format', { field: ['file'] });
    if (env.UPLOAD_AGE_RULE && !isFreshPhoto(body.modifiedAt, now))
      return refuse('upload_too_old', { field: ['file'] });

    await lockClient(tx, clientId);
    if (!(await mayUploadPhotos(tx, clientId))) return refuse('illegal_transition');
    const storageKey = await storage.put(bytes);
    await tx
      .updateTable('document')
      .set({ removed_at: now })
      .where('client_id', '=', clientId)
      .where('type', '=', body.type)
      .where('removed_at', 'is', null)
      .execute();
    const id = newId();
    const row = {
      client_id: clientId,
      id,
      type: body.type,
      mime,
      size_bytes: bytes.length,
      storage_key: storageKey,
      uploaded_at: now,
    };
    await tx
      .insertInto('document')
      .values({ ...row, removed_at: null })
      .execute();
    await logEvent(tx, services, { clientId, actor: 'client', event: 'document.uploaded', detail: body.type });
    const stored = (await currentDocuments(tx, clientId)).find((document) => document.id === id);
    if (!stored) throw new Error('a document that was just stored is not there');
    return done(showDocument(stored));
  },
);
