import { ID_PHOTO_TYPES, UPLOAD_LIMIT_BYTES, uploadClientDocument } from '@lender/contract';
import { fail, ok, type Result } from '@lender/money';
import type { Call } from '@lender/sdk';
import { isPhotoType, type PhotoProblem } from './photo.ts';

export type Uploaded = Result<null, PhotoProblem>;

/**
 * Stores the photo of a form: fields `type`, `file` (from the camera, from the device, or one of the two left empty)
 * and `modifiedAt`, which only a script can tell.
 */
export async function uploadPhoto(call: Call, data: FormData): Promise<Uploaded> {
  const type = data.get('type');
  // A form of ours always says which photo it is.
  if (!isPhotoType(type)) return fail({ type: ID_PHOTO_TYPES[0], code: 'no_file' });
  const refused = (code: string): Uploaded => fail({ type, code });

  const file = data.getAll('file').find((part): part is File => typeof part !== 'string' && part.size > 0);
  if (!file) return refused('no_file');
  if (file.size > UPLOAD_LIMIT_BYTES) return refused('too_large');
  const modifiedAt = data.get('modifiedAt');
  const time = typeof modifiedAt === 'string' && /^\d{1,15}$/.test(modifiedAt) ? { modifiedAt } : {};
  const answer = await call(uploadClientDocument, { body: { type, file, ...time } });
  return answer.ok ? ok(null) : refused(answer.refusal.code);
}
