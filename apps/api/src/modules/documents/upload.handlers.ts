import { uploadBankStatement, uploadClientDocument, uploadDocument } from '@lender/contract';
import { ok } from '@lender/money';
import { implementPrepared } from '../../implement.ts';
import { acceptDocument } from './accept-document.ts';
import { toFileReply, toPhotoReply } from './client-documents.ts';
import { judgeUpload } from './judge-upload.ts';
import { mayUploadPhotos, mayUploadProofs, mayUploadStatement } from './may-upload.ts';
import { storeUpload } from './store-upload.ts';
import { acceptPhoto } from './upload.policy.ts';

export const uploadClientDocumentHandler = implementPrepared(
  uploadClientDocument,
  async ({ body }, { caller: { clientId }, services }) => {
    const judged = await judgeUpload({ file: body.file, accept: acceptPhoto });
    if (!judged.ok) return judged;
    return ok(async (tx) => {
      const upload = { ...body, clientId, file: judged.value, permit: () => mayUploadPhotos(tx, clientId) };
      const stored = await storeUpload(tx, upload, services);
      return stored.ok ? ok(toPhotoReply(stored.value)) : stored;
    });
  },
  { limits: ['uploads'] },
);

export const uploadDocumentHandler = implementPrepared(
  uploadDocument,
  async ({ body }, { caller: { clientId }, services }) => {
    const judged = await judgeUpload({ file: body.file, accept: acceptDocument });
    if (!judged.ok) return judged;
    return ok(async (tx) => {
      const upload = { ...body, clientId, file: judged.value, permit: () => mayUploadProofs(tx, clientId) };
      const stored = await storeUpload(tx, upload, services);
      return stored.ok ? ok({ ...toFileReply(stored.value), type: body.type }) : stored;
    });
  },
  { limits: ['uploads'] },
);

export const uploadBankStatementHandler = implementPrepared(
  uploadBankStatement,
  async ({ body }, { caller: { clientId }, services }) => {
    const type = 'bank_statement';
    const judged = await judgeUpload({ file: body.file, accept: acceptDocument });
    if (!judged.ok) return judged;
    return ok(async (tx) => {
      const upload = {
        ...body,
        type,
        clientId,
        file: judged.value,
        permit: () => mayUploadStatement(tx, clientId),
      } as const;
      const stored = await storeUpload(tx, upload, services);
      return stored.ok ? ok({ ...toFileReply(stored.value), type }) : stored;
    });
  },
  { limits: ['uploads'] },
);
