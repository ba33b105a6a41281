import type { Chance } from '@lender/api/test/chance';
import { beginLoan } from '@lender/api/test/loans/begin-loan';
import { plantClient } from '@lender/api/test/people/planted';
import { centavos } from '@lender/money';
import { PRODUCT_KINDS, type ProductKind } from '../worlds/product-kinds.data.ts';
import type { Borrower } from './borrower.ts';
import type { Life } from './life.ts';
import type { Surroundings } from './surroundings.ts';

/** Smallest amount of a second loan, in centavos. */
const BESIDE_CENTAVOS = centavos(100_000);

interface Selection {
  readonly life: Life;
  readonly around: Surroundings;
  /** True for a loan taken while another one is owed. @default false */
  readonly isBeside?: boolean;
}

/** Borrows, for the first time or again; does nothing more when it is refused. */
export async function borrow(borrower: Borrower, { life, around, isBeside = false }: Selection): Promise<void> {
  const { server, world, lender, tally, today } = around;
  if (borrower.clientId === undefined) Object.assign(borrower, await plantClient(server));
  world.expectPayout(borrower.clabe, life.payout);
  const { chance } = borrower;
  const kind = life.product ?? productFor(life, chance);
  const asked = { server, chance, today, ...(isBeside && { amountCentavos: BESIDE_CENTAVOS }) };
  const { now } = await server.services.clock.business(server.services.db);
  const begun = await lender.whileSelling(kind, now, () =>
    beginLoan(borrower, {
      ...asked,
      payCycle: (kind.instalments ?? 1) > 1 ? 'weekly' : 'monthly',
      ...(kind.isCash && { paymentMethod: 'cebuana' }),
    }),
  );
  if (!begun) return;
  tally.add(isBeside ? 'loans begun beside another' : 'loans begun');
  const isCash = kind.isCash === true;
  borrower.loans.push({ ...begun, signedOn: today, life, isCash, orders: [], clabeOrder: undefined, loose: undefined });
}

/** Money that goes back through a bank was sent by one. */
const productFor = (life: Life, chance: Chance): ProductKind =>
  chance.pick(PRODUCT_KINDS.filter(({ isCash }) => !isCash || life.payout === 'arrives'));
