import { expect, test } from 'vitest';
import { renderPage } from '../../../../test/render.tsx';
import { BankLinkPage } from './bank-link-page.tsx';

const page = { formKey: 'key', problem: null, retryPath: null, isBusy: false };

test('the page of the bank link says what is read and by whom, and works by a link and a form alone', () => {
  const html = renderPage(<BankLinkPage {...page} />);
  for (const words of ['últimos 100 días', 'Tu contraseña no nos llega', 'Belvo', 'estado de cuenta'])
    expect(html).toContain(words);
  expect(html).toContain('href="/registration/belvo/open"');
  expect(html).toContain('method="post"');
  expect(html).not.toContain('role="alert"');
});

test('the page of the bank link shows what went wrong before, and lets a created link be sent once more', () => {
  const html = renderPage(
    <BankLinkPage {...page} problem="provider_unavailable" retryPath="/registration/belvo/back?link=1" />,
  );
  expect(html).toContain('Belvo no nos contesta');
  expect(html).toContain('href="/registration/belvo/back?link=1"');
  expect(html).toContain('Intentar de nuevo');
});
