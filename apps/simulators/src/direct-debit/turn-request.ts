import type { DebitServices } from './debit-services.ts';
import { requestNotice } from './debit-wire.ts';
import type { DebitRequest } from './stores/request-store.ts';

/** Moves a debit to another status and notifies the lender. */
export function turnRequest(
  request: DebitRequest,
  change: Partial<DebitRequest> & Pick<DebitRequest, 'status' | 'updatedAt'>,
  { debitRequests, debitNotices }: Pick<DebitServices, 'debitRequests' | 'debitNotices'>,
): DebitRequest {
  const turned = { ...request, turnsAt: null, turnsTo: null, ...change };
  debitRequests.save(turned);
  debitNotices.add(requestNotice(turned, turned.updatedAt));
  return turned;
}
