import { type Borrower, borrow } from './borrower.ts';
import { loanOf, passDays, registerPaid, shareOf } from './pay.ts';
import type { World } from './world.ts';

/** Prime to a hundred, so that the payment leaves odd centavos to round. */
const PAID_THOUSANDTHS = 237;
const [DAYS_BEFORE, DAYS_AFTER] = [3, 2];

const lived = new WeakMap<World, Promise<Borrower>>();

/** A loan that was paid in part and has lived some days, the same for every rule that only looks at one. */
export function livedLoan(world: World): Promise<Borrower> {
  const known = lived.get(world) ?? live(world);
  lived.set(world, known);
  return known;
}

async function live(world: World): Promise<Borrower> {
  const borrower = await borrow(world);
  const { loanId } = borrower;
  const paidOn = await passDays(world, DAYS_BEFORE);
  const { position } = await loanOf(world, loanId);
  await registerPaid(world, { loanId, amountCentavos: shareOf(position.outstanding, PAID_THOUSANDTHS), paidOn });
  await passDays(world, DAYS_AFTER);
  return borrower;
}
