import { directDebitConsent, getMandate } from '@lender/contract';
import type { Situation } from './surroundings.ts';

/** Allows debits of the account for each due amount, up to the largest possible cost of the loan. */
export async function allowDebits({ server, world, tally, borrower, loan, token }: Situation): Promise<void> {
  const { data, code } = await server.call(getMandate, {}, { token });
  if (code !== undefined || !data.offer) return;
  world.expectDebits(borrower.clabe, loan.life.debits);
  const body = { accept: true, maximum: data.offer.maximum } as const;
  const allowed = await server.call(directDebitConsent, { body }, { token });
  if (allowed.code === undefined) tally.add('mandates given');
}
