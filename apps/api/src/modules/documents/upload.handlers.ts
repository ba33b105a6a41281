import { type UploadType, uploadBankStatement, uploadClientDocument, uploadDocument } from '@lender/contract';
import { ok } from '@lender/result';
import { implementPrepared } from '../../implement.ts';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { acceptDocument } from './accept-document.ts';
import { toFileReply, toPhotoReply } from './document-replies.ts';
import { judgeUpload } from './judge-upload.ts';
import { mayAddProof, mayChangePhotos } from './may-upload.ts';
import { storeUpload } from './store-upload.ts';
import { acceptPhoto } from './upload.policy.ts';

export const uploadClientDocumentHandler = implementPrepared(
  uploadClientDocument,
  async ({ body }, { caller: { clientId }, services }) => {
    const judged = await judgeUpload({ file: body.file, accept: acceptPhoto });
    if (!judged.ok) return judged;
    return ok(async (tx) => {
      const upload = { ...body, clientId, file: judged.value, permit: () => mayChangePhotos(tx, clientId) };
      const stored = await storeUpload(tx, upload, services);
      return stored.ok ? ok(toPhotoReply(stored.value)) : stored;
    });
  },
  { limits: ['uploads'] },
);

export const uploadDocumentHandler = implementPrepared(
  uploadDocument,
  async ({ body }, { caller: { clientId }, services }) => {
    const prepared = await prepareProof({ ...body, clientId }, services);
    if (!prepared.ok) return prepared;
    return ok(async (tx) => {
      const stored = await prepared.value(tx);
      return stored.ok ? ok({ ...toFileReply(stored.value), type: body.type }) : stored;
    });
  },
  { limits: ['uploads'] },
);

export const uploadBankStatementHandler = implementPrepared(
  uploadBankStatement,
  async ({ body }, { caller: { clientId }, services }) => {
    const type = 'bank_statement';
    const prepared = await prepareProof({ ...body, type, clientId }, services);
    if (!prepared.ok) return prepared;
    return ok(async (tx) => {
      const stored = await prepared.value(tx);
      return stored.ok ? ok({ ...toFileReply(stored.value), type } as const) : stored;
    });
  },
  { limits: ['uploads'] },
);

interface UnjudgedProof {
  readonly clientId: string;
  readonly type: UploadType;
  readonly file: Blob;
  readonly modifiedAt?: string | undefined;
}

/** Checks a proof before its transaction, which then only stores it, where there is room. */
async function prepareProof({ file, ...upload }: UnjudgedProof, services: Services) {
  const judged = await judgeUpload({ file, accept: acceptDocument });
  if (!judged.ok) return judged;
  const { clientId, type } = upload;
  return ok((tx: Tx) =>
    storeUpload(tx, { ...upload, file: judged.value, permit: () => mayAddProof(tx, clientId, type) }, services),
  );
}
