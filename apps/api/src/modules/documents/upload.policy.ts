import type { UploadMime } from '@lender/contract';
import { ok, type Result } from '@lender/result';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import { photoOf } from './photo.policy.ts';

/** Smallest length of the shorter side of a photographed page, in pixels; below it the page cannot be read. */
export const MINIMUM_PIXELS = 480;

/** Path of an upload's field in a violation. */
export const FILE_FIELD = ['file'];

/**
 * Smallest length of the shorter side of a photographed identification, or of a face, in pixels; below it nothing can
 * be seen. It is less than a page needs, because a card fills its picture.
 */
export const MINIMUM_PHOTO_PIXELS = 240;

type Judged = Result<UploadMime, Refusal<'upload_wrong_format' | 'hs_metric_failed'>>;

/** Accepts a photo of an identification or of its owner, in which something can be seen. */
export const acceptPhoto = (bytes: Uint8Array): Judged => acceptPicture(bytes, MINIMUM_PHOTO_PIXELS);

/** Accepts a photo of a page that can be read. */
export const acceptPage = (bytes: Uint8Array): Judged => acceptPicture(bytes, MINIMUM_PIXELS);

function acceptPicture(bytes: Uint8Array, minimumPixels: number): Judged {
  const photo = photoOf(bytes);
  if (!photo) return refuse('upload_wrong_format', { field: FILE_FIELD });
  const { width, height } = photo.size;
  return Math.min(width, height) >= minimumPixels
    ? ok(photo.mime)
    : refuse('hs_metric_failed', { field: FILE_FIELD, facts: { minimumPixels } });
}
