import { ID_PHOTO_TYPES, type IdPhotoType, type UploadObjection } from '@lender/contract';
import type { UploadProblem } from '../uploads/upload.ts';

/** Stored photo. */
export interface StoredPhoto {
  readonly id: string;
  readonly sizeBytes: number;
}

/** Photo that is asked for. */
export interface PhotoTask {
  readonly type: IdPhotoType;
  readonly stored?: StoredPhoto;
  /** Problem with the photo that was uploaded before. */
  readonly objection?: UploadObjection;
}

const isPhotoType = (value: unknown): value is IdPhotoType => ID_PHOTO_TYPES.some((type) => type === value);

/** Returns the photo type that a form names; every form of the site names one. */
export function photoTypeIn(data: FormData): IdPhotoType {
  const type = data.get('type');
  return isPhotoType(type) ? type : ID_PHOTO_TYPES[0];
}

/** Returns the anchor of a photo on its page, to which an error links. */
export const photoAnchor = (type: UploadProblem['type']): string => `photo-${type}`;
