import type { PlainDate } from '@lender/calculator';
import { ID_PHOTO_TYPES, type IdPhotoType, type UploadType } from '@lender/contract';

/** A photo's type, and the last day on which what it shows is valid, when its owner entered it. */
interface ShownPhoto {
  readonly type: UploadType;
  readonly valid_until: PlainDate | null;
}

/** Tells whether an identification has expired. On its last day it is still valid. */
export const isExpired = (lastDay: PlainDate, today: PlainDate): boolean => lastDay < today;

/** Photos that show the identification, which expires as a whole; the selfie shows its owner. */
export const IDENTIFICATION_SIDES = ['id_front', 'id_back'] as const satisfies readonly IdPhotoType[];

const showsExpired = ({ valid_until }: ShownPhoto, today: PlainDate): boolean =>
  valid_until !== null && isExpired(valid_until, today);

/**
 * Returns the types of photos that are still missing, in the order in which the site asks for them. A photo of an
 * expired identification has to be taken again.
 */
export const missingPhotos = (photos: readonly ShownPhoto[], today: PlainDate): IdPhotoType[] =>
  ID_PHOTO_TYPES.filter((type) => !photos.some((photo) => photo.type === type && !showsExpired(photo, today)));

/**
 * Returns the last day on which the identification is valid, by its front; `undefined` when the client did not enter
 * it.
 */
export const validUntil = (photos: readonly ShownPhoto[]): PlainDate | undefined =>
  photos.find(({ type }) => type === 'id_front')?.valid_until ?? undefined;
