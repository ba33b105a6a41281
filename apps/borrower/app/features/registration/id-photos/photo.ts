import { ID_PHOTO_TYPES, type IdPhotoType } from '@lender/contract';

/** A photo that is stored. */
export interface StoredPhoto {
  readonly id: string;
  readonly sizeBytes: number;
}

/** One of the photos that are asked for. */
export interface PhotoTask {
  readonly type: IdPhotoType;
  readonly stored?: StoredPhoto;
}

/** Why a photo was not stored. */
export interface PhotoProblem {
  readonly type: IdPhotoType;
  /** A refusal code of the API, or `no_file`, `network`. */
  readonly code: string;
}

export const isPhotoType = (value: unknown): value is IdPhotoType => ID_PHOTO_TYPES.some((type) => type === value);

/** Where a stored photo can be seen by its owner. */
export const photoPath = (type: IdPhotoType, { id }: Pick<StoredPhoto, 'id'>): string =>
  `/photos/show?type=${type}&id=${id}`;

/** The place of a photo on its page: what an error links to. */
export const photoAnchor = (type: IdPhotoType): string => `photo-${type}`;
