import type { UploadMime } from '@lender/contract';
import { ok, type Result } from '@lender/money';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import { type Photo, photoOf } from './photo.policy.ts';

/** Under this the shorter side of a photographed paper cannot be read. */
export const MINIMUM_PIXELS = 480;

/** Where the violation of an upload stands. */
export const FILE_FIELD = ['file'];

/** A photo and nothing else, however small: a person looks at it. */
export function acceptPhoto(bytes: Uint8Array): Result<UploadMime, Refusal<'upload_wrong_format'>> {
  const photo = photoOf(bytes);
  return photo ? ok(photo.mime) : refuse('upload_wrong_format', { field: FILE_FIELD });
}

/** A photo of a page in which it can be read. */
export function acceptPage(bytes: Uint8Array): Result<UploadMime, Refusal<'upload_wrong_format' | 'hs_metric_failed'>> {
  const photo = photoOf(bytes);
  if (!photo) return refuse('upload_wrong_format', { field: FILE_FIELD });
  return isReadable(photo)
    ? ok(photo.mime)
    : refuse('hs_metric_failed', { field: FILE_FIELD, facts: { minimumPixels: MINIMUM_PIXELS } });
}

const isReadable = ({ size: { width, height } }: Photo): boolean => Math.min(width, height) >= MINIMUM_PIXELS;
