import { uploadBankStatement, uploadClientDocument, uploadDocument } from '@lender/contract';
import { implement } from '../../implement.ts';
import { done } from '../../kernel/refusal.ts';
import { showFile, showPhoto } from './client-documents.ts';
import { mayUploadPhotos, mayUploadProofs, mayUploadStatement } from './may-upload.ts';
import { storeUpload } from './store-upload.ts';
import { acceptPaper, acceptPhoto } from './upload.policy.ts';

export const uploadClientDocumentHandler = implement(
  uploadClientDocument,
  async ({ body }, { caller: { clientId }, tx, services }) => {
    const upload = { ...body, clientId, accept: acceptPhoto, permit: () => mayUploadPhotos(tx, clientId) };
    const stored = await storeUpload(tx, upload, services);
    return stored.ok ? done(showPhoto(stored.value)) : stored;
  },
);

export const uploadDocumentHandler = implement(
  uploadDocument,
  async ({ body }, { caller: { clientId }, tx, services }) => {
    const upload = { ...body, clientId, accept: acceptPaper, permit: () => mayUploadProofs(tx, clientId) };
    const stored = await storeUpload(tx, upload, services);
    return stored.ok ? done({ ...showFile(stored.value), type: body.type }) : stored;
  },
);

export const uploadBankStatementHandler = implement(
  uploadBankStatement,
  async ({ body }, { caller: { clientId }, tx, services }) => {
    const type = 'bank_statement';
    const upload = {
      ...body,
      type,
      clientId,
      accept: acceptPaper,
      permit: () => mayUploadStatement(tx, clientId),
    } as const;
    const stored = await storeUpload(tx, upload, services);
    return stored.ok ? done({ ...showFile(stored.value), type }) : stored;
  },
);
