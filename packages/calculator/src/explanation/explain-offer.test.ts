import { centavos } from '@lender/money';
import { describe, expect, test } from 'vitest';
import { plainDate } from '../date/plain-date.ts';
import type { OfferQuestion } from '../offer/offer-question.ts';
import { quoteOffer } from '../offer/quote-offer.ts';
import { REFERENCE_PRICING } from '../pricing/reference-pricing.data.ts';
import { explainOffer } from './explain-offer.ts';
import type { Explanation } from './explanation.ts';

const rates = { ...REFERENCE_PRICING.rates, processingFeeRate: '0.013', withdrawalFeeCentavos: centavos(1_999) };
const single: OfferQuestion = {
  principalCentavos: centavos(287_654),
  payoutDate: plainDate('2026-11-21'),
  cycle: 'weekly',
  payDates: [plainDate('2026-11-28'), plainDate('2026-12-05')],
  pricing: { ...REFERENCE_PRICING, rates },
  discount: { interest: '0.3', serviceFee: '0.15' },
};
const onPayDay = { ...single, pricing: { ...single.pricing, instalments: 3 } };
const betweenPayDays = { ...onPayDay, payoutDate: plainDate('2026-11-20') };

function offerOf(question: OfferQuestion) {
  const offer = quoteOffer(question);
  if (!offer.ok) throw new Error(offer.problem.code);
  return offer.value;
}

/** Returns the value at a path such as `instalments.0.totalCentavos`. */
function at(place: unknown, key: string): unknown {
  return key.split('.').reduce((found, part) => (found as Record<string, unknown>)[part], place);
}

/** Computes both sides of a formula from its inputs. */
function compute({ formula, inputs, result }: Explanation): number[] {
  const names = { ...inputs, aprPercent: result, round: Math.round };
  const values = Object.values(names).map((value) => (typeof value === 'string' ? Number(value) : value));
  const script = formula.replaceAll('×', '*').replaceAll('÷', '/').replaceAll('−', '-').replaceAll('^', '**');
  return script.split('=').map((side) => new Function(...Object.keys(names), `return ${side}`)(...values));
}

describe.each([
  ['repaid at once', single],
  ['repaid on three pay days from a pay day on', onPayDay],
  ['repaid on three pay days from another day on', betweenPayDays],
])('the explanation of a loan %s', (_how, question) => {
  const offer = offerOf(question);
  const explanations = explainOffer(offer);
  const isRate = ({ key }: Explanation) => key.endsWith('aprPercent');

  test('the explanation gives the figures that the offer shows', () => {
    for (const { key, result } of explanations) expect([key, result]).toEqual([key, at(offer, key)]);
  });

  test('the explanation leaves no amount of the offer out', () => {
    const { terms, instalments, principalCentavos, ...explained } = offer;
    const amounts = keysOf(explained).filter((key) => key.endsWith('Centavos') || key.endsWith('Percent'));
    const totals = instalments.map((_, index) => `instalments.${index}.totalCentavos`);
    const keys = explanations.map(({ key }) => key);
    expect(keys.filter((key) => key !== 'termDays').sort()).toEqual([...amounts, ...totals].sort());
  });

  test('the formulas of the explanation give the results', () => {
    for (const explanation of explanations.filter((one) => !isRate(one) && one.key !== 'termDays')) {
      expect([explanation.key, ...compute(explanation)]).toEqual([explanation.key, explanation.result]);
    }
  });

  test('the CAT of the explanation solves its equation, to one decimal', () => {
    for (const explanation of explanations.filter(isRate)) {
      const [principal = 0, worthBelow = 0] = compute({ ...explanation, result: explanation.result - 0.051 });
      const [, worthAbove = 0] = compute({ ...explanation, result: explanation.result + 0.051 });
      expect(worthBelow).toBeGreaterThan(principal);
      expect(worthAbove).toBeLessThan(principal);
    }
  });
});

function keysOf(place: unknown, prefix = ''): string[] {
  if (typeof place !== 'object' || place === null) return [prefix.slice(0, -1)];
  return Object.entries(place).flatMap(([key, inner]) => keysOf(inner, `${prefix}${key}.`));
}
