import { expect, test } from 'vitest';
import { lighthouseTable } from './lighthouse-table.ts';

test('a page is shown with its median scores, and with the findings', () => {
  const scores = { performance: [90, 100, 98], accessibility: [100], 'best-practices': [100], seo: [92] };
  const [, , row] = lighthouseTable([{ path: '/', scores, found: ['meta-description'] }]).split('\n');
  expect(row?.replace(/ +/g, ' ')).toBe('| `/` | 98 | 100 | 100 | 92 | meta-description |');
});
