import { expect, test } from 'vitest';
import { renderPage } from '../../../../test/render.tsx';
import { FacebookPage } from './facebook-page.tsx';

test('the page of the Facebook login works without a script: one form with two buttons', () => {
  const html = renderPage(<FacebookPage formKey="key" problem={undefined} isBusy={false} />);
  expect(html).toMatch(/<form[^>]*method="post"/);
  expect(html).toMatch(/<button[^>]*value="start"[^>]*name="intent"[^>]*>Continuar con Facebook/);
  expect(html).toMatch(/<button[^>]*value="skip"[^>]*name="intent"[^>]*>Seguir sin Facebook/);
  expect(html).not.toContain('role="alert"');
});

test('the previous page is one link away, where there is one', () => {
  const html = renderPage(
    <FacebookPage formKey="key" back="/registration/reference" problem={undefined} isBusy={false} />,
  );
  expect(html).toMatch(/href="\/registration\/reference".*Atrás/s);
});

test('a client who cancelled the Facebook login reads so, and that they may continue without', () => {
  const html = renderPage(<FacebookPage formKey="key" problem="cancelled" isBusy={false} />);
  expect(html).toMatch(/role="alert".*seguir sin Facebook/s);
});
