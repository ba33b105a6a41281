import { addDays, type Offer, plainDate, quoteOffer, REFERENCE_PRICING } from '@lender/calculator';
import { centavos } from '@lender/money';
import { expect, test } from 'vitest';
import { costCeiling } from './cost-ceiling.ts';
import { isOfferWithinCaps } from './offer-within-caps.ts';
import { REFERENCE_SERVICING } from './reference-servicing.data.ts';

const { caps } = REFERENCE_SERVICING;
const payoutDate = plainDate('2026-11-21');

function offerFor(days: number, change: Partial<typeof REFERENCE_PRICING.rates> = {}, instalments = 1): Offer {
  const firstDate = addDays(payoutDate, days);
  const offer = quoteOffer({
    principalCentavos: centavos(50_000),
    payoutDate,
    cycle: 'weekly',
    payDates: [firstDate, addDays(firstDate, 7)],
    pricing: { ...REFERENCE_PRICING, instalments, rates: { ...REFERENCE_PRICING.rates, ...change } },
  });
  if (!offer.ok) throw new Error(offer.problem.code);
  return offer.value;
}

test.each([7, 30, 45])('the reference price of %i days stays below the caps', (days) => {
  expect(isOfferWithinCaps(offerFor(days), caps)).toBe(true);
});

test('a fee of more than two per cent for each day of a short loan makes it no offer', () => {
  const dear = { withdrawalFeeCentavos: centavos(3_000) };
  expect(isOfferWithinCaps(offerFor(7, dear), caps)).toBe(false);
  expect(isOfferWithinCaps(offerFor(30, dear), caps)).toBe(true);
});

test('an offer may cost exactly as much as its cap, and not a centavo more', () => {
  // 7 days cost 17.50 of interest and 25.00 of fee, 49.30 with IVA.
  const offer = offerFor(7);
  expect(isOfferWithinCaps(offer, { ...caps, totalShare: '0.0986' })).toBe(true);
  expect(isOfferWithinCaps(offer, { ...caps, totalShare: '0.09859' })).toBe(false);
});

test('a loan that costs more than it lends is no offer, whatever its term', () => {
  const dear = { annualRate: '9.00' };
  const noDailyCap = { ...caps, dailyShare: '1' };
  expect(isOfferWithinCaps(offerFor(45, dear), noDailyCap)).toBe(false);
  expect(isOfferWithinCaps(offerFor(45, dear), { ...noDailyCap, totalShare: '2' })).toBe(true);
});

test('fees that fall due with the first instalment count on the due date of that instalment', () => {
  const dear = { withdrawalFeeCentavos: centavos(4_000) };
  const fourWeeks = offerFor(7, dear, 4);
  expect(fourWeeks.totalCentavos - 50_000).toBeLessThan(
    costCeiling({ principalCentavos: centavos(50_000), days: fourWeeks.termDays }, caps),
  );
  expect(isOfferWithinCaps(fourWeeks, caps)).toBe(false);
});
