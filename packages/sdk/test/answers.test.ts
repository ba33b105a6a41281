import {
  createApplication,
  downloadTemporary,
  finishClientDocuments,
  getBanks,
  getFlow,
  getOpenPayBarcode,
  listTasks,
  refusalEnvelope,
  type Send,
} from '@lender/contract';
import { describe, expect, test, vi } from 'vitest';
import { ApiError, createLendingClient } from '../src/index.ts';
import { json, localApi, success } from './local-api.ts';

type Application = Send<typeof createApplication>['body'];
const day = (text: string) => text as Application['payDates']['first_repayment_option'];
const application: Application = {
  salaryCycle: 'weekly',
  payDates: { first_repayment_option: day('2026-12-05'), second_repayment_option: day('2026-12-12') },
  loanAmount: 150000 as Application['loanAmount'],
};
const noPatience = { retries: 0 };
const id = '01998877-6655-7443-8221-100000000000';

describe('a success', () => {
  test('a success is unwrapped and decoded', async () => {
    const api = await localApi((response) => success(response, [{ value: '002', title: 'BANAMEX' }]));
    expect(await createLendingClient(api)(getBanks)).toEqual({
      ok: true,
      status: 200,
      data: [{ value: '002', title: 'BANAMEX' }],
    });
  });

  test('a success may come without its wrapping', async () => {
    const flow = { step: 'work_info', status: 'active', errors: [] };
    const api = await localApi((response) => json(response, 200, flow));
    expect(await createLendingClient(api)(getFlow)).toEqual({ ok: true, status: 200, data: flow });
  });

  test('a success with an ETag is not sent again to a caller that names the ETag', async () => {
    const flow = { step: 'work_info', status: 'active', errors: [] };
    const api = await localApi((response, { headers }) => {
      response.setHeader('etag', '"1"');
      if (headers['if-none-match'] === '"1"') response.writeHead(304).end();
      else success(response, flow);
    });
    const call = createLendingClient(api);
    expect(await call(getFlow)).toEqual({ ok: true, status: 200, data: flow, etag: '"1"' });
    expect(await call(getFlow, undefined, { headers: { 'if-none-match': '"1"' } })).toMatchObject({
      ok: false,
      refusal: { status: 304, code: 'unknown' },
    });
    expect(await call(getFlow, undefined, { headers: { 'if-none-match': '"0"' } })).toMatchObject({ data: flow });
  });

  test('a success with a list gives the position of its page', async () => {
    const pages = { 'x-page': '2', 'x-per-page': '10', 'x-total-count': '25', 'x-count': '10' };
    const api = await localApi((response) => {
      for (const [name, value] of Object.entries(pages)) response.setHeader(name, value);
      success(response, []);
    });
    const answer = await createLendingClient(api)(listTasks, { query: { page: 2 } });
    expect(answer).toMatchObject({ pagination: { page: 2, perPage: 10, total: 25, count: 10, totalPages: 3 } });
  });

  test('a success that says only "done" may come with no body at all', async () => {
    const api = await localApi((response) => response.writeHead(204).end());
    expect(await createLendingClient(api)(finishClientDocuments)).toEqual({ ok: true, status: 204, data: {} });
  });

  test('a success with bytes stays bytes, whatever type it claims', async () => {
    const pdf = Buffer.from([0x25, 0x50, 0x44, 0x46, 0xff, 0x00]);
    const api = await localApi((response, _, turn) =>
      response.writeHead(200, { 'content-type': turn ? 'application/json' : 'application/pdf' }).end(pdf),
    );
    const call = createLendingClient(api);
    for (const _ of [0, 1])
      expect(await call(downloadTemporary, { params: { id } })).toEqual({
        ok: true,
        status: 200,
        data: new Uint8Array(pdf),
      });
  });
});

