import { ROUTES, routeAt } from '@lender/flow/routes';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextPage } from './next-page.ts';

test.each(['/profile/my-loan', '/registration/address', '/application/apply/'])('a client goes back to %s', (path) => {
  expect(nextPage(path)).toBe(routeAt(path)?.path);
});

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
])('%j leads where the flow says', (wanted) => {
  expect(nextPage(wanted)).toBe('/flow');
});

test('whatever is asked for, the answer is a page of this site', () => {
  const paths: readonly string[] = ROUTES.map(({ path }) => path);
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.webPath(), fc.constantFrom(...paths)), (wanted) => {
      expect(paths).toContain(nextPage(wanted));
    }),
  );
});
