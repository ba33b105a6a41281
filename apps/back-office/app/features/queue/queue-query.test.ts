import { expect, test } from 'vitest';
import { parseQueueQuery, queuePath } from './queue-query.ts';

test.each(['/colas/manual', '/colas/open?pagina=3'])('%s is read and written the same', (path) => {
  const { pathname, searchParams } = new URL(path, 'https://staff.example');
  const query = parseQueueQuery(pathname.split('/')[2], searchParams);
  expect(query && queuePath(query)).toBe(path);
});

test.each(['0', '-1', '1.5', 'dos', '99999', ''])('page %j is the first', (pagina) => {
  expect(parseQueueQuery('all', new URLSearchParams({ pagina }))).toEqual({ queue: 'all', page: 1 });
});

test('there is no queue of another name', () => {
  expect(parseQueueQuery('borrowers', new URLSearchParams())).toBeUndefined();
});
