import type { UploadMime } from '@lender/contract';
import { ok, type Result } from '@lender/money';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import { isPlainPdf } from './pdf.policy.ts';
import { type Photo, photoOf } from './photo.policy.ts';

/** Under this the shorter side of a photographed paper cannot be read. */
export const MINIMUM_PIXELS = 480;

const FIELD = ['file'];

/** A photo and nothing else, however small: a person looks at it. */
export function acceptPhoto(bytes: Uint8Array): Result<UploadMime, Refusal<'upload_wrong_format'>> {
  const photo = photoOf(bytes);
  return photo ? ok(photo.mime) : refuse('upload_wrong_format', { field: FIELD });
}

/** A paper: a PDF, or a photo in which it can be read. */
export function acceptDocument(
  bytes: Uint8Array,
): Result<UploadMime, Refusal<'upload_wrong_format' | 'hs_metric_failed'>> {
  if (isPlainPdf(bytes)) return ok('application/pdf');
  const photo = photoOf(bytes);
  if (!photo) return refuse('upload_wrong_format', { field: FIELD });
  return isReadable(photo)
    ? ok(photo.mime)
    : refuse('hs_metric_failed', { field: FIELD, facts: { minimumPixels: MINIMUM_PIXELS } });
}

const isReadable = ({ size: { width, height } }: Photo): boolean => Math.min(width, height) >= MINIMUM_PIXELS;
