import { CASE_ASSIGNEES, CASE_BORROWERS, CASE_QUEUES, CASE_SORTS, SORT_ORDERS } from '@lender/contract';
import { APPLICATION_STATUSES } from '@lender/lending';
import { centavos } from '@lender/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { QUEUE_COLUMNS } from './queue-columns.ts';
import { parseQueueQuery, type QueueQuery, queuePath } from './queue-query.ts';

const read = (path: string) => {
  const { pathname, searchParams } = new URL(path, 'https://staff.example');
  return parseQueueQuery(pathname.split('/')[2], searchParams);
};
const pesos = fc.integer({ min: 1, max: 1_000_000 }).map((amount) => centavos(amount * 100));

test('whatever a queue shows stands in its address, and is read from there', () => {
  const query: fc.Arbitrary<QueueQuery> = fc.record(
    {
      queue: fc.constantFrom(...CASE_QUEUES),
      status: fc.constantFrom(...APPLICATION_STATUSES),
      assignee: fc.constantFrom(...CASE_ASSIGNEES),
      borrower: fc.constantFrom(...CASE_BORROWERS),
      bank: fc.constantFrom('012', '646'),
      amountFrom: pesos,
      amountTo: pesos,
      waitingHours: fc.integer({ min: 1, max: 9_999 }),
      sort: fc.constantFrom(...CASE_SORTS),
      order: fc.constantFrom(...SORT_ORDERS),
      cursor: fc.tuple(fc.constantFrom('after', 'before'), fc.nat(), fc.uuid()).map((parts) => parts.join('_')),
      columns: fc.subarray([...QUEUE_COLUMNS], { minLength: 1 }),
    },
    { requiredKeys: ['queue'] },
  );
  fc.assert(
    fc.property(query, (asked) => {
      expect(read(queuePath(asked))).toEqual(asked);
    }),
  );
});

test.each([
  'estado=8',
  'asignada=ana',
  'cliente=x',
  'banco=12',
  'desde=-1',
  'hasta=1e9',
  'horas=dos',
  'orden=nombre',
  'sentido=x',
  'lugar=x',
  'col=curp',
  'pagina=7',
])('an address that says %s asks for no more than the queue', (search) => {
  expect(read(`/colas/all?${search}`)).toEqual({ queue: 'all' });
});

test('there is no queue of another name', () => {
  expect(parseQueueQuery('borrowers', new URLSearchParams())).toBeUndefined();
});
