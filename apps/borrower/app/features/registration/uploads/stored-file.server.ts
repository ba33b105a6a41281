import {
  decodeWire,
  deleteClientDocument,
  getClientDocument,
  ID_PHOTO_MIMES,
  restoreClientDocument,
} from '@lender/contract';
import type { Call } from '@lender/sdk';
import type { RemovedFile } from './upload.ts';

/** Removes a stored file, and returns which one. A file that is already gone is no error. */
export async function removeFile(call: Call, data: FormData): Promise<RemovedFile | undefined> {
  const params = decodeWire(deleteClientDocument.params(), { type: data.get('type'), id: data.get('id') });
  if (!params.ok) return undefined;
  const answer = await call(deleteClientDocument, { params: params.value });
  return answer.ok ? params.value : undefined;
}

/** Restores a removed file. @returns why it cannot be restored */
export async function restoreFile(call: Call, data: FormData): Promise<string | undefined> {
  const params = decodeWire(restoreClientDocument.params(), { type: data.get('type'), id: data.get('id') });
  if (!params.ok) return 'not_found';
  const answer = await call(restoreClientDocument, { params: params.value });
  return answer.ok ? undefined : answer.refusal.code;
}

/** File that is ready to be sent to a browser. */
export interface StoredFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mime: string;
  /** True when a page shows it as a picture; a browser saves any other file and never opens it in our name. */
  readonly isPicture: boolean;
}

/** Returns a client's own file, if it exists. */
export async function readFile(
  call: Call,
  wanted: { readonly type: string | null; readonly id: string | null },
): Promise<StoredFile | undefined> {
  const params = decodeWire(getClientDocument.params(), wanted);
  const answer = params.ok ? await call(getClientDocument, { params: params.value }) : undefined;
  if (!answer?.ok) return undefined;
  const { type, base64 } = answer.data;
  const picture = ID_PHOTO_MIMES.find((known) => known === type);
  const mime = picture ?? (type === 'application/pdf' ? type : 'application/octet-stream');
  return { bytes: Uint8Array.from(Buffer.from(base64, 'base64')), mime, isPicture: picture !== undefined };
}
