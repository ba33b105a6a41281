import { getClientDocumentState, ID_PHOTO_TYPES, UPLOAD_OBJECTIONS } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { writeDate } from '../../../forms/masks/date-mask.ts';
import type { FlowReport } from '../../../journey/enter-page.server.ts';
import { type RemovedFile, removedIn } from '../uploads/upload.ts';
import { EXPIRATION_ORDER } from './expiration.ts';
import type { PhotoTask } from './photo.ts';

interface PhotosPage {
  readonly url: string;
  readonly errors?: FlowReport['errors'] | undefined;
}

interface PhotosState {
  readonly tasks: readonly PhotoTask[];
  readonly isComplete: boolean;
  readonly removed: RemovedFile | null;
  /** Day until which the identification is valid, as its field shows it; empty while it is still to be entered. */
  readonly expiration: string;
}

/** Reads which photos are stored, and what was wrong with those that are not, so that a reload loses nothing. */
export async function readPhotos(call: Call, { url, errors = [] }: PhotosPage): Promise<PhotosState> {
  const answer = await call(getClientDocumentState);
  if (!answer.ok) throw new Error(`the photos could not be read: ${answer.refusal.code}`);
  const { documents, missing, documentExpiration } = answer.data;
  const tasks = ID_PHOTO_TYPES.map((type): PhotoTask => {
    const found = documents.find((document) => document.type === type);
    if (found && missing.includes(type)) return { type, objection: 'expired' };
    if (found) return { type, stored: { id: found.id, sizeBytes: found.sizeBytes } };
    const saved = errors.find(({ document }) => document === type)?.code;
    const objection = UPLOAD_OBJECTIONS.find((known) => known === saved);
    return { type, ...(objection && { objection }) };
  });
  const removed = removedIn(url);
  // The file was restored or replaced.
  const isTaken = documents.some(({ type }) => type === removed?.type);
  const isKnown = documentExpiration !== undefined && !missing.includes('id_front');
  const expiration = isKnown ? writeDate(documentExpiration, EXPIRATION_ORDER) : '';
  return { tasks, isComplete: missing.length === 0, removed: isTaken ? null : removed, expiration };
}
