import { getClientDocumentState, ID_PHOTO_TYPES, UPLOAD_OBJECTIONS } from '@lender/contract';
import type { Call } from '@lender/sdk';
import type { FlowReport } from '../../../journey/enter-page.server.ts';
import { type RemovedFile, removedIn } from '../uploads/upload.ts';
import type { PhotoTask } from './photo.ts';

interface PhotosPage {
  readonly url: string;
  readonly errors?: FlowReport['errors'] | undefined;
}

/** Which photos are stored, and what was wrong with those that are not: after a reload the page knows as much as before. */
export async function readPhotos(
  call: Call,
  { url, errors = [] }: PhotosPage,
): Promise<{ tasks: PhotoTask[]; isComplete: boolean; removed: RemovedFile | null }> {
  const answer = await call(getClientDocumentState);
  if (!answer.ok) throw new Error(`the photos could not be read: ${answer.refusal.code}`);
  const { documents, missing } = answer.data;
  const tasks = ID_PHOTO_TYPES.map((type) => {
    const found = documents.find((document) => document.type === type);
    if (found) return { type, stored: { id: found.id, sizeBytes: found.sizeBytes } };
    const told = errors.find(({ document }) => document === type)?.code;
    const objection = UPLOAD_OBJECTIONS.find((known) => known === told);
    return { type, ...(objection && { objection }) };
  });
  const removed = removedIn(url);
  // Its place is taken again, by itself or by another.
  const isTaken = documents.some(({ type }) => type === removed?.type);
  return { tasks, isComplete: missing.length === 0, removed: isTaken ? null : removed };
}
