import { describe, expect, test } from 'vitest';
import { agreementFor, HOSTILE_NAMES, isInert } from '../../../test/pdf/agreement.ts';
import { pdfText } from '../../../test/pdf/pdf-text.ts';
import { renderAgreement } from './render-agreement.ts';
import { termsHashIn } from './terms-hash.ts';

describe('the agreement', () => {
  test('the agreement states computed values, not what computes them', async () => {
    const text = await pdfText(await renderAgreement(agreementFor('Ana Robles Luna')));
    for (const words of ['$3000.00', '$522.00', '$174.00', '$3696.00', '819.1 %', '21.11.2026', '21.12.2026'])
      expect(text).toContain(words);
  });

  test.each(HOSTILE_NAMES)('the agreement prints the name %j as plain text', async (name) => {
    const pdf = await renderAgreement(agreementFor(name));
    expect(await pdfText(pdf)).toContain(name);
    expect(isInert(pdf)).toBe(true);
  });

  test('the agreement is dated in Mexico City when it is signed', async () => {
    const signature = { signedAt: new Date('2026-11-22T03:04:05Z'), evidence: { phoneLastFour: '0001' } };
    const text = await pdfText(await renderAgreement(agreementFor('Ana Robles'), signature));
    expect(text).toContain('21.11.2026, 21:04:05 (hora de la Ciudad de México)');
    expect(text).toContain('terminado en 0001');
  });

  test('the agreement prints the hash of its terms once it is signed, and carries it where programs read it', async () => {
    const termsSha256 = 'a1'.repeat(32);
    const evidence = { phoneLastFour: '0001', termsSha256 };
    const pdf = await renderAgreement(agreementFor('Ana Robles'), { signedAt: new Date(), evidence });
    expect(await pdfText(pdf)).toContain(`(SHA-256): ${termsSha256}`);
    expect(termsHashIn(pdf)).toBe(termsSha256);
    expect(isInert(pdf)).toBe(true);
  });

  test('the agreement carries no hash of terms that a name tries to bring in', async () => {
    const name = `Ana\n(terms-sha256:${'b2'.repeat(32)})\n`;
    const signature = { signedAt: new Date(), evidence: { phoneLastFour: '0001' } };
    expect(termsHashIn(await renderAgreement(agreementFor(name), signature))).toBeUndefined();
  });
});
