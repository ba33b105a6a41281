import { ENDPOINTS } from '@lender/contract/endpoints';
import { isDeep } from '@lender/vitest/depth';
import { bundleEach, gzippedBytes, testSizes } from '@lender/vitest/size';
import { expect, test } from 'vitest';

const root = new URL('..', import.meta.url);
const CLIENT = `export { createLendingClient } from '@lender/sdk';`;
const withEndpoint = (name: string) => `${CLIENT} export { ${name} as endpoint } from '@lender/contract'`;

testSizes({
  root,
  budgets: [
    ['the client without an endpoint', 9_600, CLIENT],
    ['the client with the poll', 13_500, withEndpoint('getFlow')],
  ],
});

test('no endpoint costs more than 9600 bytes over the client, or 19200 with it', async () => {
  // In the short form, only every tenth endpoint is measured.
  const names = Object.keys(ENDPOINTS).filter((_, index) => isDeep || index % 10 === 0);
  const [client = 0, ...sizes] = (await bundleEach([CLIENT, ...names.map(withEndpoint)], { root })).map(gzippedBytes);
  const heavy = names.map((name, at) => ({ name, bytes: sizes[at] ?? Number.NaN }));
  expect(heavy.filter(({ bytes }) => !(bytes <= 19_200 && bytes - client <= 9_600))).toEqual([]);
  expect(heavy.length).toBeGreaterThan(Object.keys(ENDPOINTS).length / 11);
});
