import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attacks } from './attacks.data.ts';
import { isOwnPath, ownPath } from './own-path.ts';

const site = 'https://staff.quincena.example';

test.each([
  '/',
  '/colas/open?pagina=2&orden=-edad#fila-3',
  '?decidir=approve',
  '#calculadora',
  '/a?q=//evil.example',
  '/a?q=C:\\b',
  '/documentos?documento=a%2Fb',
])('%j is a path of ours and stays as it is', (path) => expect(ownPath(path)).toBe(path));

test.each([...attacks, 'http://evil.example', 'https://evil.example/'])('%j leads to the first page', (path) =>
  expect(ownPath(path)).toBe('/'),
);

test('a browser stays on this site, whatever the path', () => {
  const unit = fc.constantFrom('/', '\\', '.', '%2e', '%2f', '%5c', ':', '@', ' ', '\t', '\n', 'evil', '?', '#');
  fc.assert(
    fc.property(fc.string({ unit }), (said) => {
      const { origin, pathname } = new URL(ownPath(said), `${site}/colas/open`);
      expect(origin).toBe(site);
      expect(pathname).not.toMatch(/^\/\//);
      expect(isOwnPath(ownPath(said))).toBe(true);
    }),
  );
});
