import { brand } from '@lender/brand';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { clientCopy } from '../copy.ts';
import { createI18n } from '../i18n.ts';
import { ErrorPage, type ErrorPageProps } from './error-page.tsx';

const i18n = createI18n(clientCopy);
const pageOf = (props: ErrorPageProps) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <ErrorPage {...props} />
    </I18nextProvider>,
  );

test('a page that is not there says so in the words of the specification, marked as English, and leads on', () => {
  const page = pageOf({ status: 404 });
  expect(page).toMatch(/<p lang="en"[^>]*>This page could not be found<\/p>/);
  for (const href of ['/', '/ingresar', '/contactos']) expect(page).toContain(`href="${href}"`);
});

test('any other failure says whom to write to', () => {
  const page = pageOf({ status: 500 });
  expect(page).toContain(`mailto:${brand.customerCare.email}`);
  expect(page).not.toContain('could not be found');
});

test('what went wrong inside is shown only when it is handed in', () => {
  expect(pageOf({ status: 500, details: { status: 502, message: 'ERP response 502' } })).toContain('ERP response 502');
  expect(pageOf({ status: 500 })).not.toContain('status');
});
