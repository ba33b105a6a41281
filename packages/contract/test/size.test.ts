import { isDeep } from '@lender/vitest/depth';
import { bundleEach, testSizes } from '@lender/vitest/size';
import { expect, test } from 'vitest';
import { ENDPOINTS } from '../src/endpoints.ts';

const root = new URL('..', import.meta.url);
const importing = (names: string) => `export { ${names} } from '@lender/contract'`;

testSizes({
  root,
  // zod/mini included
  budgets: [
    ['an endpoint that answers with a list', 6_200, importing('getBanks')],
    ['an endpoint that answers with statuses', 6_400, importing('getFlow')],
    ['an upload', 8_200, importing('uploadClientDocument')],
    ['the endpoint with the most shapes', 10_800, importing('getCase')],
    ['reading and writing what travels', 6_500, importing('decodeWire, encodeWire')],
    ['reading violations', 350, importing('fieldErrorsOf')],
  ],
});

test('a bundle that imports one endpoint contains no other', async () => {
  // The short form checks every tenth endpoint.
  const endpoints = Object.entries(ENDPOINTS).filter((_, index) => isDeep || index % 10 === 0);
  const bundles = await bundleEach(
    endpoints.map(([name]) => importing(name)),
    { root },
  );
  const carried = bundles.map((bundle) => bundle.match(/"\/web\/[^"]*"/g));
  expect(carried).toEqual(endpoints.map(([, { path }]) => [JSON.stringify(path)]));
});
