import { centavos } from '@lender/money';
import { beginLoan } from '../../lend/begin-loan.ts';
import { plantClient } from '../../planted.ts';
import type { Borrower } from './borrower.ts';
import type { Life } from './life.ts';
import type { Surroundings } from './surroundings.ts';

/** The least that may be borrowed beside another loan. */
const BESIDE_CENTAVOS = centavos(100_000);

interface Wish {
  readonly life: Life;
  readonly around: Surroundings;
  /** Whether it is borrowed while another loan is owed. @default false */
  readonly isBeside?: boolean;
}

/** Borrows, for the first time or again; nothing comes of it where that is refused. */
export async function borrow(borrower: Borrower, { life, around, isBeside = false }: Wish): Promise<void> {
  const { server, world, tally, today } = around;
  if (borrower.clientId === undefined) Object.assign(borrower, await plantClient(server));
  world.expectPayout(borrower.clabe, life.payout);
  const { chance } = borrower;
  const asked = { server, chance, today, ...(isBeside && { amountCentavos: BESIDE_CENTAVOS }) };
  const begun = await beginLoan(borrower, asked);
  if (!begun) return;
  tally.add(isBeside ? 'loans begun beside another' : 'loans begun');
  borrower.loans.push({ ...begun, signedOn: today, life, orders: [], clabeOrder: undefined, loose: undefined });
}
