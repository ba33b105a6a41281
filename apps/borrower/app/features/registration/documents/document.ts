import type { PaperType, UploadObjection } from '@lender/contract';
import type { RemovedFile } from '../uploads/upload.ts';

/** Stored file of a document. */
export interface PaperFile {
  readonly id: string;
  /** True when the page can draw it; anything else is a PDF. */
  readonly isPicture: boolean;
  readonly sizeBytes: number;
}

/** Document as its page shows it. */
export interface Paper {
  readonly type: PaperType;
  readonly files: readonly PaperFile[];
  /** Problem with the files that were uploaded before. */
  readonly objection: UploadObjection | null;
  readonly removed: RemovedFile | null;
}

/** File of a form that was not stored. */
export interface RefusedFile {
  /** Name that its owner gave it. */
  readonly name: string;
  readonly code: string;
}

/** Reason why a form was refused, for each file or as a whole. */
export interface PaperProblem {
  readonly refused: readonly RefusedFile[];
  readonly code?: string;
}

export const PAPER_PATHS = {
  payroll: '/registration/payroll-upload',
  bank_statement: '/registration/bank-statement-upload',
} as const satisfies Record<PaperType, string>;

/** Largest form with files that a browser without scripts may send, in bytes. */
export const PAPER_FORM_LIMIT_BYTES = 60 * 1024 * 1024;
