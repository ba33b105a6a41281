import {
  deleteClientDocument,
  finishClientDocuments,
  getClientDocument,
  getClientDocumentState,
} from '@lender/contract';
import { ok } from '@lender/money';
import { implement } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { activeApplication, decideWhenComplete } from '../applications/index.ts';
import { lockClient } from '../clients/index.ts';
import { recordHistory } from '../history/index.ts';
import { currentPhotos, missingPhotos, readView, toPhotoReply } from './client-documents.ts';
import { mayUploadPhotos } from './may-upload.ts';

export const getClientDocumentHandler = implement(getClientDocument, async ({ params }, { caller, tx, services }) => {
  const documents = await currentPhotos(tx, caller.clientId);
  const found = documents.find(({ id, type }) => id === params.id && type === params.type);
  if (!found) return refuse('not_found');
  const { mime, bytes } = await readView(found, services.storage);
  return ok({ type: mime, base64: Buffer.from(bytes).toString('base64') });
});

export const deleteClientDocumentHandler = implement(
  deleteClientDocument,
  async ({ params }, { caller, tx, services }) => {
    const { clientId } = caller;
    await lockClient(tx, clientId);
    const documents = await currentPhotos(tx, clientId);
    const found = documents.find(({ id, type }) => id === params.id && type === params.type);
    if (!found) return refuse('not_found');
    const permitted = await mayUploadPhotos(tx, clientId);
    if (!permitted.ok) return permitted;
    await tx
      .updateTable('document')
      .set({ removed_at: services.clock.wall() })
      .where('client_id', '=', clientId)
      .where('id', '=', found.id)
      .execute();
    await recordHistory(tx, services, {
      clientId,
      actor: 'client',
      event: { name: 'document.removed', facts: { type: found.type } },
    });
    return ok({});
  },
);

export const getClientDocumentStateHandler = implement(getClientDocumentState, async (_, { caller, tx }) => {
  const documents = await currentPhotos(tx, caller.clientId);
  const open = await activeApplication(tx, caller.clientId);
  const finished = open !== undefined && open.documents_finished_at !== null;
  return ok({ documents: documents.map(toPhotoReply), missing: missingPhotos(documents), finished });
});

export const finishClientDocumentsHandler = implement(finishClientDocuments, async (_, { caller, tx, services }) => {
  const { clientId } = caller;
  await lockClient(tx, clientId);
  const permitted = await mayUploadPhotos(tx, clientId);
  if (!permitted.ok) return permitted;
  const open = permitted.value;
  const missing = missingPhotos(await currentPhotos(tx, clientId));
  if (missing.length > 0) return refuse('documents_missing', { facts: { missing } });

  const { now } = await services.clock.business(tx);
  await tx
    .updateTable('application')
    .set({ documents_finished_at: now })
    .where('client_id', '=', clientId)
    .where('id', '=', open.id)
    .execute();
  await recordHistory(tx, services, {
    clientId,
    actor: 'client',
    event: { name: 'document.finished' },
    applicationId: open.id,
  });
  await decideWhenComplete(tx, clientId, services);
  return ok({});
});
