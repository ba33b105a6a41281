import { finishClientDocuments, ID_PHOTO_TYPES } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { KEY_FIELD } from '../../forms/form-key.ts';
import { outlastTwin } from '../../forms/outlast-twin.ts';
import { isPhotoType, type PhotoProblem } from './photo.ts';

/** Says that the photos are complete. @returns what is missing, nothing when the application goes on */
export async function finishPhotos(call: Call, data: FormData): Promise<PhotoProblem | undefined> {
  const key = data.get(KEY_FIELD);
  const options = typeof key === 'string' && key ? { idempotencyKey: key } : {};
  const answer = await outlastTwin(() => call(finishClientDocuments, undefined, options));
  // Finished in another tab: the flow knows what comes next.
  if (answer.ok || answer.refusal.code === 'illegal_transition') return undefined;
  const { missing } = answer.refusal.facts;
  const type = Array.isArray(missing) ? missing.find(isPhotoType) : undefined;
  return { type: type ?? ID_PHOTO_TYPES[0], code: answer.refusal.code };
}
