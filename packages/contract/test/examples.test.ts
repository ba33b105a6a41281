import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { centavos } from '@lender/money';
import { testExamples } from '@lender/vitest/examples';
import { afterAll } from 'vitest';
import * as fields from '../src/fields.ts';
import * as door from '../src/index.ts';
import { openApi } from '../src/openapi.ts';

const banks = JSON.stringify({ success: true, data: [{ value: '002', title: 'Banamex' }] });
const server = createServer(({ url }, response) => {
  response.writeHead(url === door.getBanks.path ? 200 : 404, { 'content-type': 'application/json' }).end(banks);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => server.close());
const { port } = server.address() as AddressInfo;

testExamples({
  root: new URL('..', import.meta.url),
  names: {
    ...door,
    ...fields,
    openApi,
    centavos,
    fetch: (url: string, init: RequestInit) => fetch(url.replace('localhost:4000', `127.0.0.1:${port}`), init),
  },
});
