import type { RefusalCode, UploadMime } from '@lender/contract';
import { ok, type Result } from '@lender/result';
import type { Refusal } from '../../kernel/refusal.ts';

/** File that is of an accepted kind by its bytes. */
export interface JudgedFile {
  readonly bytes: Uint8Array;
  readonly mime: UploadMime;
}

type Judgement<Code extends RefusalCode> = Result<UploadMime, Refusal<Code>>;

export interface UnjudgedFile<Code extends RefusalCode> {
  readonly file: Blob;
  /** Returns the kind of a file, judged by its bytes. */
  readonly accept: (bytes: Uint8Array) => Judgement<Code> | Promise<Judgement<Code>>;
}

/** Judges the bytes of an upload before its transaction begins, because that may take a while. */
export async function judgeUpload<Code extends RefusalCode>({
  file,
  accept,
}: UnjudgedFile<Code>): Promise<Result<JudgedFile, Refusal<Code>>> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const accepted = await accept(bytes);
  return accepted.ok ? ok({ bytes, mime: accepted.value }) : accepted;
}
