import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeNext, signInPath } from './sign-in-path.ts';

const site = 'https://staff.quincena.example';

test('the page that was asked for comes back after signing in, its query too', () => {
  const path = signInPath(`${site}/colas/open?pagina=2`, 'sesion');
  const { pathname, searchParams } = new URL(path, site);
  expect(pathname).toBe('/ingresar');
  expect(searchParams.get('aviso')).toBe('sesion');
  expect(safeNext(searchParams.get('siguiente'))).toBe('/colas/open?pagina=2');
});

test('the first page needs no way back', () => {
  expect(signInPath(`${site}/`)).toBe('/ingresar');
});

test.each([
  null,
  '',
  'colas',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/./%2e//evil.example',
  '/.//evil.example',
])('%j leads to the first page', (wanted) => {
  expect(safeNext(wanted)).toBe('/');
});

test('whatever is wanted, a browser stays on this site', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('/', '\\', '.', '%2e', ':', '@', '\t', '\n', 'evil', '?') }),
      (tail) => {
        expect(new URL(safeNext(`/${tail}`), site).origin).toBe(site);
      },
    ),
  );
});
