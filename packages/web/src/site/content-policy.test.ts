import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentPolicy } from './content-policy.ts';

const strict = contentPolicy({ nonce: 'n', production: true });
const directives = (policy: string) =>
  new Map(policy.split(';').map((rule) => [rule.split(' ')[0] ?? '', rule.split(' ').slice(1)]));

test('a page without openings connects only to the site itself', () => {
  expect(strict).toBe(
    [
      "default-src 'self'",
      "script-src 'self' 'strict-dynamic' 'nonce-n'",
      "style-src 'self' 'nonce-n'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "frame-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ].join(';'),
  );
});

test('development lets Vite in, production does not', () => {
  expect(contentPolicy({ nonce: 'n', production: false })).toContain("style-src 'self' 'unsafe-inline'");
  expect(strict).not.toContain('unsafe');
});

test('an opening adds its origins to its directives, once, and takes nothing away', () => {
  const origin = fc.domain().map((domain) => `https://${domain}`);
  const opening = fc.record(
    { 'script-src': fc.array(origin), 'connect-src': fc.array(origin), 'frame-src': fc.array(origin) },
    { requiredKeys: [] },
  );
  const before = directives(strict);
  fc.assert(
    fc.property(fc.array(opening, { maxLength: 4 }), (openings) => {
      const after = directives(contentPolicy({ nonce: 'n', production: true, openings }));
      expect([...after.keys()]).toEqual([...before.keys()]);
      for (const [name, sources] of after) {
        const asked = openings.flatMap((one) => new Map(Object.entries(one)).get(name) ?? []);
        expect(sources).toEqual([...new Set([...(before.get(name) ?? []), ...asked])]);
      }
    }),
  );
});

test.each(["'unsafe-inline'", "'unsafe-eval'", '*', 'https:', 'data:', 'https://a.example/path', 'https://a;b', ''])(
  'a page cannot be opened for %s',
  (source) => {
    const openings = [{ 'script-src': [source] }];
    expect(() => contentPolicy({ nonce: 'n', production: true, openings })).toThrow(TypeError);
  },
);
