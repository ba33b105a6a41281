import * as contract from '@lender/contract';
import { describe, expect, test, vi } from 'vitest';
import * as sdk from '../src/index.ts';
import { json, localApi, type Script, success } from './local-api.ts';

const { downloadTemporary, finishClientDocuments, getBanks, getFlow, listTasks, loginClient, refusalEnvelope } =
  contract;
const { callWithResponse, createLendingClient } = sdk;
const banks = [{ value: '002', title: 'Banamex' }];
const id = '01998877-6655-7443-8221-100000000000';
const numbered =
  (script: Script): Script =>
  (response, ...received) => {
    response.setHeader('x-request-id', 'request-1');
    script(response, ...received);
  };

describe('the request id', () => {
  const requestId = 'request-1';

  test('the request id is given beside a result and beside a refusal', async () => {
    const done = await localApi(numbered((response) => success(response, banks)));
    expect(await createLendingClient(done)(getBanks)).toMatchObject({ ok: true, requestId });
    const refused = await localApi(numbered((response) => json(response, 404, refusalEnvelope('not_found', 'x'))));
    expect(await createLendingClient(refused)(getBanks)).toMatchObject({ ok: false, requestId });
  });

  test.each<[string, Script]>([
    ['server', (response) => json(response, 500, {})],
    ['contract', (response) => success(response, 'nonsense')],
  ])('the request id is in an error of kind %s, with the endpoint', async (kind, script) => {
    const api = await localApi(numbered(script));
    const failed = createLendingClient(api)(getBanks);
    await expect(failed).rejects.toMatchObject({ kind, endpoint: 'getBanks', path: getBanks.path, requestId });
  });

  test.each([
    ['timeout', 'stalls', undefined],
    ['network', 'breaks off', new TypeError('terminated')],
  ])('the request id is in an error of kind %s where an answer began and %s', async (kind, _how, end) => {
    // No socket in between: an answer has begun, however busy the machine is, before the time can be up.
    const fetch = async (input: string | URL | Request) => {
      const { signal } = new Request(input);
      const start = (body: ReadableStreamDefaultController) => {
        if (end) body.error(end);
        signal.addEventListener('abort', () => body.error(signal.reason));
      };
      return new Response(new ReadableStream({ start }), { headers: { 'x-request-id': requestId } });
    };
    const call = createLendingClient({ baseUrl: 'http://api.test', fetch });
    const failed = call(getBanks, undefined, end ? {} : { timeoutMs: 100 });
    await expect(failed).rejects.toMatchObject({ kind, endpoint: 'getBanks', path: getBanks.path, requestId });
  });

  test.each([
    ['the time is up', 'timeout'],
    ['the call is given up', 'aborted'],
  ] as const)(
    'the request id is that of the last try that was answered, where %s in a later one',
    async (_why, kind) => {
      const control = new AbortController();
      const headers = { 'retry-after': '0', 'x-request-id': requestId };
      const fetch = vi.fn(async (input: string | URL | Request) => {
        if (fetch.mock.calls.length === 1) return new Response('', { status: 503, headers });
        if (kind === 'aborted') control.abort();
        const { signal } = new Request(input);
        return new Promise<Response>((_, reject) => {
          if (signal.aborted) reject(signal.reason);
          signal.addEventListener('abort', () => reject(signal.reason));
        });
      });
      const call = createLendingClient({ baseUrl: 'http://api.test', fetch });
      const own = { signal: control.signal, ...(kind === 'timeout' && { timeoutMs: 100 }) };
      await expect(call(getBanks, undefined, own)).rejects.toMatchObject({ kind, requestId });
    },
  );

  test('the request id is that of the last try, where the call is given up in the pause after it', async () => {
    const control = new AbortController();
    const fetch = async () => {
      setTimeout(() => control.abort());
      return new Response('', { status: 503, headers: { 'retry-after': '5', 'x-request-id': requestId } });
    };
    const call = createLendingClient({ baseUrl: 'http://api.test', fetch });
    const failed = call(getBanks, undefined, { signal: control.signal });
    await expect(failed).rejects.toMatchObject({ kind: 'aborted', requestId });
  });

  test('the request id is unknown where nothing answered', async () => {
    const failed = createLendingClient({ baseUrl: 'http://127.0.0.1:1', retries: 0 })(getBanks);
    await expect(failed).rejects.toMatchObject({ kind: 'network', endpoint: 'getBanks', requestId: undefined });
  });
});

describe('limits of one call', () => {
  test('one call may have less time than the others', async () => {
    const api = await localApi(() => {});
    const failed = createLendingClient(api)(getFlow, undefined, { timeoutMs: 100 });
    await expect(failed).rejects.toMatchObject({ kind: 'timeout', endpoint: 'getFlow' });
  });

  test('one call may have the largest possible time', async () => {
    const api = await localApi((response) => success(response, banks));
    const call = createLendingClient({ ...api, timeoutMs: 1 });
    expect(await call(getBanks, undefined, { timeoutMs: Number.MAX_SAFE_INTEGER })).toMatchObject({ ok: true });
  });

  test.each([
    ['fewer repetitions', getFlow, { retries: 0 }, 1],
    ['more repetitions, where it takes a key', finishClientDocuments, { retries: 1 }, 2],
  ])('one call may have %s', async (_what, endpoint, own, times) => {
    const api = await localApi((response) => response.writeHead(502).end());
    const call = createLendingClient({ ...api, retries: times === 1 ? 2 : 0 });
    await expect(call(endpoint, undefined, own)).rejects.toMatchObject({ kind: 'server' });
    expect(api.received).toHaveLength(times);
  });

  test('one call may not have a repetition that the contract forbids', async () => {
    const api = await localApi((response) => response.writeHead(502).end());
    const send = { body: { username: '5512345678', password: 'Quincena.2026' } };
    await expect(createLendingClient(api)(loginClient, send, { retries: 2 })).rejects.toMatchObject({ kind: 'server' });
    expect(api.received).toHaveLength(1);
  });
});

