import { APPROVAL_STATUSES, type ApprovalStatus } from '@lender/contract';
import * as z from 'zod/mini';
import { screenPath } from '../../screens.ts';
import { readPageNumber } from '../../shell/page-number.ts';

/** Page and status of requests: all of it is in the address. */
export interface ApprovalQuery {
  readonly status: ApprovalStatus;
  /** Number of the page, from 1. */
  readonly page: number;
}

const statusName = z.catch(z.enum(APPROVAL_STATUSES), 'open');

/** Reads an address: what makes no sense in it is not asked for. */
export const parseApprovalQuery = (search: URLSearchParams): ApprovalQuery => ({
  status: statusName.parse(search.get('estado')),
  page: readPageNumber(search),
});

/** Returns the path of a page of requests. */
export function approvalsPath({ status, page }: ApprovalQuery): string {
  const search = new URLSearchParams({
    ...(status !== 'open' && { estado: status }),
    ...(page > 1 && { pagina: String(page) }),
  });
  return search.size > 0 ? `${screenPath('approvals', {})}?${search}` : screenPath('approvals', {});
}
