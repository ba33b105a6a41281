import { plainDate } from '@lender/calculator';
import * as contract from '@lender/contract';
import * as fields from '@lender/contract/fields';
import { openApi } from '@lender/contract/openapi';
import { centavos } from '@lender/money';
import * as sdk from '@lender/sdk';
import { testExamples } from '@lender/vitest/examples';
import { afterAll, expect, test, vi } from 'vitest';
import { testServer } from './server/server.ts';
import { OPERATOR } from './server/test-env.ts';

const server = await testServer();
vi.stubEnv('STAFF_TOKEN', await server.operator());
afterAll(() => vi.unstubAllEnvs());

/** Address of the API as the READMEs write it. */
const WRITTEN = 'http://localhost:4000';
const createLendingClient = ({ baseUrl, ...options }: sdk.ClientOptions) =>
  sdk.createLendingClient({ ...options, baseUrl: baseUrl === WRITTEN ? server.origin : baseUrl });

// The promises of the READMEs and docstrings of the contract and its client are checked against the real server.
testExamples({
  root: new URL('../../../packages/sdk/', import.meta.url),
  names: { ...contract, ...sdk, createLendingClient },
});
testExamples({
  root: new URL('../../../packages/contract/', import.meta.url),
  names: {
    ...contract,
    ...fields,
    openApi,
    centavos,
    plainDate,
    fetch: (url: string, init: RequestInit) => fetch(url.replace(WRITTEN, server.origin), init),
  },
});

test('a client reads every row of a list over its pages, and the log has each request under the id that its caller got', async () => {
  const call = createLendingClient({ baseUrl: `${server.origin}/` });
  const signedIn = await call(contract.loginUser, { body: OPERATOR });
  const requests: string[] = [];
  const query = { kind: 'sign_in', perPage: 1 } as const;
  for await (const { requestId } of sdk.eachRow(call, contract.listAudit, { query })) requests.push(requestId);
  expect(requests).toEqual([signedIn.requestId, expect.any(String)]);
});
