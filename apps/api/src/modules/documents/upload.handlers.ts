import { uploadBankStatement, uploadClientDocument, uploadDocument } from '@lender/contract';
import { ok } from '@lender/money';
import { implement } from '../../implement.ts';
import { toFileReply, toPhotoReply } from './client-documents.ts';
import { mayUploadPhotos, mayUploadProofs, mayUploadStatement } from './may-upload.ts';
import { storeUpload } from './store-upload.ts';
import { acceptDocument, acceptPhoto } from './upload.policy.ts';

export const uploadClientDocumentHandler = implement(
  uploadClientDocument,
  async ({ body }, { caller: { clientId }, tx, services }) => {
    const upload = { ...body, clientId, accept: acceptPhoto, permit: () => mayUploadPhotos(tx, clientId) };
    const stored = await storeUpload(tx, upload, services);
    return stored.ok ? ok(toPhotoReply(stored.value)) : stored;
  },
);

export const uploadDocumentHandler = implement(
  uploadDocument,
  async ({ body }, { caller: { clientId }, tx, services }) => {
    const upload = { ...body, clientId, accept: acceptDocument, permit: () => mayUploadProofs(tx, clientId) };
    const stored = await storeUpload(tx, upload, services);
    return stored.ok ? ok({ ...toFileReply(stored.value), type: body.type }) : stored;
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
      accept: acceptDocument,
      permit: () => mayUploadStatement(tx, clientId),
    } as const;
    const stored = await storeUpload(tx, upload, services);
    return stored.ok ? ok({ ...toFileReply(stored.value), type }) : stored;
  },
);
