import type { PlainDate } from '@lender/calculator';
import type { Centavos } from '@lender/money';
import { type Borrower, borrow } from './borrower.ts';
import { loanOf, passDays, registerPaid, shareOf } from './pay.ts';
import type { World } from './world.ts';

/** Borrower who paid a part of a loan. */
export interface Lived extends Borrower {
  readonly paidOn: PlainDate;
  readonly paidCentavos: Centavos;
}

/** Prime to a hundred, so that the payment leaves odd centavos to round. */
const PAID_THOUSANDTHS = 237;
const [DAYS_BEFORE, DAYS_AFTER] = [3, 2];

const lived = new WeakMap<World, Promise<Lived>>();

/** Returns a partly paid loan that is some days old, the same for every rule that only reads one. */
export function livedLoan(world: World): Promise<Lived> {
  const known = lived.get(world) ?? live(world);
  lived.set(world, known);
  return known;
}

async function live(world: World): Promise<Lived> {
  const borrower = await borrow(world);
  const { loanId } = borrower;
  const paidOn = await passDays(world, DAYS_BEFORE);
  const { position } = await loanOf(world, loanId);
  const paidCentavos = shareOf(position.outstanding, PAID_THOUSANDTHS);
  await registerPaid(world, { loanId, amountCentavos: paidCentavos, paidOn });
  await passDays(world, DAYS_AFTER);
  return { ...borrower, paidOn, paidCentavos };
}
