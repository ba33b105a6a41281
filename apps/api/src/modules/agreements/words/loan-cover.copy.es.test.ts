import { brand } from '@lender/brand';
import { formatPlainDate } from '@lender/calculator';
import { formatPesos } from '@lender/money';
import { describe, expect, test } from 'vitest';
import { agreementFor, HOSTILE_NAMES, isInert } from '../../../../test/pdf/agreement.ts';
import { pdfText } from '../../../../test/pdf/pdf-text.ts';
import { drawDocument } from '../../documents/index.ts';
import { loanCoverText } from './loan-cover.copy.es.ts';

describe('the cover sheet', () => {
  const contents = agreementFor('Ana Robles Luna');
  const { offer } = contents;

  test.each([
    ['product', brand.product.name],
    ['kind of credit', brand.product.kind],
    ['borrower', contents.borrower.name],
    ['CAT', `${offer.aprPercent.toFixed(1)} %`],
    ['what the CAT is for', 'Sin IVA. Para fines informativos y de comparación.'],
    ['annual rate', `${offer.annualRatePercent.toFixed(1)} %`],
    ['amount', formatPesos(offer.principalCentavos)],
    ['total', formatPesos(offer.totalCentavos)],
    ['term', `${offer.termDays} días, desde el ${formatPlainDate(offer.payoutDate)}`],
    ['due date', formatPlainDate(offer.endDate)],
    ['commission with its IVA', `${formatPesos(offer.serviceFee.grossCentavos)} (`],
    ['account', `${contents.account.bank}, cuenta terminada en ${contents.account.lastFour}`],
    ['insurance', 'Seguros Ninguno'],
    ['statement', 'Estado de cuenta En tu perfil'],
    ['first warning', 'Incumplir tus obligaciones te puede generar comisiones e intereses moratorios.'],
    ['second warning', 'Contratar créditos que exceden tu capacidad de pago afecta tu historial crediticio.'],
    ['UNE', brand.complaints.email],
    ['UNE’s telephone', brand.complaints.phoneLabel],
    ['CONDUSEF', `${brand.condusef.phoneLabel} y ${brand.condusef.freePhoneLabel}`],
    ['RECA', brand.contractRegistration],
    ['lender', brand.company],
  ])('the cover sheet states its %s', async (_, words) => {
    expect(await text).toContain(words);
  });
  const text = drawDocument(loanCoverText(contents)).then(pdfText);

  test('the cover sheet states the computed values, in pesos and days', async () => {
    for (const words of ['$3000.00', '$3696.00', '819.1 %', '180.0 %', '21.11.2026', '21.12.2026'])
      expect(await text).toContain(words);
  });

  test('the cover sheet fits on one page with its registrations', async () => {
    expect(await text).toContain('Página 1 de 1');
  });

  test.each(HOSTILE_NAMES)('the cover sheet prints the name %j as plain text', async (name) => {
    const pdf = await drawDocument(loanCoverText(agreementFor(name)));
    expect(await pdfText(pdf)).toContain(name);
    expect(isInert(pdf)).toBe(true);
  });
});
