import type { DocumentText } from '@lender/api/modules/documents';
import { lateCosts } from '@lender/api/modules/pricing';
import { type Chance, chance } from '@lender/api/test/chance';
import { agreementFor, agreementText, loanCoverText } from '@lender/api/test/pdf/agreement';
import { addDays, type Offer, type Pricing, plainDate, quoteOffer, REFERENCE_PRICING } from '@lender/calculator';
import { mexicanCalendar } from '@lender/calculator/calendar';
import {
  isOfferWithinCaps,
  REFERENCE_SERVICING,
  type ServicedTerms,
  type ServicingPolicy,
  termsOfOffer,
  withExtensions,
} from '@lender/lending';
import { centavos } from '@lender/money';
import { describe, expect, test } from 'vitest';
import { amountIn, centavosIn, chargeIn, extensionsIn, paymentsIn } from './checks/shown/contract-figures.ts';
import { sumOf } from './checks/shown/sums.ts';
import { asAgreed } from './independent-replay/as-agreed.ts';
import { dateOf, numberOf, workingDayFrom } from './independent-replay/days.ts';
import { extensionPrice } from './independent-replay/extension-price.ts';
import { figuresOn } from './independent-replay/figures.ts';
import { upTo } from './random-lives.ts';
import { PRODUCT_KINDS, type ProductKind } from './worlds/product-kinds.data.ts';

const SIGNED = plainDate('2026-11-23');
const CALENDAR = 'cnbv-2026';
const PAPERS = 600;

/** A document to sign: its words, its rules, and the terms by which it is serviced. */
interface Paper {
  readonly contract: DocumentText;
  readonly cover: DocumentText;
  readonly terms: ServicedTerms;
  readonly late: readonly { readonly days: number; readonly amount: number }[];
}

const pricingOf = ({ instalments = 1, rates }: ProductKind): Pricing => ({
  ...REFERENCE_PRICING,
  instalments,
  rates: { ...REFERENCE_PRICING.rates, ...rates },
});

const servicingOf = ({ late, caps }: ProductKind): ServicingPolicy => ({
  ...REFERENCE_SERVICING,
  calendar: CALENDAR,
  ...(late && { late: late as ServicingPolicy['late'] }),
  ...(caps && { caps }),
});

function drawOffer(drawn: Chance, kind: ProductKind): Offer | undefined {
  const first = 10 + upTo(drawn, 20);
  const offer = quoteOffer({
    principalCentavos: centavos(50_000 + 100 * upTo(drawn, 12_000)),
    cycle: drawn.pick(['biweekly', 'monthly']),
    payDates: [addDays(SIGNED, first), addDays(SIGNED, first + 14)],
    payoutDate: SIGNED,
    pricing: pricingOf(kind),
    discount:
      kind.firstLoanDiscount ??
      drawn.pick([
        { interest: '0', serviceFee: '0' },
        { interest: '0.25', serviceFee: '1' },
      ]),
    isWorkingDay: mexicanCalendar(CALENDAR).isWorkingDay,
  });
  return offer.ok && isOfferWithinCaps(offer.value, servicingOf(kind).caps) ? offer.value : undefined;
}

/** Draws documents of every kind of product. */
function* drawPapers(): Generator<Paper> {
  const drawn = chance(52);
  for (let paper = 0; paper < PAPERS; ) {
    const kind = drawn.pick(PRODUCT_KINDS);
    const [offer, servicing] = [drawOffer(drawn, kind), servicingOf(kind)];
    if (!offer) continue;
    const loanOffer = withExtensions(offer, servicing);
    const contents = { ...agreementFor('Ana Robles Luna'), offer: loanOffer, servicing };
    yield {
      contract: agreementText(contents),
      cover: loanCoverText(contents),
      terms: termsOfOffer({ offer, policy: servicing, signedOn: SIGNED }),
      late: lateCosts({ offer: loanOffer, servicing, signedOn: SIGNED }),
    };
    paper++;
  }
}

const sum = (parts: readonly number[]): number => parts.reduce((total, part) => total + part, 0);

