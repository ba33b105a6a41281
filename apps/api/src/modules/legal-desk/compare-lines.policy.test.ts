import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareLines } from './compare-lines.policy.ts';

const lines = fc.array(fc.constantFrom('uno', 'dos', 'tres', 'cuatro'), { minLength: 1, maxLength: 12 });

test('the kept and the removed lines are the old text; the kept and the added lines are the new text', () => {
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const changes = compareLines(before.join('\n'), after.join('\n'));
      const without = (change: 'removed' | 'added') =>
        changes.filter((each) => each.change !== change).map(({ line }) => line);
      expect(without('added')).toEqual(before);
      expect(without('removed')).toEqual(after);
    }),
  );
});

test('a rewritten sentence is shown in its place', () => {
  expect(compareLines('# A\nuno\n# B\ndos', '# A\nuno y medio\n# B\ndos')).toEqual([
    { change: 'same', line: '# A' },
    { change: 'removed', line: 'uno' },
    { change: 'added', line: 'uno y medio' },
    { change: 'same', line: '# B' },
    { change: 'same', line: 'dos' },
  ]);
});

test('texts that are too long to compare are shown whole', () => {
  const long = (word: string) => Array(1_100).fill(word).join('\n');
  expect(compareLines(long('a'), long('b'))).toHaveLength(2_200);
});
