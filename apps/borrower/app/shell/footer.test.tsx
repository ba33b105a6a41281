import { brand } from '@lender/brand';
import { expect, test } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { Footer } from './footer.tsx';

const footer = renderPage(<Footer year={2031} />);

test('every page ends with the lender, its registrations, and a link to compare lenders', () => {
  expect(footer).toContain(
    `Registro SIPRES ${brand.companyRegistration}. Contrato en RECA ${brand.contractRegistration}.`,
  );
  expect(footer).toContain(`href="${brand.entityBureauUrl}"`);
  expect(footer).toContain('Buró de Entidades Financieras');
  expect(footer).toContain(`© 2031 ${brand.company}`);
});

test('complaints have a phone and an address of their own, beside the authority’s', () => {
  const { complaints, condusef } = brand;
  expect(footer).toContain('Unidad Especializada (UNE):');
  for (const href of [`tel:${complaints.phone}`, `mailto:${complaints.email}`, condusef.url])
    expect(footer).toContain(`href="${href}"`);
});

test('customer care and collections show their hours', () => {
  for (const { phone, email, hours } of [brand.customerCare, brand.collections])
    for (const saved of [`href="tel:${phone}"`, `href="mailto:${email}"`, hours]) expect(footer).toContain(saved);
});
