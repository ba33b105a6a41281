import { PAY_CYCLES, type Pricing } from '@lender/calculator';
import { getProduct, listProducts } from '@lender/contract';
import type { LatePolicy, ServicingPolicy } from '@lender/lending';
import { type Centavos, centavos } from '@lender/money';
import { CannotRun } from '../trouble.ts';
import { must } from '../world/session.ts';
import type { World } from '../world/world.ts';

/** Product that the server currently sells, read as its staff read it. */
export interface Product {
  readonly pricing: Pricing;
  /** Returns the rules by which its loans are serviced. @throws CannotRun when the product does not have all of them */
  servicing(): ServicingPolicy;
}

export async function readProduct(world: World): Promise<Product> {
  const staff = await world.staff();
  const { versions } = await must(staff, listProducts);
  const live = versions.find(({ state }) => state === 'live');
  if (!live) throw new CannotRun('the server sells no product');
  const { settings } = await must(staff, getProduct, { params: { version: live.version } });
  const said = saidBy(new Map(settings.map(({ path, value }) => [path, value])));
  return { pricing: pricingOf(said), servicing: () => servicingOf(said) };
}

/** Settings of a product, read by their paths. */
interface Said {
  has(path: string): boolean;
  text(path: string): string;
  count(path: string): number;
  money(path: string): Centavos;
  share(path: string): string;
}

function saidBy(settings: ReadonlyMap<string, string>): Said {
  const text = (path: string): string => {
    const value = settings.get(path);
    if (value === undefined) throw new CannotRun(`the product does not say ${path}`);
    return value;
  };
  return {
    has: (path) => settings.has(path),
    text,
    count: (path) => Number(text(path)),
    money: (path) => centavos(Math.round(Number(text(path)) * 100)),
    share: (path) => rateOfPercent(text(path)),
  };
}

function pricingOf(said: Said): Pricing {
  const { count, money: fee, share } = said;
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
    extensions: { maxCount: count('extensions.maxCount'), tariffs: tariffsOf(said) },
  };
}

type Tariff = Pricing['extensions']['tariffs'][number];

function tariffsOf({ has, text, count, share }: Said): readonly Tariff[] {
  const tariffs: Tariff[] = [];
  for (let at = 'extensions.tariffs.0'; has(`${at}.days`); at = `extensions.tariffs.${tariffs.length}`)
    tariffs.push({
      kind: text(`${at}.kind`) === 'cheap' ? 'cheap' : 'expensive',
      days: count(`${at}.days`),
      commissionRate: share(`${at}.commission`),
    });
  return tariffs;
}

function servicingOf(said: Said): ServicingPolicy {
  const { text, count, money, share } = said;
  return {
    version: 'as its staff read it',
    calendar: text('calendar'),
    late: lateOf(said),
    extensions: {
      maxCount: count('extensions.maxCount'),
      tariffs: tariffsOf(said),
      cheapCount: count('extensions.cheapCount'),
      opensDaysBefore: count('extensions.opensDaysBefore'),
      closesDaysAfter: count('extensions.closesDaysAfter'),
    },
    caps: { totalShare: share('caps.total'), dailyShare: share('caps.daily') },
    withdrawalDays: count('withdrawalDays'),
    toleranceCentavos: money('tolerance'),
  };
}

function lateOf({ text, count, money, share }: Said): LatePolicy {
  const kind = text('late.kind');
  if (kind === 'none') return { kind };
  const graceDays = count('late.graceDays');
  if (kind === 'fee') return { kind, graceDays, feeCentavos: money('late.fee') };
  if (kind === 'interest')
    return { kind, graceDays, annualRate: share('late.interest'), maxDays: count('late.maxDays') };
  throw new CannotRun(`the product charges who is late by ${kind}, which is not known here`);
}

type TermDays = Pricing['termDays'];

function byCycle(cycles: readonly (readonly [keyof TermDays, TermDays[keyof TermDays]])[]): TermDays {
  const found = new Map(cycles);
  const of = (cycle: keyof TermDays) => found.get(cycle) ?? { minDays: 1, maxDays: 366 };
  return { weekly: of('weekly'), biweekly: of('biweekly'), semi_monthly: of('semi_monthly'), monthly: of('monthly') };
}

/** Converts digit by digit, so that nothing is rounded: `'180'` is `'1.80'`. */
function rateOfPercent(percent: string): string {
  const [whole = '', decimals = ''] = percent.split('.');
  const digits = whole.padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}${decimals}`;
}
