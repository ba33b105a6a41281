import { matchReceipt } from '@lender/contract';
import type { Situation } from './surroundings.ts';

/** Matches a transfer without a reference to its loan, as staff do. */
export async function matchLoose({ server, staff, world, tally, loan }: Situation): Promise<void> {
  if (loan.loose === undefined) return;
  const receipt = await server.services.db
    .selectFrom('receipt')
    .select('id')
    .where('provider_id', '=', loan.loose)
    .executeTakeFirst();
  if (!receipt) return;
  const asked = { params: { id: receipt.id }, body: { loanId: loan.loanId } };
  const matched = await server.call(matchReceipt, asked, { token: await staff.maker() });
  if (matched.code !== undefined) return;
  world.claim(loan.loose);
  tally.add('transfers that staff found the loan of');
}
