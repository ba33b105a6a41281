import { plainDate } from '@lender/calculator';
import { type SearchHit, searchBackOffice } from '@lender/contract';
import { centavos } from '@lender/money';
import { ApiError } from '@lender/sdk';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { findFrom, findPage } from './find.server.ts';
import { findText } from './find-text.ts';
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

describe('what was found', () => {
  test('is said by kind, clients first, with identifiers masked and the ways to it', async () => {
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
              detail: 'Núm. Q7K2M9ABCD · Activo · $4000.00 · 21.11.2026 04:00 · Celular ••••\u00a05678',
              href: `/prestamos/${id}`,
            }),
          ],
        },
      ],
    });
  });

  test('is what the palette reads', async () => {
    const found = await find([client, loan, receipt]);
    expect(foundShape.parse(JSON.parse(JSON.stringify(found)))).toEqual(found);
  });

  test('leads from money without an owner to where one is found for it', async () => {
    const href = `/depositos?deposito=${receipt.id}&accion=match`;
    expect(await find([{ ...receipt, isWaiting: true }])).toMatchObject({ groups: [{ hits: [{ href }] }] });
  });

  test('has no way where there is no page for it, and says by what it was found', async () => {
    expect(await find([receipt])).toMatchObject({
      groups: [
        {
          hits: [
            { title: 'Nadie conocido', detail: '$4000.00 · 21.11.2026 · Coincide la clave de rastreo', href: null },
          ],
        },
      ],
    });
  });
});

describe('the page of the search', () => {
  test('opens what was named in full and is one thing', async () => {
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
  ] as const)('shows what was found where %s', async (_, hits, hasMore) => {
    expect(await page([...hits], hasMore)).toMatchObject({ kind: 'page', status: 200, data: { count: hits.length } });
  });

  test('says when too little was typed, and asks nobody', async () => {
    const { call, made } = fakeCall();
    const answer = await findPage(call, formOf({ texto: ' 567 ' }));
    expect(answer).toMatchObject({ status: 422, data: { typed: ' 567 ', problem: 'too_short' } });
    expect(made).toEqual([]);
  });

  test('keeps what was typed where the search does not answer', async () => {
    const call = vi
      .fn()
      .mockRejectedValue(new ApiError('Network request failed', { kind: 'network', path: '/search' }));
    expect(await findPage(call, formOf({ texto: 'ana' }))).toMatchObject({
      status: 503,
      data: { typed: 'ana', problem: 'failed' },
    });
  });

  test('is no page for a role that may not search, and hides no mistake', async () => {
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
])('%j is searched by as %j', (typed, text) => {
  expect(findText(typed)).toBe(text);
});

test('whatever is typed is something that the search takes, or nothing', () => {
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
