import type { getCase, Reply } from '@lender/contract';

/** Reply of the API about one case. */
export type CaseDetail = Reply<typeof getCase>;
