import { expect, test } from 'vitest';
import { isFromOwnOrigin } from './own-origin.ts';

const publicOrigin = 'https://quincena.test';
const says = (origin?: string, fetchSite?: string) => ({ origin, host: 'localhost:3000', fetchSite });

test.each([
  ['a form of the page itself', says('http://localhost:3000', 'same-origin')],
  ['a page behind a proxy that changes the host', says(publicOrigin, 'same-origin')],
  ['a program that is no browser', says()],
  ['a browser that leaves out the origin at home', says(undefined, 'same-origin')],
])('%s is heard', (_, source) => {
  expect(isFromOwnOrigin(source, publicOrigin)).toBe(true);
});

test.each([
  ['another site', says('https://evil.test')],
  ['another port of this machine', says('http://localhost:3001', 'same-site')],
  ['a page that hides its origin', says('null')],
  ['a stranger without origin', says(undefined, 'cross-site')],
  ['a neighbour without origin', says(undefined, 'same-site')],
])('%s is refused', (_, source) => {
  expect(isFromOwnOrigin(source, publicOrigin)).toBe(false);
});
