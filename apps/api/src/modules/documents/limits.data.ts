import { PAPER_FILES_LIMIT } from '@lender/contract';
import { DAY, HOUR, MINUTE, type Quota, type RateLimit } from '../../kernel/limit-declaration.ts';

const MEBIBYTE = 1024 * 1024;

/** Rate limits of `documents`. */
export const DOCUMENTS_LIMITS = {
  uploads: {
    per: 'client',
    hits: 60,
    windowSeconds: HOUR,
    reason: 'Every document of an application several times over.',
  },
  'documents-drawn': {
    per: 'client',
    hits: 60,
    windowSeconds: 10 * MINUTE,
    reason: 'Contract, cover, statements and letters, each opened several times; drawing one costs a quarter of a second.',
  },
} as const satisfies Record<string, RateLimit>;

/** Quotas of `documents`. */
export const DOCUMENTS_QUOTAS = {
  'uploaded-bytes': {
    per: 'client',
    limit: 700 * MEBIBYTE,
    windowSeconds: DAY,
    reason: 'Every document of an application twice over, at the largest size. Removed files count.',
  },
  'paper-files': {
    per: 'application and paper',
    limit: PAPER_FILES_LIMIT,
    reason: 'A page for each month of a year.',
  },
} as const satisfies Record<string, Quota>;
