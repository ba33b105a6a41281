import { expect, test } from 'vitest';
import { floorsTable } from './floors-table.ts';

const status = (contender: string, ratio: number) => ({ contender, ratio, nsPerCall: ratio * 10, isRight: true });

test('the table shows the worst kind of input of each function, beside its goal', () => {
  const results = [
    { race: 'valid', statuses: [status('floor', 1), status('isValidCurp', 1.1), status('parseCurp', 2)] },
    { race: 'length', statuses: [status('floor', 1), status('isValidCurp', 1.4), status('parseCurp', 1)] },
  ];
  const rows = floorsTable([{ node: '20.0.0', results }])
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()));
  expect(rows).toContainEqual(['', '× the floor, at most', 'Node 20.0.0', 'goal', '']);
  expect(rows).toContainEqual(['', 'isValidCurp', '1.40 (length)', '1.5', '']);
  expect(rows).toContainEqual(['', 'parseCurp', '2.00 (valid)', '', '']);
});
