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

test('every selection of a queue is kept in its address and read back from it', () => {
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
])('the meaningless parameter %s in the address of a queue is ignored', (search) => {
  expect(read(`/colas/all?${search}`)).toEqual({ queue: 'all' });
});

test('an address with an unknown queue name is not read as a queue', () => {
  expect(parseQueueQuery('borrowers', new URLSearchParams())).toBeUndefined();
});
