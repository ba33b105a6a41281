import { expect, test } from 'vitest';
import { renderPage } from '../../../../test/render.tsx';
import type { IdentityProblem, IdentityView } from './identity-check.ts';
import { IdentityCheckPage } from './identity-check-page.tsx';

const page = (view: IdentityView, problem?: IdentityProblem) =>
  renderPage(<IdentityCheckPage view={view} formKey="key-1" problem={problem} isBusy={false} />);
const reloads = /http-?[eE]quiv="refresh"/;

test('the consent text is shown beside the box, and the page stays open while a client reads it', () => {
  const html = page({ kind: 'agree', text: 'Permito que comparen mi rostro.' });
  expect(html).toContain('Permito que comparen mi rostro.');
  expect(html).toMatch(/<input[^>]*name="agree"/);
  expect(html).toMatch(/<input type="hidden"[^>]*value="key-1"/);
  expect(html).not.toMatch(reloads);
});

test('a client who agreed before is not asked again', () => {
  expect(page({ kind: 'start' })).not.toContain('name="agree"');
});

test('an open session is a plain link, on a page that checks again without a script', () => {
  const html = page({ kind: 'go', url: 'https://magic.veriff.me/v/token', again: null });
  expect(html).toContain('href="https://magic.veriff.me/v/token"');
  expect(html).toMatch(reloads);
  expect(html).not.toContain('Hay que repetirla');
});

test('a check that has to be repeated says why, and leads to the same session', () => {
  const html = page({ kind: 'go', url: 'https://magic.veriff.me/v/token', again: '202' });
  expect(html).toContain('Tu cara no se vio bien.');
  expect(html).toContain('Intentar otra vez');
});

test('the page says that the provider is unavailable, and the button stays', () => {
  const html = page({ kind: 'start' }, 'provider_unavailable');
  expect(html).toContain('role="alert"');
  expect(html).toContain('<button');
});