describe('a refusal', () => {
  test('a refusal is a value with its code, fields and facts', async () => {
    const violations = [
      {
        status: 'not_unique',
        propertyPath: 'children[mobilePhone].children[number].data',
        message: 'This value is already registered. Send another value, or use the existing entry.',
      },
      { status: 'invalid', propertyPath: 'data.email', message: 'Invalid input' },
    ];
    const body = refusalEnvelope(
      'not_unique',
      'This value is already registered. Send another value, or use the existing entry.',
      { violations, facts: { triesLeft: 2 } },
    );
    const api = await localApi((response) => json(response, 422, body));
    expect(await createLendingClient(api)(getBanks)).toEqual({
      ok: false,
      refusal: {
        status: 422,
        code: 'not_unique',
        message: 'This value is already registered. Send another value, or use the existing entry.',
        fields: { 'mobilePhone.number': 'not_unique', email: 'invalid' },
        facts: { triesLeft: 2 },
      },
    });
  });

  test('a refusal that hides behind a 200 is found', async () => {
    const api = await localApi((response) =>
      json(
        response,
        200,
        refusalEnvelope('no_offer', 'There is no offer or document for this call now. Follow getFlow.'),
      ),
    );
    expect(await createLendingClient(api)(getBanks)).toMatchObject({
      ok: false,
      refusal: { status: 200, code: 'no_offer' },
    });
  });

  test('a refusal of a call for bytes is read as JSON', async () => {
    const api = await localApi((response) => json(response, 404, refusalEnvelope('not_found', 'Not found')));
    const answer = await createLendingClient(api)(downloadTemporary, { params: { id } });
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'not_found', message: 'Not found' } });
  });

  test.each([
    ['HTML', 'text/html', '<h1>Not here</h1>'],
    ['broken JSON', 'application/json', '{"success":'],
    ['nothing', 'application/json', ''],
    ['null', 'application/json', 'null'],
    ['a list', 'application/json', '[1]'],
    ['violations that are none', 'application/json', '{"violations":[null,{"status":1}],"error":"no"}'],
  ])('a refusal that says %s has the code unknown', async (_what, type, body) => {
    const api = await localApi((response) => response.writeHead(404, { 'content-type': type }).end(body));
    const refusal = { status: 404, code: 'unknown', message: 'HTTP 404', fields: {}, facts: {} };
    expect(await createLendingClient(api)(getBanks)).toEqual({ ok: false, refusal });
  });

  test.each([
    ['the error', { error: { details: { message: 'a' } }, details: { message: 'b' }, message: 'c' }, 'a'],
    ['the details', { error: { details: { reason: 'x' } }, details: { message: 'b' }, message: 'c' }, 'b'],
    ['the answer', { error: { details: {} }, details: { message: 1 }, message: 'c' }, 'c'],
    ['nobody', { error: { details: { message: '' } } }, 'HTTP 409'],
  ])('a refusal has the message that %s gives', async (_who, body, message) => {
    const api = await localApi((response) => json(response, 409, body));
    expect(await createLendingClient(api)(getBanks)).toMatchObject({ ok: false, refusal: { message } });
  });

  test('a refusal with 503 and a code says whose fault it is, so it stays a refusal', async () => {
    const body = refusalEnvelope(
      'provider_unavailable',
      'The provider did not answer. Repeat the request after Retry-After.',
    );
    const api = await localApi((response) => json(response, 503, body));
    const onServerError = vi.fn();
    const answer = await createLendingClient({ ...api, ...noPatience, onServerError })(getOpenPayBarcode, {
      body: { kind: 'repayment' },
    });
    expect(answer).toMatchObject({ ok: false, refusal: { status: 503, code: 'provider_unavailable' } });
    expect(onServerError).not.toHaveBeenCalled();
  });
});

describe('a server error', () => {
  test.each([
    [500, { 'content-type': 'application/json' }, '{"success":false,"error":{"code":"internal"}}'],
    [502, { 'content-type': 'text/html' }, '<h1>Bad Gateway</h1>'],
    [503, { 'content-type': 'text/plain' }, 'maintenance'],
    [599, {}, ''],
  ])('a server error with %i throws with its status and path, and is reported first', async (status, headers, body) => {
    const api = await localApi((response) => response.writeHead(status, headers).end(body));
    const onServerError = vi.fn();
    const failed = createLendingClient({ ...api, ...noPatience, onServerError })(downloadTemporary, { params: { id } });
    const path = `/web/private/client/document/download-temporary/${id}`;
    await expect(failed).rejects.toThrow(
      new ApiError(`ERP response ${status} ${path}`, { kind: 'server', status, endpoint: 'downloadTemporary', path }),
    );
    await expect(failed).rejects.toMatchObject({ kind: 'server', status, path });
    expect(onServerError).toHaveBeenCalledExactlyOnceWith(await failed.catch((error: unknown) => error));
  });

  test('a server error while an application is created has its own message', async () => {
    const api = await localApi((response) => json(response, 500, {}));
    await expect(createLendingClient(api)(createApplication, { body: application })).rejects.toThrow(
      'ERP failed to create application',
    );
  });

  test('a server error other than 500 while an application is created has the usual message', async () => {
    const api = await localApi((response) => json(response, 502, {}));
    const failed = createLendingClient({ ...api, ...noPatience })(createApplication, { body: application });
    await expect(failed).rejects.toThrow('ERP response 502 /web/private/client/application');
  });

  test('a server error leaves the query out of its path', async () => {
    const api = await localApi((response) => json(response, 500, {}));
    const failed = createLendingClient(api)(listTasks, { query: { state: 'open' } });
    await expect(failed).rejects.toThrow(/^ERP response 500 \/web\/private\/back-office\/task$/);
    expect(api.received[0]?.url).toContain('?state=open');
  });
});

describe('an answer outside the contract', () => {
  test.each([
    ['fields of another type', 'application/json', '{"success":true,"data":[{"id":"9","title":"x"}]}'],
    ['broken JSON', 'application/json', '{"success":true,'],
    ['a page of a captive portal', 'text/html', '<h1>Sign in to the Wi-Fi</h1>'],
    ['nothing', 'application/json', ''],
  ])(
    'an answer outside the contract, with %s, throws and is not reported as a server error',
    async (_what, type, body) => {
      const api = await localApi((response) => response.writeHead(200, { 'content-type': type }).end(body));
      const onServerError = vi.fn();
      const failed = createLendingClient({ ...api, onServerError })(getBanks);
      await expect(failed).rejects.toMatchObject({ kind: 'contract', status: 200, path: '/web/public/bank' });
      await expect(failed).rejects.toThrow('GET /web/public/bank answered outside the contract');
      expect(onServerError).not.toHaveBeenCalled();
    },
  );
});
