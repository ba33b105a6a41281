import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CaseRow } from '../../vocabulary/case-row.ts';
import { type LoadedRows, withFresh, withPage } from './row-pages.ts';

const rowOf = (place: number): CaseRow => ({
  id: String(place),
  href: '',
  client: '',
  reference: '',
  phone: '',
  amount: '',
  status: { label: '', tone: 'info' },
  reasons: '',
  waiting: { words: '', instant: '', exact: '' },
  due: null,
  holder: '',
  bank: '',
  borrower: '',
  asked: { instant: '', exact: '' },
});

/** Reads a page of a queue of numbers, which may have changed since the previous page was read. */
const read = (queue: readonly number[], after: number | undefined, size: number): LoadedRows => {
  const rest = queue.filter((place) => after === undefined || place > after);
  const rows = rest.slice(0, size);
  return { rows: rows.map(rowOf), moreHref: rest.length > size ? `after-${rows.at(-1)}` : undefined };
};
const placesOf = ({ rows }: LoadedRows) => rows.map(({ id }) => Number(id));
const next = (queue: readonly number[], loaded: LoadedRows, size: number): LoadedRows => {
  const askedHref = loaded.moreHref;
  if (askedHref === undefined) return loaded;
  return withPage(loaded, { askedHref, ...read(queue, Number(askedHref.slice('after-'.length)), size) });
};

test('reading page after page gives the whole queue, each row once and in order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(500)), fc.integer({ min: 1, max: 9 }), (places, size) => {
      const queue = places.toSorted((one, other) => one - other);
      let loaded = read(queue, undefined, size);
      while (loaded.moreHref !== undefined) loaded = next(queue, loaded, size);
      expect(placesOf(loaded)).toEqual(queue);
    }),
  );
});

test('changes between loads never repeat a row, break the order or lose a row of the beginning', () => {
  const change = fc.record({ gone: fc.array(fc.nat(60)), come: fc.array(fc.nat(60)), loads: fc.nat(3) });
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(60), { minLength: 5 }),
      fc.array(change, { maxLength: 6 }),
      fc.integer({ min: 1, max: 6 }),
      (places, changes, size) => {
        let queue = places.toSorted((one, other) => one - other);
        let loaded = read(queue, undefined, size);
        for (const { gone, come, loads } of changes) {
          for (let load = 0; load < loads; load++) loaded = next(queue, loaded, size);
          queue = [...new Set([...queue, ...come])].filter((place) => !gone.includes(place)).toSorted((a, b) => a - b);
          const fresh = read(queue, undefined, size);
          loaded = withFresh(loaded, fresh);
          const shown = placesOf(loaded);
          expect(shown).toEqual([...new Set(shown)].toSorted((a, b) => a - b));
          expect(shown.slice(0, fresh.rows.length)).toEqual(placesOf(fresh));
        }
      },
    ),
  );
});

test('an answer to an outdated request changes nothing', () => {
  const loaded = read([1, 2, 3], undefined, 2);
  expect(withPage(loaded, { askedHref: 'after-1', rows: [rowOf(9)] })).toBe(loaded);
});

test('a new beginning that does not overlap the loaded rows replaces them, so that there is no gap', () => {
  const loaded = next([1, 2, 3, 4], read([1, 2, 3, 4], undefined, 2), 2);
  const fresh = { rows: [rowOf(-2), rowOf(-1)], moreHref: 'after--1' };
  expect(withFresh(loaded, fresh)).toBe(fresh);
});
