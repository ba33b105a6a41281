import type { RefusalCode, UploadMime } from '@lender/contract';
import { ok, type Result } from '@lender/money';
import { isClientWithinLimit } from '../../kernel/rate-limit.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import type { Services } from '../../services.ts';

const UPLOADS_AN_HOUR = 60;

/** A file that is one of ours by its bytes. */
export interface JudgedFile {
  readonly bytes: Uint8Array;
  readonly mime: UploadMime;
}

type Judgement<Code extends RefusalCode> = Result<UploadMime, Refusal<Code>>;

export interface UnjudgedFile<Code extends RefusalCode> {
  readonly clientId: string;
  readonly file: Blob;
  /** What kind of file it is, by its bytes. */
  readonly accept: (bytes: Uint8Array) => Judgement<Code> | Promise<Judgement<Code>>;
}

/** What comes before an upload's transaction: how often, and the bytes, which may take a while to look at. */
export async function judgeUpload<Code extends RefusalCode>(
  { clientId, file, accept }: UnjudgedFile<Code>,
  services: Services,
): Promise<Result<JudgedFile, Refusal<Code | 'rate_limited'>>> {
  const limit = { name: 'upload', clientId, limit: UPLOADS_AN_HOUR, windowSeconds: 3_600 };
  if (!(await isClientWithinLimit(limit, services))) return refuse('rate_limited', { retryAfterSeconds: 3_600 });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const accepted = await accept(bytes);
  return accepted.ok ? ok({ bytes, mime: accepted.value }) : accepted;
}
