import { REFERENCE_PRICING } from '@lender/calculator';
import { REFERENCE_PROMOTION_BOUNDS, REFERENCE_SERVICING } from '@lender/lending';
import type { Tx } from '../../../kernel/database/database.ts';
import { statedOf } from '../stated-servicing.ts';
import { stateServicing } from './state-servicing.ts';

/** Stores what a new lender sells, and completes the products of a running one. Safe to repeat. */
export async function seedProduct(tx: Tx, wallNow: Date): Promise<void> {
  await storeFirstProduct(tx, wallNow);
  await stateServicing(tx, wallNow);
}

/** Stores a first product: 500 to 15000 pesos in steps of 100, a first loan up to 4000 with a discount of 20 %. */
async function storeFirstProduct(tx: Tx, wallNow: Date): Promise<void> {
  const pesos = (amount: number) => amount * 100;
  const config = {
    limits: {
      minMainCentavos: pesos(500),
      minAdditionalCentavos: pesos(1_000),
      maxCentavos: pesos(15_000),
      stepCentavos: pesos(100),
      first: { minCentavos: pesos(500), maxCentavos: pesos(4_000) },
      repeated: { minCentavos: pesos(500), maxCentavos: pesos(15_000) },
    },
    initial: { amountCentavos: pesos(2_000), payCycle: 'semi_monthly' },
    pricing: REFERENCE_PRICING,
    firstLoanDiscount: { interest: '0.2', serviceFee: '0.2' },
    promotions: REFERENCE_PROMOTION_BOUNDS,
    servicing: statedOf(REFERENCE_SERVICING),
  };
  await tx
    .insertInto('product')
    .values({ version: 1, config: JSON.stringify(config), live_from: wallNow })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
