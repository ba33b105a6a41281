import { ID_PHOTO_TYPES, type IdPhotoType, type UploadObjection } from '@lender/contract';
import type { UploadProblem } from '../uploads/upload.ts';

/** A photo that is stored. */
export interface StoredPhoto {
  readonly id: string;
  readonly sizeBytes: number;
}

/** One of the photos that are asked for. */
export interface PhotoTask {
  readonly type: IdPhotoType;
  readonly stored?: StoredPhoto;
  /** What was wrong with the one before. */
  readonly objection?: UploadObjection;
}

const isPhotoType = (value: unknown): value is IdPhotoType => ID_PHOTO_TYPES.some((type) => type === value);

/** Which photo a form is about; a form of ours always says it. */
export function photoTypeIn(data: FormData): IdPhotoType {
  const type = data.get('type');
  return isPhotoType(type) ? type : ID_PHOTO_TYPES[0];
}

/** The place of a photo on its page: what an error links to. */
export const photoAnchor = (type: UploadProblem['type']): string => `photo-${type}`;
