import { expect, test } from 'vitest';
import { floorsTable } from './floors-table.ts';

const standing = (contender: string, ratio: number) => ({ contender, ratio, nsPerCall: ratio * 10, isRight: true });

test('the table shows the worst kind of input of each function, beside its goal', () => {
  const results = [
    { race: 'valid', standings: [standing('floor', 1), standing('isValidCurp', 1.1), standing('parseCurp', 2)] },
    { race: 'length', standings: [standing('floor', 1), standing('isValidCurp', 1.4), standing('parseCurp', 1)] },
  ];
  const rows = floorsTable([{ node: '20.0.0', results }])
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()));
  expect(rows).toContainEqual(['', '× the floor, at most', 'Node 20.0.0', 'goal', '']);
  expect(rows).toContainEqual(['', 'isValidCurp', '1.40 (length)', '1.5', '']);
  expect(rows).toContainEqual(['', 'parseCurp', '2.00 (valid)', '', '']);
});
