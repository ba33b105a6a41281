import {
  type AskableType,
  UPLOAD_LIMIT_BYTES,
  uploadBankStatement,
  uploadClientDocument,
  uploadDocument,
} from '@lender/contract';
import { fail, ok, type Result } from '@lender/result';
import type { Call, CallOptions } from '@lender/sdk';
import { formKeyOf, retryWhileInFlight } from '@lender/web/forms';
import { isUploadType, type UploadProblem } from './upload.ts';

/** Id of the stored file, or its problem. */
export type Uploaded = Result<string, UploadProblem>;

/** Returns the files of a form, from the camera or the device; empty inputs give none. */
export const filesOf = (data: FormData): File[] =>
  data.getAll('file').filter((part): part is File => typeof part !== 'string' && part.size > 0);

/** Stores the one file of a form: fields `type`, `file`, and `modifiedAt`, which only a script can fill in. */
export async function uploadFile(call: Call, data: FormData): Promise<Uploaded> {
  const type = data.get('type');
  // Our own forms always send a type.
  if (!isUploadType(type)) return fail({ type: 'id_front', code: 'no_file' });
  const [file] = filesOf(data);
  if (!file) return fail({ type, code: 'no_file' });
  const modifiedAt = data.get('modifiedAt');
  const time = typeof modifiedAt === 'string' && /^\d{1,15}$/.test(modifiedAt) ? { modifiedAt } : {};
  return storeFile(call, { type, file, ...time }, formKeyOf(data));
}

interface FileToStore {
  readonly type: AskableType;
  readonly file: File;
  readonly modifiedAt?: string;
}

/** Stores a file once per key: a file whose answer was lost may be sent again. */
export async function storeFile(call: Call, file: FileToStore, key: CallOptions): Promise<Uploaded> {
  const { type } = file;
  if (file.file.size > UPLOAD_LIMIT_BYTES) return fail({ type, code: 'too_large' });
  const sent = await send(call, file, key);
  return sent.ok ? ok(sent.data.id) : fail({ type, code: sent.refusal.code });
}

async function send(call: Call, { type, ...file }: FileToStore, key: CallOptions) {
  if (type === 'bank_statement') return retryWhileInFlight(() => call(uploadBankStatement, { body: file }, key));
  if (type === 'payroll') return retryWhileInFlight(() => call(uploadDocument, { body: { type, ...file } }, key));
  return retryWhileInFlight(() => call(uploadClientDocument, { body: { type, ...file } }, key));
}
