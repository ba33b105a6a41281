import type { getCase, Reply } from '@lender/contract';

/** Everything that the API tells about one case. */
export type CaseDetail = Reply<typeof getCase>;
