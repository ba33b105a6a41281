import type { JobData } from '../../../kernel/outbox.ts';
import type { Services } from '../../../services.ts';
import { heicToJpeg } from './heic-to-jpeg.ts';

/**
 * Converts a HEIC, which most browsers do not show, into the picture that is shown. The original is unchanged; a
 * picture that cannot be decoded has no view, and a person can still download it.
 */
export const convertHeicJob =
  ({ db, storage, log }: Pick<Services, 'db' | 'storage' | 'log'>) =>
  async ({ clientId, documentId }: JobData['convert-heic']): Promise<void> => {
    const document = await db
      .selectFrom('document')
      .select('storage_key')
      .where('client_id', '=', clientId)
      .where('id', '=', documentId)
      .where('mime', '=', 'image/heic')
      .where('view_storage_key', 'is', null)
      .executeTakeFirst();
    if (!document) return;
    const answer = await heicToJpeg(await storage.get(document.storage_key));
    if (!answer.ok) return log.warn({ event: 'document.not_converted', documentId });
    await db
      .updateTable('document')
      .set({ view_storage_key: await storage.put(answer.value) })
      .where('client_id', '=', clientId)
      .where('id', '=', documentId)
      .execute();
  };
