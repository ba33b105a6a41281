import * as contract from '@lender/contract';
import * as sdk from '@lender/sdk';
import { testExamples } from '@lender/vitest/examples';
import { afterAll, vi } from 'vitest';
import { testServer } from './server.ts';

const server = await testServer();
vi.stubEnv('STAFF_TOKEN', await server.operator());
afterAll(() => vi.unstubAllEnvs());

/** Where the READMEs say that the API is. */
const WRITTEN = 'http://localhost:4000';
const createLendingClient = ({ baseUrl, ...options }: sdk.ClientOptions) =>
  sdk.createLendingClient({ ...options, baseUrl: baseUrl === WRITTEN ? server.origin : baseUrl });

// What the client's READMEs and docstrings promise is asked of the real server.
testExamples({
  root: new URL('../../../packages/sdk/', import.meta.url),
  names: { ...contract, ...sdk, createLendingClient },
});
