import { addDays, addMonthsClamped, type PlainDate, quoteOffer, REFERENCE_PRICING } from '@lender/calculator';
import { centavos } from '@lender/money';
import { describe, expect, test } from 'vitest';
import { pdfText } from '../../test/pdf-text.ts';
import type { AgreementContents } from './agreement-contents.ts';
import { renderAgreement } from './render-agreement.ts';

const START = '2026-11-21' as PlainDate;
const offer = quoteOffer({
  principalCentavos: centavos(300_000),
  cycle: 'monthly',
  payDates: [addDays(START, 30), addMonthsClamped(addDays(START, 30), 1)],
  payoutDate: START,
  pricing: REFERENCE_PRICING,
  discount: { interest: '0', serviceFee: '0' },
});
if (!offer.ok) throw new Error(offer.problem.code);

const contents = (name: string): AgreementContents => ({
  reference: 'AB23CD45EF',
  borrower: { name, curp: 'ROLA850102MDFBNN09' },
  account: { bank: 'BBVA México', lastFour: '4702' },
  offer: offer.value,
});

describe('the agreement', () => {
  test('says what was computed, not what it computes', async () => {
    const text = await pdfText(await renderAgreement(contents('Ana Robles Luna')));
    for (const words of ['$3000.00', '$522.00', '$174.00', '$3696.00', '819.1 %', '21.11.2026', '21.12.2026'])
      expect(text).toContain(words);
  });

  test.each([
    '<script>alert(1)</script>',
    'Ana (JavaScript) \\) /JS (x)',
    '<img src="file:///etc/passwd">',
    'Ñandú Ibáñez Güemes',
  ])('takes the name %j for letters', async (name) => {
    const pdf = await renderAgreement(contents(name));
    expect(await pdfText(pdf)).toContain(name);
    const source = pdf.toString('latin1');
    for (const active of ['/JavaScript', '/JS ', '/OpenAction', '/Launch', '/URI'])
      expect(source).not.toContain(active);
  });

  test('is dated in Mexico City when it is signed', async () => {
    const signature = { signedAt: new Date('2026-11-22T03:04:05Z'), evidence: { phoneLastFour: '0001' } };
    const text = await pdfText(await renderAgreement(contents('Ana Robles'), signature));
    expect(text).toContain('21.11.2026, 21:04:05 (hora de la Ciudad de México)');
    expect(text).toContain('terminado en 0001');
  });
});
