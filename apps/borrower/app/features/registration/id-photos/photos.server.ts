import {
  decodeWire,
  deleteClientDocument,
  getClientDocument,
  getClientDocumentState,
  ID_PHOTO_MIMES,
  ID_PHOTO_TYPES,
} from '@lender/contract';
import type { Call } from '@lender/sdk';
import type { PhotoTask } from './photo.ts';

/** Which photos are stored, by the API: after a reload the page knows as much as before. */
export async function readPhotos(call: Call): Promise<{ tasks: PhotoTask[]; isComplete: boolean }> {
  const answer = await call(getClientDocumentState);
  if (!answer.ok) throw new Error(`the photos could not be read: ${answer.refusal.code}`);
  const { documents, missing } = answer.data;
  const tasks = ID_PHOTO_TYPES.map((type) => {
    const found = documents.find((document) => document.type === type);
    return { type, ...(found && { stored: { id: found.id, sizeBytes: found.sizeBytes } }) };
  });
  return { tasks, isComplete: missing.length === 0 };
}

/** Removes a photo. One that is gone already is as good. */
export async function removePhoto(call: Call, data: FormData): Promise<void> {
  const params = decodeWire(deleteClientDocument.params(), { type: data.get('type'), id: data.get('id') });
  if (params.ok) await call(deleteClientDocument, { params: params.value });
}

/** A photo, ready to be sent to a browser. */
export interface PhotoFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mime: string;
}

/** A client's own photo, if they have it; what the API calls anything but a photo is no page here. */
export async function readPhoto(
  call: Call,
  wanted: { readonly type: string | null; readonly id: string | null },
): Promise<PhotoFile | undefined> {
  const params = decodeWire(getClientDocument.params(), wanted);
  const answer = params.ok ? await call(getClientDocument, { params: params.value }) : undefined;
  if (!answer?.ok) return undefined;
  const { type, base64 } = answer.data;
  const mime = ID_PHOTO_MIMES.find((known) => known === type) ?? 'application/octet-stream';
  return { bytes: Uint8Array.from(Buffer.from(base64, 'base64')), mime };
}
