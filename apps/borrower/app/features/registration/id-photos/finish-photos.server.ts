import { finishClientDocuments, ID_PHOTO_TYPES } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { formKeyOf, retryWhileInFlight } from '@lender/web/forms';
import type { UploadProblem } from '../uploads/upload.ts';
import { isPhotoType } from './photo.ts';

/** Says that the photos are complete. @returns what is missing, nothing when the application goes on */
export async function finishPhotos(call: Call, data: FormData): Promise<UploadProblem | undefined> {
  const answer = await retryWhileInFlight(() => call(finishClientDocuments, undefined, formKeyOf(data)));
  // Finished in another tab: the flow knows what comes next.
  if (answer.ok || answer.refusal.code === 'illegal_transition') return undefined;
  const { missing } = answer.refusal.facts;
  const type = Array.isArray(missing) ? missing.find(isPhotoType) : undefined;
  return { type: type ?? ID_PHOTO_TYPES[0], code: answer.refusal.code };
}
