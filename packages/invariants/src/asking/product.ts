import { PAY_CYCLES, type Pricing } from '@lender/calculator';
import { getProduct, listProducts } from '@lender/contract';
import { centavos } from '@lender/money';
import { CannotRun } from '../trouble.ts';
import { must } from '../world/session.ts';
import type { World } from '../world/world.ts';

/** The price list that the server sells by now, read as its staff read it. */
export async function readPricing(world: World): Promise<Pricing> {
  const staff = await world.staff();
  const { versions } = await must(staff, listProducts);
  const live = versions.find(({ state }) => state === 'live');
  if (!live) throw new CannotRun('the server sells no product');
  const { settings } = await must(staff, getProduct, { params: { version: live.version } });
  return pricingOf(new Map(settings.map(({ path, value }) => [path, value])));
}

function pricingOf(settings: ReadonlyMap<string, string>): Pricing {
  const text = (path: string): string => {
    const value = settings.get(path);
    if (value === undefined) throw new CannotRun(`the product does not say ${path}`);
    return value;
  };
  const count = (path: string) => Number(text(path));
  const fee = (path: string) => centavos(Math.round(Number(text(path)) * 100));
  const share = (path: string) => rateOfPercent(text(path));
  const cycles = PAY_CYCLES.map((cycle) => {
    const at = `terms.${cycle}`;
    return [cycle, { minDays: count(`${at}.minDays`), maxDays: count(`${at}.maxDays`) }] as const;
  });
  return {
    rates: {
      annualRate: share('rates.interest'),
      dayCountBasis: count('rates.dayCount'),
      serviceFeeRate: share('rates.serviceFee'),
      processingFeeRate: share('rates.processingFee'),
      withdrawalFeeCentavos: fee('rates.withdrawalFee'),
      invoicingFeeCentavos: fee('rates.invoicingFee'),
      ivaRate: share('rates.iva'),
    },
    instalments: count('terms.instalments'),
    termDays: byCycle(cycles),
    // What a loan costs does not hang on what extending it would.
    extensions: { maxCount: 0, tariffs: [] },
  };
}

type TermDays = Pricing['termDays'];

function byCycle(cycles: readonly (readonly [keyof TermDays, TermDays[keyof TermDays]])[]): TermDays {
  const found = new Map(cycles);
  const of = (cycle: keyof TermDays) => found.get(cycle) ?? { minDays: 1, maxDays: 366 };
  return { weekly: of('weekly'), biweekly: of('biweekly'), semi_monthly: of('semi_monthly'), monthly: of('monthly') };
}

/** Digit by digit, so that nothing is rounded: `'180'` is `'1.80'`. */
function rateOfPercent(percent: string): string {
  const [whole = '', decimals = ''] = percent.split('.');
  const digits = whole.padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}${decimals}`;
}
