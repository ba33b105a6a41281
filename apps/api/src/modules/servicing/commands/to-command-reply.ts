import type { holdLoan, Reply } from '@lender/contract';
import { permittedLoanTransitions } from '@lender/lending';
import type { LoanRecord } from '../../loans/index.ts';

/**
 * Returns the status of a loan after a command, and the id of the request that waits where a second person has to
 * approve it.
 */
export const toCommandReply = (
  { id, status }: Pick<LoanRecord, 'id' | 'status'>,
  approvalId: string | null = null,
): Reply<typeof holdLoan> => ({ id, status, permitted: [...permittedLoanTransitions(status)], approvalId });
