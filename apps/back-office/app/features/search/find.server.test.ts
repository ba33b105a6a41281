import { plainDate } from '@lender/calculator';
import { type SearchHit, searchBackOffice } from '@lender/contract';
import { centavos } from '@lender/money';
import { ApiError } from '@lender/sdk';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { findText } from '../../forms/find-text.ts';
import { findFrom, findPage } from './find.server.ts';
import { foundShape } from './found.ts';

const id = '01930000-0000-7000-8000-000000000001';
const other = '01930000-0000-7000-8000-000000000002';
const who = { id, matched: 'name', clientName: 'Ana Robles', phoneLastFour: '5678' } as const;
const amount = centavos(400_000);
const createdAt = '2026-11-21T10:00:00.000Z';
const client: SearchHit = { kind: 'client', ...who, status: 1, applicationId: other, loanId: null };
const loan: SearchHit = { kind: 'loan', ...who, number: 'Q7K2M9ABCD', status: 4, amount, createdAt };
const receipt: SearchHit = {
  kind: 'receipt',
  ...who,
  matched: 'tracking_key',
  clientName: '',
  phoneLastFour: null,
  loanId: null,
  amount,
  receivedOn: plainDate('2026-11-21'),
  isWaiting: false,
};

const find = (hits: SearchHit[], { texto = 'ana', hasMore = false } = {}) =>
  findFrom(fakeCall(grants(searchBackOffice, { hits, hasMore })).call, formOf({ texto }));
const page = (hits: SearchHit[], hasMore = false) =>
  findPage(fakeCall(grants(searchBackOffice, { hits, hasMore })).call, formOf({ texto: 'ana' }));

describe('search results', () => {
  test('search results are grouped by kind, clients first, with masked identifiers and with links', async () => {
    expect(await find([loan, client], { hasMore: true })).toEqual({
      text: 'ana',
      count: 2,
      hasMore: true,
      exactHref: null,
      groups: [
        {
          kind: 'client',
          label: 'Clientes',
          hits: [
            {
              key: `client-${id}`,
              title: 'Ana Robles',
              detail: 'Activo · Celular ••••\u00a05678',
              href: `/clientes/${id}`,
              caseHref: `/solicitudes/${other}`,
              loanHref: null,
            },
          ],
        },
        {
          kind: 'loan',
          label: 'Préstamos',
          hits: [
            expect.objectContaining({
              detail: 'Núm. Q7K2M9ABCD · Activo · $4,000.00 · 21.11.2026 04:00 · Celular ••••\u00a05678',
              href: `/prestamos/${id}`,
            }),
          ],
        },
      ],
    });
  });

  test('search results have the shape that the palette reads', async () => {
    const found = await find([client, loan, receipt]);
    expect(foundShape.parse(JSON.parse(JSON.stringify(found)))).toEqual(found);
  });

  test('an unmatched payment leads to the page where it is matched to a loan', async () => {
    const href = `/depositos?deposito=${receipt.id}&accion=match`;
    expect(await find([{ ...receipt, isWaiting: true }])).toMatchObject({ groups: [{ hits: [{ href }] }] });
  });

  test('a search result without a page has no link, and shows what it was found by', async () => {
    expect(await find([receipt])).toMatchObject({
      groups: [
        {
          hits: [
            { title: 'Nadie conocido', detail: '$4,000.00 · 21.11.2026 · Coincide la clave de rastreo', href: null },
          ],
        },
      ],
    });
  });
});

describe('the search page', () => {
  test('the search page opens a single result that was named in full', async () => {
    expect(await page([{ ...client, matched: 'phone' }])).toEqual(leadTo(`/clientes/${id}`));
  });

  test.each([
    ['a name finds one', [client], false],
    ['four digits find one', [{ ...client, matched: 'last_four' }], false],
    [
      'there are two',
      [
        { ...client, matched: 'number' },
        { ...loan, matched: 'number' },
      ],
      false,
    ],
    ['there is more', [{ ...client, matched: 'phone' }], true],
    ['it has no page', [receipt], false],
    ['there is nothing', [], false],
  ] as const)('the search page shows the results when %s', async (_, hits, hasMore) => {
    expect(await page([...hits], hasMore)).toMatchObject({ kind: 'page', status: 200, data: { count: hits.length } });
  });

  test('the search page reports text that is too short, and sends no search', async () => {
    const { call, made } = fakeCall();
    const answer = await findPage(call, formOf({ texto: ' 567 ' }));
    expect(answer).toMatchObject({ status: 422, data: { typed: ' 567 ', problem: 'too_short' } });
    expect(made).toEqual([]);
  });

  test('the search page keeps the typed text when the search does not answer', async () => {
    const call = vi
      .fn()
      .mockRejectedValue(new ApiError('Network request failed', { kind: 'network', path: '/search' }));
    expect(await findPage(call, formOf({ texto: 'ana' }))).toMatchObject({
      status: 503,
      data: { typed: 'ana', problem: 'failed' },
    });
  });

  test('the search page is forbidden to a role that may not search, and hides no programming error', async () => {
    const { call } = fakeCall(refuses(searchBackOffice, 'forbidden'));
    await expect(findPage(call, formOf({ texto: 'ana' }))).rejects.toMatchObject({ status: 403 });
    await expect(
      findPage(vi.fn().mockRejectedValue(new TypeError('broken')), formOf({ texto: 'ana' })),
    ).rejects.toThrow('broken');
  });
});

test.each([
  ['  María \t López ', 'María López'],
  ['\u200b5678\u200b', '5678'],
  ['567', undefined],
  ['M', undefined],
  ['\u200b', undefined],
])('the text %j is searched for as %j', (typed, text) => {
  expect(findText(typed)).toBe(text);
});

test('any typed text becomes text that the search accepts, or nothing', () => {
  const typed = fc.string({ unit: 'binary', maxLength: 150 });
  const query = searchBackOffice.query();
  fc.assert(
    fc.property(typed, (raw) => {
      const text = findText(raw);
      if (text !== undefined) expect(query.safeParse({ text }).success).toBe(true);
    }),
    { numRuns: 30 },
  );
});
