import { createHash } from 'node:crypto';
import { brand } from '@lender/brand';
import { expect, test } from 'vitest';
import { isInert } from '../../../../test/agreement.ts';
import { pdfText } from '../../../../test/pdf-text.ts';
import { LEGAL_VERSIONS } from '../../clients/index.ts';
import { drawDocument } from '../../documents/index.ts';
import { privacyNoticeText } from './privacy-notice.copy.es.ts';
import { termsText } from './terms.copy.es.ts';

test('the privacy notice says what the law asks for', async () => {
  const text = await pdfText(await drawDocument(privacyNoticeText));
  for (const words of [
    brand.company,
    brand.address,
    brand.privacy.email,
    'Finalidades necesarias',
    'Finalidades voluntarias',
    'derechos ARCO',
    'Secretaría Anticorrupción y Buen Gobierno',
    '01.11.2026',
  ])
    expect(text).toContain(words);
});

test('the terms name the lender, its registrations and whom to complain to', async () => {
  const text = await pdfText(await drawDocument(termsText));
  for (const words of [
    brand.company,
    brand.companyRegistration,
    brand.contractRegistration,
    brand.complaints.email,
    brand.condusef.phoneLabel,
  ])
    expect(text).toContain(words);
});

test.each([privacyNoticeText, termsText])('$title only shows words', async (text) => {
  expect(isInert(await drawDocument(text))).toBe(true);
});

test.each([
  ['terms', termsText],
  ['privacy', privacyNoticeText],
] as const)(
  'the %s that people accept are the ones that are kept as accepted: new words are a new version',
  (kind, text) => {
    const sha256 = createHash('sha256').update(JSON.stringify(text)).digest('hex');
    expect(sha256).toBe(LEGAL_VERSIONS[kind].sha256);
  },
);