describe('the words of a contract', () => {
  const papers = [...drawPapers()];

  test('a contract asks for the payments of the independent replay, one by one, on its days', () => {
    for (const { contract, terms } of papers) {
      const agreed = asAgreed(terms).instalments.map((parts) => sum(Object.values(parts)));
      // A due date on a day off is printed as the next working day.
      const replayed = agreed.map((amount, index) => ({ date: lastDay(terms.dueDates[index] ?? SIGNED), amount }));
      expect(paymentsIn(contract), JSON.stringify(terms)).toEqual(replayed);
    }
  });

  test('the amounts in a contract add up to the same total, and every charge to its net amount and 16 % of IVA', () => {
    for (const { contract, cover, terms } of papers) {
      const agreed = asAgreed(terms).instalments;
      const all = sum(agreed.flatMap((parts) => Object.values(parts)));
      const boxes = cover.sections.flatMap((section) => section.boxes ?? []);
      const box = boxes.find(({ label }) => label === 'Monto total a pagar');
      expect(centavosIn(box?.value ?? '')).toBe(all);
      const [interest, ...fees] = ['Intereses', ...FEES].map((name) => chargeIn(contract, name));
      expect(amountIn(contract, 'Capital')).toBe(terms.principalCentavos);
      expect(amountIn(contract, 'Total a pagar')).toBe(all);
      expect([interest?.net, interest?.iva]).toEqual(totals(agreed, 'interest', 'ivaOfInterest'));
      expect([sum(fees.map(({ net }) => net)), sum(fees.map(({ iva }) => iva))]).toEqual(
        totals(agreed, 'fees', 'ivaOfFees'),
      );
      for (const { gross, net, iva } of [interest, ...fees].flatMap((charge) => charge ?? [])) {
        expect(gross).toBe(net + iva);
        // Instalments round their own IVA: each may be off by half a centavo.
        expect(Math.abs(iva - 0.16 * net)).toBeLessThanOrEqual(agreed.length / 2);
      }
    }
  });

  test('a contract prices an extension as the independent replay charges it on that due date', () => {
    let priced = 0;
    for (const { contract, terms } of papers) {
      const [arrived, ...payments] = asAgreed(terms).life;
      // Paid on the printed dates, which are working days.
      const life = [arrived, ...payments.map((one, index) => ({ ...one, valueDate: terms.endDates[index] ?? SIGNED }))];
      for (const { payment, days, until, amount } of extensionsIn(contract)) {
        const [due = SIGNED, printed = SIGNED] = [terms.dueDates[payment - 1], terms.endDates[payment - 1]];
        const tariff = terms.policy.extensions.tariffs.find((one) => one.kind === 'cheap' && one.days === days);
        const before = life.slice(0, payment).flatMap((one) => one ?? []);
        const on = { date: printed, rate: tariff?.commissionRate ?? '' };
        expect(amount, JSON.stringify({ terms, due, days })).toBe(extensionPrice(terms, before, on));
        expect(until).toBe(lastDay(addDays(due, days)));
        priced++;
      }
    }
    expect(priced).toBeGreaterThan(PAPERS);
  });

  test('the cost of lateness beside a contract equals that of the independent replay', () => {
    for (const { terms, late } of papers) {
      const arrived = asAgreed(terms).life.slice(0, 1);
      const lastDue = terms.endDates.at(-1) ?? terms.endDates[0];
      const owed = (days: number) => sumOf(figuresOn(terms, arrived, addDays(lastDue, days)), 'outstanding');
      for (const { days, amount } of late) expect(amount, JSON.stringify(terms)).toBe(owed(days) - owed(0));
    }
  });
});

const FEES = ['Comisión por servicio', 'Comisión por apertura', 'Comisión por disposición', 'Comisión por facturación'];

const lastDay = (date: string): string => dateOf(workingDayFrom(numberOf(date), CALENDAR));

const totals = <Part extends string>(agreed: readonly Readonly<Record<Part, number>>[], ...parts: Part[]): number[] =>
  parts.map((part) => sum(agreed.map((one) => one[part])));
