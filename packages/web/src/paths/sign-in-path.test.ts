import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSignInPath, safeNext, signInPath } from './sign-in-path.ts';

const site = 'https://staff.quincena.example';

test('the requested page comes back after signing in, with its query', () => {
  const path = signInPath({ from: `${site}/colas/open?pagina=2`, notice: 'sesion' });
  expect(path).toBe('/ingresar?siguiente=%2Fcolas%2Fopen%3Fpagina%3D2&aviso=sesion');
  expect(readSignInPath(site + path)).toEqual({ next: '/colas/open?pagina=2', notice: 'sesion' });
});

test('the first page needs no way back', () => {
  expect(signInPath({ from: `${site}/` })).toBe('/ingresar');
  expect(signInPath()).toBe('/ingresar');
});

test('an address that a stranger made too long is not repeated', () => {
  const long = 'a'.repeat(15_000);
  expect(signInPath({ from: `${site}/colas/open?q=${long}` })).toBe('/ingresar?siguiente=%2Fcolas%2Fopen');
  expect(signInPath({ from: `${site}/${long}` })).toBe('/ingresar');
  expect(safeNext(`/${long}`)).toBe('/');
});

test.each([
  null,
  undefined,
  new Blob(['x']),
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

test('a browser stays on this site, whatever page was requested', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('/', '\\', '.', '%2e', ':', '@', '\t', '\n', 'evil', '?') }),
      (tail) => {
        expect(new URL(safeNext(`/${tail}`), site).origin).toBe(site);
      },
    ),
  );
});
