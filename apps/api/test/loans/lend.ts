import { soon } from '@lender/vitest/soon';
import { vi } from 'vitest';
import { chance } from '../chance.ts';
import type { TestServer } from '../server/server.ts';
import { beginLoan } from './begin-loan.ts';
import { clientToken } from './client-token.ts';

/** Creates a client whose loan is paid out, as `borrow` does but without documents, and in a fraction of its time. */
export async function lend(
  server: TestServer,
): Promise<{ readonly token: string; readonly loanId: string; readonly principal: number }> {
  const { db, clock } = server.services;
  const borrower: { clientId: string | undefined } = { clientId: undefined };
  const { today } = await clock.business(db);
  await beginLoan(borrower, { server, chance: chance(1), today });
  const { clientId = '' } = borrower;
  const paidOut = db
    .selectFrom('loan')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('booked_on', 'is not', null);
  const loan = await vi.waitFor(() => paidOut.executeTakeFirstOrThrow(), soon);
  return { token: await clientToken(clientId, server), loanId: loan.id, principal: loan.principal_centavos };
}
