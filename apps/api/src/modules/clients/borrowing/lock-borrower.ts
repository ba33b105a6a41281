import { borrowingBar, type ClientStatus } from '@lender/lending';
import { ok, type Result } from '@lender/result';
import type { Tx } from '../../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../../kernel/refusal.ts';
import { isAccountComplete } from '../consents/accept-terms.ts';
import { lockClient } from '../lock-client.ts';

export interface LockedClient {
  readonly clientId: string;
  readonly status: ClientStatus;
}

type Barred = Refusal<'client_cannot_apply' | 'consent_missing'>;

/**
 * Tells whether a client may take a step towards a loan. The caller holds the client's lock: a block of the client
 * meanwhile waits for this transaction, or came before it and is seen here.
 */
export async function mayBorrow(tx: Tx, { clientId, status }: LockedClient): Promise<Result<LockedClient, Barred>> {
  const bar = borrowingBar({ status, hasAcceptedTerms: await isAccountComplete(tx, clientId) });
  if (bar === undefined) return ok({ clientId, status });
  return bar === 'terms' ? refuse('consent_missing', { facts: { kind: bar } }) : refuse('client_cannot_apply');
}

/** Locks a client who is about to take a step towards a loan, or refuses one who may not. */
export const lockBorrower = async (tx: Tx, clientId: string): Promise<Result<LockedClient, Barred>> =>
  mayBorrow(tx, { clientId, ...(await lockClient(tx, clientId)) });
