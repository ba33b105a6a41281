import { expect, it } from 'vitest';
import { markdownTable } from './markdown-table.ts';

it('a table lines its columns up', () => {
  expect(
    markdownTable([
      ['from', 'to'],
      ['1 new', '2'],
    ]),
  ).toBe('| from  | to  |\n| ----- | --- |\n| 1 new | 2   |');
});
