import {
  type Endpoint,
  getFlow,
  getRegions,
  listAudit,
  listCases,
  listMessageLog,
  listPromoCodes,
  listReceipts,
  listTasks,
  type Reply,
  refusalEnvelope,
} from '@lender/contract';
import { ENDPOINTS } from '@lender/contract/endpoints';
import { describe, expect, test } from 'vitest';
import {
  type Answer,
  type Call,
  type CallArguments,
  createLendingClient,
  eachRow,
  isRefusedError,
  RefusedError,
} from '../src/index.ts';
import { json, localApi, success } from './local-api.ts';

const id = (nth: number) => `01998877-6655-7443-8221-${String(nth).padStart(12, '0')}`;

/** Returns a client that answers with pages of any shape in turn, the last one again and again. */
function turning(...pages: readonly unknown[]) {
  const asked: unknown[] = [];
  const call: Call = async <E extends Endpoint>(_: E, ...[send]: CallArguments<E>): Promise<Answer<E>> => {
    asked.push((send as { query?: unknown } | undefined)?.query);
    const data = pages[Math.min(asked.length, pages.length) - 1] as Reply<E>;
    return { ok: true, status: 200, data, requestId: 'last' };
  };
  return { call, asked };
}

async function all<Row>(rows: AsyncIterable<Row>): Promise<readonly Row[]> {
  const read: Row[] = [];
  for await (const row of rows) read.push(row);
  return read;
}

describe('reading the next page', () => {
  test('the next page is asked for by the cursor of this one, with the other query parameters', async () => {
    const next = `after_1_${id(1)}`;
    const { call, asked } = turning(
      { cases: ['a', 'b'], next },
      { cases: [], next: `after_2_${id(2)}` },
      { cases: ['c'], next: null },
    );
    expect(await all(eachRow(call, listCases, { query: { queue: 'open' } }))).toEqual(['a', 'b', 'c']);
    expect(asked).toEqual([
      { queue: 'open' },
      { queue: 'open', cursor: next },
      { queue: 'open', cursor: `after_2_${id(2)}` },
    ]);
  });

  test('the next page is asked for by the place before it', async () => {
    const messages = turning({ rows: ['a'], next: id(1) }, { rows: ['b'], next: null });
    expect(await all(eachRow(messages.call, listMessageLog, { query: {} }))).toEqual(['a', 'b']);
    expect(messages.asked).toEqual([{}, { before: id(1) }]);
    const audit = turning({ entries: ['a'], nextBefore: 7 }, { entries: ['b'], nextBefore: null });
    expect(await all(eachRow(audit.call, listAudit, { query: {} }))).toEqual(['a', 'b']);
    expect(audit.asked).toEqual([{}, { before: 7 }]);
  });

  test('the next page is asked for by the last row, until a page is empty', async () => {
    const receipts = turning([{ id: id(1) }, { id: id(2) }], [{ id: id(3) }], []);
    expect(await all(eachRow(receipts.call, listReceipts, { query: {} }))).toHaveLength(3);
    expect(receipts.asked).toEqual([{}, { after: id(2) }, { after: id(3) }]);
    const codes = turning([{ code: 'BUENFIN' }], []);
    expect(await all(eachRow(codes.call, listPromoCodes, { query: {} }))).toHaveLength(1);
    expect(codes.asked).toEqual([{}, { before: 'BUENFIN' }]);
  });

  test('no next page is asked for after a whole list', async () => {
    const { call, asked } = turning([{ id: 1, title: 'Aguascalientes' }]);
    expect(await all(eachRow(call, getRegions, { query: {} }))).toHaveLength(1);
    expect(asked).toHaveLength(1);
  });

  test('the next page can be asked for in every list of the contract', async () => {
    const pages = (name: string) => (name === 'page' ? 'page' : /^(after|before|cursor)$/.test(name) ? 'cursor' : '');
    const shapeOf = (schema: unknown) => (schema as { shape?: object } | undefined)?.shape ?? {};
    const endpoints: readonly Endpoint[] = Object.values(ENDPOINTS);
    const lists = endpoints.filter((endpoint) => Object.keys(shapeOf(endpoint.query?.())).some(pages));
    const read = await Promise.all(
      lists.map(async (endpoint) => {
        const page = (nth: number, next: unknown) => {
          const shape = Object.keys(shapeOf(endpoint.reply()));
          const row = { id: id(nth), code: id(nth) };
          // Returns a page of any shape, whatever it calls its rows and its next page.
          return shape.length === 0
            ? [row]
            : Object.fromEntries(shape.map((key) => [key, key.startsWith('next') ? next : [row]]));
        };
        const pagination = { page: 1, perPage: 1, total: 2, count: 1, totalPages: 2 };
        const asked: object[] = [];
        const call = async (_: Endpoint, { query }: { query: object }) => {
          asked.push(query);
          const data = asked.length > 2 ? [] : page(asked.length, asked.length === 1 ? id(1) : null);
          return { ok: true, status: 200, data, ...(endpoint.paginated && { pagination }) };
        };
        const rows = await all(eachRow(call as unknown as Call, endpoint as typeof listTasks, { query: {} }));
        return [endpoint.name, rows.length, Object.keys(asked[1] ?? {}).length];
      }),
    );
    expect(read).toEqual(lists.map(({ name }) => [name, 2, 1]));
    expect(lists.length).toBeGreaterThan(15);
  });
});

