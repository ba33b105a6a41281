import type { UploadMime } from '@lender/contract';
import { ok, type Result } from '@lender/result';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import { inspectPdf } from './pdf/inspect-pdf.ts';
import { MAX_PAGES } from './pdf/pdf-question.ts';
import { isWholePdf } from './pdf/whole-pdf.policy.ts';
import { acceptPage, FILE_FIELD } from './upload.policy.ts';

type Code = 'upload_wrong_format' | 'hs_metric_failed' | 'too_large' | 'rate_limited';

const RETRY_SECONDS = 10;

/** Accepts a document: a photo that can be read, or a PDF that can be opened. */
export async function acceptDocument(bytes: Uint8Array): Promise<Result<UploadMime, Refusal<Code>>> {
  if (!isWholePdf(bytes)) return acceptPage(bytes);
  const inspected = await inspectPdf(bytes);
  if (inspected.ok) return ok('application/pdf');
  switch (inspected.problem) {
    case 'unreadable':
      return refuse('upload_wrong_format', { field: FILE_FIELD });
    case 'too_many_pages':
      return refuse('too_large', { facts: { maximumPages: MAX_PAGES } });
    case 'busy':
      return refuse('rate_limited', { retryAfterSeconds: RETRY_SECONDS });
  }
}
