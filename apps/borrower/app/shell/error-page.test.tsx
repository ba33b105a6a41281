import { brand } from '@lender/brand';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import * as clientCopy from '../copy.ts';
import { createI18n } from '../i18n.ts';
import { ErrorPage, type ErrorPageProps } from './error-page.tsx';

const i18n = createI18n(clientCopy);
const pageOf = (props: ErrorPageProps) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <ErrorPage {...props} />
    </I18nextProvider>,
  );

test('a page that is not there says so in the words of the specification, marked as English, and offers a link to continue', () => {
  const page = pageOf({ status: 404 });
  expect(page).toMatch(/<p lang="en"[^>]*>This page could not be found<\/p>/);
  for (const href of ['/', '/ingresar', '/contactos']) expect(page).toContain(`href="${href}"`);
});

test('any other failure says where to write to', () => {
  const page = pageOf({ status: 500 });
  expect(page).toContain(`mailto:${brand.customerCare.email}`);
  expect(page).not.toContain('could not be found');
});

test('internal details of a failure are shown only when they are passed in', () => {
  expect(pageOf({ status: 500, details: { status: 502, message: 'ERP response 502' } })).toContain('ERP response 502');
  expect(pageOf({ status: 500 })).not.toContain('status');
});

test('a form that was not accepted can be sent again, from the page itself', () => {
  const held = { fields: [['street', 'Av. "Chapultepec" <15>'] as const], signIn: undefined };
  const page = pageOf({ status: 500, held });
  expect(page).toMatch(/<form method="post">.*name="street" value="Av. &quot;Chapultepec&quot; &lt;15&gt;"/s);
  expect(page).toContain('Guardamos en esta página lo que escribiste');
  expect(page).toContain(`mailto:${brand.customerCare.email}`);
});

test('a client whose session ended signs in beside the page that keeps what they typed', () => {
  const held = { fields: [], signIn: '/ingresar?siguiente=%2Fprofile' };
  const page = pageOf({ status: 500, held });
  expect(page).toContain('Tu sesión terminó');
  expect(page).toMatch(/href="\/ingresar\?siguiente=%2Fprofile" target="_blank"|target="_blank" href="\/ingresar/);
});

test('a visitor without a network reads that, and not that something is being mended', () => {
  const page = pageOf({ status: 500, isCutOff: true });
  expect(page).toContain('No tienes internet');
  expect(page).not.toContain('Estamos arreglando');
});
