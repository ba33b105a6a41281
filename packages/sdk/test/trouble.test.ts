import { getBanks, getFlow } from '@lender/contract';
import { soon } from '@lender/vitest/soon';
import { expect, test, vi } from 'vitest';
import { ApiError, createLendingClient, isApiError } from '../src/index.ts';
import { localApi, type Script } from './local-api.ts';

const path = '/web/private/client/flow';
const noAnswer: Script = () => {};
const stalledBody: Script = (response) =>
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"succ');
const brokenBody: Script = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' }).write('{"succ');
  setTimeout(() => response.destroy(), 20);
};

test.each([
  ['nobody listens', 'http://127.0.0.1:1'],
  ['the name leads nowhere', 'http://quincena.invalid'],
])('the network request failed when %s', async (_why, baseUrl) => {
  const failed = createLendingClient({ baseUrl, retries: 0 })(getFlow);
  await expect(failed).rejects.toThrow(
    new ApiError('Network request failed', { kind: 'network', endpoint: 'getFlow', path }),
  );
  await expect(failed).rejects.toMatchObject({ kind: 'network', status: 0, path, cause: expect.any(Error) });
});

test('the network request failed when the answer breaks off', async () => {
  const api = await localApi(brokenBody);
  await expect(createLendingClient(api)(getFlow)).rejects.toMatchObject({
    message: 'Network request failed',
    kind: 'network',
  });
});

test.each([
  ['does not come', noAnswer],
  ['stalls half way', stalledBody],
])('the time is up when the answer %s', async (_what, script) => {
  const api = await localApi(script);
  const failed = createLendingClient({ ...api, timeoutMs: 150 })(getFlow);
  await expect(failed).rejects.toMatchObject({ message: 'Network request failed', kind: 'timeout', status: 0, path });
});

test('the time is for the whole call, repetitions included', async () => {
  const api = await localApi((response) => response.writeHead(502).end());
  const failed = createLendingClient({ ...api, timeoutMs: 400, retries: 50 })(getFlow);
  await expect(failed).rejects.toMatchObject({ kind: 'timeout' });
});

test.each([
  ['before it starts', 0, noAnswer],
  ['while it waits', 1, noAnswer],
  ['while the answer arrives', 1, stalledBody],
])('a call that is given up %s says so', async (_when, received, script) => {
  const api = await localApi(script);
  const control = new AbortController();
  if (received === 0) control.abort();
  const failed = createLendingClient(api)(getFlow, undefined, { signal: control.signal });
  const caught = failed.catch((error: unknown) => error);
  await vi.waitFor(() => expect(api.received).toHaveLength(received), soon);
  control.abort();
  expect(await caught).toMatchObject({ message: 'Request aborted', kind: 'aborted', path });
});

test('a call that is given up between two tries is not tried again', async () => {
  const control = new AbortController();
  const api = await localApi((response) => {
    response.writeHead(503, { 'retry-after': '2' }).end();
    setTimeout(() => control.abort('somebody left'), 50);
  });
  await expect(createLendingClient(api)(getFlow, undefined, { signal: control.signal })).rejects.toMatchObject({
    kind: 'aborted',
    cause: 'somebody left',
  });
  expect(api.received).toHaveLength(1);
});

test('an API error is recognised from any copy of the package', async () => {
  const error: unknown = await createLendingClient({ baseUrl: 'http://127.0.0.1:1', retries: 0 })(getBanks).catch(
    (e: unknown) => e,
  );
  expect(isApiError(error)).toBe(true);
  expect(isApiError(Object.assign(new Error('x'), { name: 'ApiError' }))).toBe(true);
  expect(isApiError(new Error('x'))).toBe(false);
});
