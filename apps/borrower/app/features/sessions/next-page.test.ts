import { ROUTES, routeAt } from '@lender/flow/routes';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextPage } from './next-page.ts';

test.each(['/profile/my-loan', '/registration/address', '/application/apply/'])(
  'a client returns to %s after signing in',
  (path) => {
    expect(nextPage(path)).toBe(routeAt(path)?.path);
  },
);

test.each([
  undefined,
  '',
  '/ingresar',
  '/',
  '*',
  '//evil.example/profile',
  'https://evil.example/profile',
  '/profile?x=//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
])('%j leads to the page that the flow chooses', (wanted) => {
  expect(nextPage(wanted)).toBe('/flow');
});

test('the next page is always a page of this site, whatever is asked for', () => {
  const paths: readonly string[] = ROUTES.map(({ path }) => path);
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.webPath(), fc.constantFrom(...paths)), (wanted) => {
      expect(paths).toContain(nextPage(wanted));
    }),
  );
});
