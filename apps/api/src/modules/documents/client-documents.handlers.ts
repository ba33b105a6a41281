import { finishClientDocuments, getClientDocument, getClientDocumentState } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { activeApplication, settleNeed } from '../applications/index.ts';
import { lockClient } from '../clients/index.ts';
import { recordHistory } from '../history/index.ts';
import { currentPhotos, findDocument, papersOf, readUpload } from './client-documents.ts';
import { toPaperReply, toPhotoReply } from './document-replies.ts';
import { missingPhotos, validUntil } from './identification.policy.ts';
import { keepExpiration } from './identification.ts';
import { mayChangePhotos, mayFinish } from './may-upload.ts';

export const getClientDocumentHandler = implement(getClientDocument, async ({ params }, { caller, tx, services }) => {
  const found = await findDocument(tx, { ...params, clientId: caller.clientId });
  if (!found || found.removed_at) return refuse('not_found');
  const { mime, bytes } = await readUpload(found, services.storage);
  return ok({ type: mime, base64: Buffer.from(bytes).toString('base64') });
});

export const getClientDocumentStateHandler = implement(getClientDocumentState, async (_, { caller, tx, services }) => {
  const { today } = await services.clock.business(tx);
  const photos = await currentPhotos(tx, caller.clientId);
  const open = await activeApplication(tx, caller.clientId);
  const papers = open ? await papersOf(tx, open) : [];
  const finished = open !== undefined && !(await mayFinish(tx, open, 'idDocuments'));
  return ok({
    documents: photos.map(toPhotoReply),
    papers: papers.map(toPaperReply),
    missing: missingPhotos(photos, today),
    finished,
    documentExpiration: validUntil(photos),
  });
});

export const finishClientDocumentsHandler = implement(
  finishClientDocuments,
  async ({ body }, { caller, tx, services }) => {
    const { clientId } = caller;
    await lockClient(tx, clientId);
    const permitted = await mayChangePhotos(tx, clientId);
    if (!permitted.ok) return permitted;
    const open = permitted.value;
    const { today } = await services.clock.business(tx);
    const missing = missingPhotos(await currentPhotos(tx, clientId), today);
    if (missing.length > 0) return refuse('documents_missing', { facts: { missing } });
    const kept = await keepExpiration(tx, { clientId, lastDay: body?.documentExpiration, today });
    if (!kept.ok) return kept;

    await recordHistory(tx, services, {
      clientId,
      actor: 'client',
      event: { name: 'document.finished' },
      applicationId: open.id,
    });
    await settleNeed(tx, { clientId, applicationId: open.id, need: 'idDocuments', state: 'done' }, services);
    return ok({});
  },
);
