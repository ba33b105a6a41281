import { expect, test } from 'vitest';
import { keepInReadme } from './keep-in-readme.ts';
import { sizeTable, speedTable } from './report.ts';

test('the table shows ratios, the floor in nanoseconds, and the contenders that were wrong', () => {
  const statuses = [
    { contender: 'floor', ratio: 1, nsPerCall: 44.2, isRight: true },
    { contender: 'ours', ratio: 1.25, nsPerCall: 55, isRight: true },
    { contender: 'peer', ratio: 121.4, nsPerCall: 5000, isRight: false },
  ];
  expect(speedTable([{ race: 'valid', statuses: statuses }])).toBe(
    [
      '| × the floor        | valid |',
      '| ------------------ | ----- |',
      '| floor, ns per call | 44    |',
      '| ours               | 1.25  |',
      '| peer               | 121 ✗ |',
    ].join('\n'),
  );
});

test('the table shows sizes', () => {
  expect(sizeTable([{ name: 'ours', minified: 300, gzip: 200, brotli: 100 }])).toContain(
    '| ours  | 300      | 200  | 100    |',
  );
});

test('new text is put between the marks of a README, and the rest stays', () => {
  const readme = '# Room\n\n<!-- bench:begin -->\n\nold\n\n<!-- bench:end -->\n\nEnd\n';
  const renewed = keepInReadme(readme, 'new');
  expect(renewed).toBe('# Room\n\n<!-- bench:begin -->\n\nnew\n\n<!-- bench:end -->\n\nEnd\n');
  expect(keepInReadme(renewed, 'new')).toBe(renewed);
  expect(() => keepInReadme('# Room', 'new')).toThrow('lacks');
});
