import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defineList } from './define-list.ts';
import { idParameter, placeParameter, textParameter, wordParameter } from './list-parameter.ts';
import { cutPage, PER_PAGE, pageOf } from './page-of.ts';

const KINDS = ['cash', 'split'] as const;
interface Query {
  readonly kind?: (typeof KINDS)[number];
  readonly holder?: string;
  readonly after?: string;
}

const list = defineList<Query>({
  path: () => '/lista',
  parameters: {
    kind: wordParameter('tipo', KINDS),
    holder: idParameter('persona'),
    after: placeParameter('desde'),
  },
  place: 'after',
});

const id = '0198c0de-0000-4000-8000-000000000001';
const place = `2026-11-29.${id}`;
const words = { start: 'Al principio', next: 'Siguientes' };

test('a selection that is written into an address is read back as it was', () => {
  const query = fc.record(
    { kind: fc.constantFrom(...KINDS), holder: fc.uuid(), after: fc.uuid().map((row) => `2026-11-29.${row}`) },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(query, (selected) => {
      const { pathname, searchParams } = new URL(list.pathOf(selected), 'https://staff.quincena.example');
      expect(pathname).toBe('/lista');
      expect(list.parse(searchParams)).toEqual(selected);
    }),
  );
});

test('what makes no sense in an address is left out, and the rest is kept', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (holder, after) => {
      fc.pre(!/^[0-9a-f-]{36}$/i.test(holder) && !after.startsWith('20'));
      const search = new URLSearchParams({ desde: after, persona: holder, tipo: 'cash', otro: '1' });
      expect(list.parse(search)).toEqual({ kind: 'cash' });
    }),
  );
});

test('parameters stand in the order of the definition, and an empty selection has none', () => {
  expect(list.pathOf({ after: place, kind: 'split' })).toBe(`/lista?tipo=split&desde=${place}`);
  expect(list.pathOf()).toBe('/lista');
});

test('a parameter with a pattern takes only a text that fits as a whole', () => {
  const code = textParameter('codigo', /^[A-Z]{2}$/);
  expect([code.parse('AB'), code.parse('ABC'), code.parse('')]).toEqual(['AB', undefined, undefined]);
});

test('the first page has no link to itself, and the last one none to a next page', () => {
  expect(pageOf(list, {}).links(undefined, words)).toEqual({});
  expect(pageOf(list, {}).links(null, words)).toEqual({});
});

test('a page in the middle keeps its filters in the links to the first page and to the next', () => {
  expect(pageOf(list, { kind: 'cash', after: place }).links(`2026-11-30.${id}`, words)).toEqual({
    previous: { href: '/lista?tipo=cash', label: 'Al principio' },
    next: { href: `/lista?tipo=cash&desde=2026-11-30.${id}`, label: 'Siguientes' },
  });
});

test('each link of a filter begins at the first page, and keeps the other filters', () => {
  const tabs = pageOf(list, { kind: 'cash', holder: id, after: place }).tabs('kind', KINDS, (kind) => kind ?? 'Todos');
  expect(tabs).toEqual([
    { href: `/lista?persona=${id}`, label: 'Todos', isCurrent: false },
    { href: `/lista?tipo=cash&persona=${id}`, label: 'cash', isCurrent: true },
    { href: `/lista?tipo=split&persona=${id}`, label: 'split', isCurrent: false },
  ]);
});

test('a page shows at most its number of rows, and another one follows only where more were read', () => {
  const rows = Array.from({ length: PER_PAGE + 1 }, (_, row) => row);
  expect(cutPage(rows)).toEqual({ rows: rows.slice(0, PER_PAGE), last: PER_PAGE - 1 });
  expect(cutPage(rows.slice(0, PER_PAGE))).toEqual({ rows: rows.slice(0, PER_PAGE), last: undefined });
});
