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

test('who imports one endpoint carries no other', async () => {
  const bundles = await bundleEach(Object.keys(ENDPOINTS).map(importing), { root });
  const carried = bundles.map((bundle) => bundle.match(/"\/web\/[^"]*"/g));
  expect(carried).toEqual(Object.values(ENDPOINTS).map(({ path }) => [JSON.stringify(path)]));
});
