import { expect, test } from 'vitest';
import { isFromOwnOrigin } from './own-origin.ts';

const publicOrigin = 'https://quincena.test';
const host = 'staging.quincena.test';
const says = (origin?: string, fetchSite?: string, referer?: string) => ({ origin, host, fetchSite, referer });

test.each([
  ['a form of the page itself', says('https://staging.quincena.test', 'same-origin')],
  ['a page behind a proxy that changes the host', says(publicOrigin, 'same-origin')],
  ['an old browser that only says which page it shows', says(undefined, undefined, `${publicOrigin}/ingresar`)],
  ['a browser that leaves out the origin at home', says(undefined, 'same-origin')],
])('a request from %s is accepted', (_, source) => {
  expect(isFromOwnOrigin(source, publicOrigin)).toBe(true);
});

test.each([
  ['another site', says('https://evil.test')],
  ['another port of this host', says('https://staging.quincena.test:3001', 'same-site')],
  ['a page of this host that came in plain text', says('http://staging.quincena.test')],
  ['whoever says nothing', says()],
  ['an old browser on another site', says(undefined, undefined, 'https://evil.test/?https://quincena.test')],
  ['a page that hides its origin', says('null')],
  ['a stranger without origin', says(undefined, 'cross-site')],
  ['a neighbour without origin', says(undefined, 'same-site')],
])('a request from %s is refused', (_, source) => {
  expect(isFromOwnOrigin(source, publicOrigin)).toBe(false);
});

test('a site without TLS, as on a developer’s machine, accepts its own pages', () => {
  const source = { ...says('http://localhost:3000'), host: 'localhost:3000' };
  expect(isFromOwnOrigin(source, 'http://localhost:3000')).toBe(true);
  expect(isFromOwnOrigin({ ...source, origin: 'http://127.0.0.1:3000' }, 'http://localhost:3000')).toBe(false);
});