describe('limits and addresses that no call can use', () => {
  const baseUrl = 'http://api.test';
  const fetch = vi.fn();
  const wrong = [
    ...[Number.NaN, -1, 0, Number.POSITIVE_INFINITY].map((timeoutMs) => ({ timeoutMs })),
    ...[Number.NaN, -1, 0.5, Number.POSITIVE_INFINITY].map((retries) => ({ retries })),
  ];

  test.each(wrong)('the limits %o are refused', async (limits) => {
    const name = Object.keys(limits).join();
    expect(() => createLendingClient({ baseUrl, ...limits })).toThrow(RangeError);
    const failed = createLendingClient({ baseUrl, fetch })(getBanks, undefined, limits);
    await expect(failed).rejects.toThrow(RangeError);
    await expect(failed).rejects.toThrow(name);
    expect(fetch).not.toHaveBeenCalled();
  });

  test.each([
    '',
    'x',
    '/lending',
    'api.test:4000',
    'ftp://api.test',
    'http://',
    'http://api.test?a=1',
    'http://api.test/#a',
  ])('the baseUrl %j is refused', (text) => {
    expect(() => createLendingClient({ baseUrl: text })).toThrow(RangeError);
  });

  test('a baseUrl with a user is refused without repeating its password', () => {
    const withUser = Object.assign(new URL('http://api.test'), { username: 'me', password: 'secret' }).href;
    expect(() => createLendingClient({ baseUrl: withUser })).toThrow(/^baseUrl must be (?!.*secret)/);
  });
});

describe('the raw response', () => {
  test('the raw response is returned beside the decoded answer', async () => {
    const text = `{ "success": true, "data": ${JSON.stringify(banks)} }`;
    const api = await localApi((response) => response.writeHead(201, { 'x-served-by': 'b' }).end(text));
    const onResponse = vi.fn();
    const { answer, response } = await callWithResponse(createLendingClient(api), getBanks, undefined, { onResponse });
    expect(answer).toMatchObject({ ok: true, data: banks });
    expect(response).toMatchObject({ status: 201, body: text });
    expect(response.headers.get('x-served-by')).toBe('b');
    expect(onResponse).toHaveBeenCalledExactlyOnceWith(response);
  });

  test('the raw response is returned beside a refusal', async () => {
    const api = await localApi((response) => response.writeHead(404).end('<h1>Not here</h1>'));
    const { answer, response } = await callWithResponse(createLendingClient(api), getBanks);
    expect(answer.ok).toBe(false);
    expect(response).toMatchObject({ status: 404, body: '<h1>Not here</h1>' });
  });

  test('the raw response is bytes where bytes were asked for', async () => {
    const api = await localApi((response) => response.end(Buffer.from([0xff, 0x00])));
    const { response } = await callWithResponse(createLendingClient(api), downloadTemporary, { params: { id } });
    expect(response.body).toEqual(new Uint8Array([0xff, 0x00]));
  });

  test.each([
    ['a fault', 500, '<h1>Oops</h1>'],
    ['nonsense', 200, '{"success":'],
  ])('the raw response is handed out even where it is %s and the call throws', async (_what, status, body) => {
    const api = await localApi((response) => response.writeHead(status).end(body));
    const onResponse = vi.fn();
    await expect(createLendingClient(api)(getBanks, undefined, { onResponse })).rejects.toThrow(sdk.ApiError);
    expect(onResponse).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status, body }));
  });
});

test.each(['', '/', '//', '/lending', '/lending/'])('the address may end with "%s"', async (end) => {
  const api = await localApi((response) => success(response, banks));
  const baseUrl = api.baseUrl + end;
  expect(await createLendingClient({ baseUrl })(getBanks)).toMatchObject({ ok: true });
  expect(api.received[0]?.url).toBe(`${end.replaceAll(/\/+$/g, '')}/web/public/bank`);
});

describe('what does not fit the contract', () => {
  const call = createLendingClient({ baseUrl: 'http://127.0.0.1:1', retries: 0 });

  test.each([
    ['a value', () => call(loginClient, { body: { username: '', password: 'x' } }), 'loginClient', ['body.username']],
    [
      'a name',
      () => call(loginClient, { body: { username: 'a', password: 'b', isAdmin: true } as never }),
      'loginClient',
      ['body.isAdmin'],
    ],
    ['a question', () => call(listTasks, { query: { page: 0 } }), 'listTasks', ['query.page']],
    ['a path', () => call(downloadTemporary, { params: { id: '..' } as never }), 'downloadTemporary', ['params.id']],
    ['nothing at all', () => call(downloadTemporary, {} as never), 'downloadTemporary', ['params']],
  ])('input that does not fit the contract is named with its endpoint: %s', async (_what, made, endpoint, fields) => {
    const error: unknown = await made().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(sdk.InvalidInputError);
    expect(error).toMatchObject({ name: 'InvalidInputError', endpoint, fields, cause: expect.any(Error) });
    expect(String(error)).toBe(`InvalidInputError: ${endpoint} was called with invalid input: ${fields.join(', ')}`);
    expect(sdk.isApiError(error)).toBe(false);
  });
});

test('no name is also one of the contract', () => {
  expect(Object.keys(sdk).filter((name) => Object.hasOwn(contract, name))).toEqual([]);
});