test('numbered pages are read over real HTTP, and only as far as the caller reads', async () => {
  const api = await localApi((response, { url }) => {
    const page = new URL(url, 'http://api.test').searchParams.get('page') ?? '1';
    for (const [name, value] of Object.entries({ 'x-page': page, 'x-per-page': '1', 'x-total-count': '3' }))
      response.setHeader(name, value);
    success(response, [{ id: Number(page), title: `region ${page}` }]);
  });
  const regions = { ...getRegions, query: listTasks.query, paginated: true } as const;
  const call = createLendingClient(api);
  const titles = (await all(eachRow(call, regions, { query: {} }))).map(({ title }) => title);
  expect(titles).toEqual(['region 1', 'region 2', 'region 3']);
  for await (const { title } of eachRow(call, regions, { query: {} })) {
    expect(title).toBe('region 1');
    break;
  }
  expect(api.received).toHaveLength(4);
});

test('a numbered page that lost its headers on the way is an error, not an end', async () => {
  const { call } = turning([{ id: id(1) }]);
  const rows: unknown[] = [];
  const failed = (async () => {
    for await (const row of eachRow(call, listTasks, { query: {} })) rows.push(row);
  })();
  await expect(failed).rejects.toMatchObject({ kind: 'contract', endpoint: 'listTasks', requestId: 'last' });
  expect(rows).toHaveLength(1);
});

test('a refusal in the middle ends the loop with that refusal, after the rows before it', async () => {
  const api = await localApi((response, { url }) => {
    response.setHeader('x-request-id', 'request-2');
    if (url.includes('before=')) json(response, 403, refusalEnvelope('forbidden', 'Not yours.'));
    else success(response, { rows: [], next: `1_${id(1)}` });
  });
  const failed = all(eachRow(createLendingClient(api), listMessageLog, { query: {} }));
  await expect(failed).rejects.toThrow(RefusedError);
  const error: unknown = await failed.catch((thrown: unknown) => thrown);
  expect(isRefusedError(error) && error).toMatchObject({
    message: 'listMessageLog was refused: forbidden',
    endpoint: 'listMessageLog',
    requestId: 'request-2',
    refusal: { status: 403, code: 'forbidden', message: 'Not yours.' },
  });
  expect(api.received).toHaveLength(2);
});

test.each([
  ['the page before', [id(1), id(1)]],
  ['an earlier one', [id(1), id(2), id(1)]],
])('a cursor that leads back to %s ends the loop with an error, not as an end', async (_where, cursors) => {
  const { call, asked } = turning(...cursors.map((next) => ({ rows: ['a'], next })));
  const rows: unknown[] = [];
  const failed = (async () => {
    for await (const row of eachRow(call, listMessageLog, { query: {} })) rows.push(row);
  })();
  await expect(failed).rejects.toMatchObject({ kind: 'contract', endpoint: 'listMessageLog', requestId: 'last' });
  expect(rows).toHaveLength(cursors.length);
  expect(asked).toHaveLength(cursors.length);
});

test('an endpoint that answers no list does not compile', () => {
  const { call } = turning({});
  // @ts-expect-error The flow is one thing.
  eachRow(call, getFlow);
});
