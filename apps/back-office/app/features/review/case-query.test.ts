import { expect, test } from 'vitest';
import { changedSearch } from '../../shell/changed-search.ts';
import { parseCaseQuery } from './case-query.ts';

const read = (search: string) => parseCaseQuery(new URLSearchParams(search));
const documento = '01930000-0000-7000-8000-000000000011';

test('an address holds the part, the act, the document and the queue', () => {
  expect(read(`ver=buro&decidir=ask&historia=dinero&documento=${documento}&de=/colas/manual?pagina=2`)).toEqual({
    tab: 'buro',
    act: 'ask',
    kind: 'dinero',
    document: documento,
    beside: undefined,
    from: '/colas/manual?pagina=2',
  });
});

test('a value that makes no sense is ignored', () => {
  expect(read('ver=nada&decidir=borrar&documento=7&historia=x')).toMatchObject({ tab: 'resumen' });
  for (const de of ['https://malo.example', '//malo.example', '/\\malo', '/prestamos/7', '/colas/a b'])
    expect(parseCaseQuery(new URLSearchParams({ de })).from).toBeUndefined();
});

test('a link to another part keeps the queue, and closes what was open for a moment', () => {
  expect(changedSearch('?de=%2Fcolas%2Fmanual&decidir=approve&mostrar=curp&decidida=1', { ver: 'buro' })).toBe(
    '?de=%2Fcolas%2Fmanual&ver=buro',
  );
  expect(changedSearch('?documento=7&ver=buro', { documento: null })).toBe('?ver=buro');
});
