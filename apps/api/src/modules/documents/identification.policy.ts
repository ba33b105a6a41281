import type { PlainDate } from '@lender/calculator';
import { ID_PHOTO_TYPES, type IdPhotoType, type UploadType } from '@lender/contract';

/** What a photo shows, and the last day on which that is valid, where its owner told. */
interface ShownPhoto {
  readonly type: UploadType;
  readonly valid_until: PlainDate | null;
}

/** Whether an identification is no longer valid. On its last day it is. */
export const isExpired = (lastDay: PlainDate, today: PlainDate): boolean => lastDay < today;

/** The photos that show the identification, which expires as a whole; the selfie is of its owner. */
export const IDENTIFICATION_SIDES = ['id_front', 'id_back'] as const satisfies readonly IdPhotoType[];

const showsExpired = ({ valid_until }: ShownPhoto, today: PlainDate): boolean =>
  valid_until !== null && isExpired(valid_until, today);

/**
 * Which photos are still to come, in the order in which the site asks for them. One that shows an expired identification
 * has to come anew.
 */
export const missingPhotos = (photos: readonly ShownPhoto[], today: PlainDate): IdPhotoType[] =>
  ID_PHOTO_TYPES.filter((type) => !photos.some((photo) => photo.type === type && !showsExpired(photo, today)));

/** The last day on which the identification is valid, by its front; `undefined` where nobody told. */
export const validUntil = (photos: readonly ShownPhoto[]): PlainDate | undefined =>
  photos.find(({ type }) => type === 'id_front')?.valid_until ?? undefined;
